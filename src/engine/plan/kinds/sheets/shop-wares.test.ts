import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
import { waresOf } from '../parts/wares-of';
import { namedFirst } from './shop-wares';

await loadAllCopy();

const goodsOf = (prompt: string): readonly string[] =>
  makePlan(readBrief(prompt), 1)
    .pages.flatMap(({ sections }) => sections)
    .filter(({ type }) => type === 'products')
    .flatMap(({ content }) => (content.items ?? []).map(({ title }) => title));

it.each([
  ['Online store for refurbished phones with cart and filter by brand', 'Fairphone 4, 128 GB'],
  ['online shop for cat toys', 'Feather on a string'],
  ['An online shop for wooden toys with a cart', 'Marble run'],
  ['web shop selling curtains', 'Curtain, linen'],
  ['Online shop for electric scooters', 'City scooter'],
  ['online store that sells 3d printed miniatures', 'Goblins, ten'],
  ['shop for tents', 'Two-person tent'],
  ['Webshop for handmade leather dog collars', 'Collar, webbing'],
])('%s has %s on its shelf', (prompt, good) => {
  expect(goodsOf(prompt)).toContain(good);
});

it('names pieces by how they differ where nobody knows the wares', () => {
  const goods = goodsOf('online shop for ocarinas with a cart');
  expect(goods).toContain('Ocarina, small');
  expect(goods.join(' ')).not.toMatch(/no\. \d/u);
});

it('names pieces of running shoes by what they are for, and puts no mats beside them', () => {
  const prompt = 'Shop for running shoes called Second Wind. trail and road, filter by size';
  expect(goodsOf(prompt)).toContain('Trail running shoe No. 1');
  expect(JSON.stringify(makePlan(readBrief(prompt), 1).pages)).not.toMatch(/\bmats?\b|dumbbell/iu);
});

it('takes the wares out of what a shop calls itself', () => {
  expect(waresOf('online cat toy shop')).toBe('cat toys');
  expect(waresOf('camera lens store')).toBe('camera lenses');
  expect(waresOf('online shop')).toBe('');
});

it('puts what the shop is called by first, and the rest of its group behind', () => {
  const rows = [
    ['Cover', '1', '', '', 'Bed'],
    ['Towel', '1', '', '', 'Window'],
    ['Curtain, linen', '1', '', '', 'Window'],
  ];
  expect(namedFirst(rows, 'linen curtains').map(([title]) => title)).toEqual([
    'Curtain, linen',
    'Towel',
    'Cover',
  ]);
});

it('of a shop on the net tells the warranty, and gives it neither a door nor hours', () => {
  const { pages } = makePlan(
    readBrief('Online store for refurbished phones: 10 products, cart, checkout, 12 month warranty'),
    1,
  );
  expect(JSON.stringify(pages)).toContain('12 month warranty');
  const types = pages.flatMap(({ sections }) => sections.map(({ type }) => type));
  expect(types).not.toContain('map');
  expect(types).not.toContain('hours');
});

it('keeps the capitals of makers in captions and buttons', () => {
  const text = JSON.stringify(makePlan(readBrief('Online store for refurbished phones with cart'), 1).pages);
  expect(text).toContain('See Apple');
  expect(text).not.toContain('iphone 13');
});
