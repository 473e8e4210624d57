import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const goodsOf = (prompt: string) =>
  makePlan(readBrief(prompt), 1).pages[0]?.sections.find(({ type }) => type === 'products')?.content.items ??
  [];

it('puts things that can be bought under every sort that a shop with a cart tells without prices', () => {
  const goods = goodsOf('online shop selling yarn, needles and patterns with cart, called Purl Street');
  expect([...new Set(goods.map(({ group }) => group))]).toEqual(['Yarn', 'Needles', 'Patterns']);
  expect(goods.every(({ price, sample }) => price !== undefined && sample === true)).toBe(true);
  expect(goods.map(({ title }) => title)).toContain('Pattern No. 1');
});

it('makes as many of them as the shop says that it has', () => {
  expect(goodsOf('online shop selling rings, brooches and earrings with cart, 7 products')).toHaveLength(7);
});

it('leaves sorts of a shop with a door as they are told', () => {
  const goods = goodsOf('Spice shop in Bristol. We stock saffron, cardamom and sumac. Open Tue-Sat 10-5.');
  expect(goods.map(({ title }) => title)).toEqual(['Saffron', 'Cardamom', 'Sumac']);
});

it('draws no table for lamps that stand on one', () => {
  const goods = goodsOf(
    'An online shop for hand-blown glass lamps called Ember & Reed with a cart. Nine products, filter by pendant, table and wall.',
  );
  expect(goods).toHaveLength(9);
  for (const { art } of goods) expect(art).not.toMatch(/table|wall|cocktail/u);
});

it.each([
  ['climbing gear called Cragbox', 'ropes, shoes and chalk', 'Single rope, 60 m'],
  ['natural skincare called Tallow', 'cleansers, creams and oils', 'Cleansing balm'],
  ['art supplies called Umber', 'paints, brushes and paper', 'Round brush, no. 8'],
])('puts goods of the trade under the sorts of a shop for %s', (shop, sorts, good) => {
  const goods = goodsOf(`An online shop for ${shop} with a cart. Nine products, filter by ${sorts}.`);
  expect(goods).toHaveLength(9);
  expect(goods.map(({ title }) => title)).toContain(good);
});
