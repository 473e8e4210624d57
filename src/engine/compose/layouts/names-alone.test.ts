import { expect, it } from 'vitest';
import type { ContentItem } from '../../plan/content';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { composeSection } from '../compose-section';
import { bento } from './card-layouts';
import { goodMotif } from './good-motif';
import { profile, staff } from './person-layouts';
import { priceTiles } from './price-tiles';
import { rail } from './schedule-layouts';
import { wings } from './spread-layouts';

await loadAllCopy();

const brief = readBrief('A website for a piano tuner in Ghent');
const compose = (
  type: 'services' | 'pricing' | 'values' | 'menu',
  variant: string,
  items: readonly ContentItem[],
) =>
  composeSection({ type, variant, brief, kind: 'home-services', seed: 5, takenIds: [], content: { items } });
const sketch = { hasImages: true } as Parameters<NonNullable<typeof bento.suits>>[1];

it('sets a price at the end of a large line, as large as the name', () => {
  const { html, css } = compose('services', 'signs', [
    { title: 'Tuning', price: '€90' },
    { title: 'Strings' },
  ]);
  expect(html).toMatch(/<p class="sign-end">€90<\/p>/u);
  expect(html).not.toMatch(/<div>\s*<\/div>/u);
  expect(css).toMatch(/\.sign-end \{[^}]*grid-column-end: -1;[^}]*var\(--step-2\)/u);
});

it('sets names alone in two columns, short points abreast, and the dishes of each course apart', () => {
  const named = ['Wills', 'Probate', 'Trusts'].map((title) => ({ title }));
  expect(compose('services', 'rows', named).html).toContain('rows-bare');
  const told = named.map((item) => ({ ...item, text: 'Said of it.' }));
  expect(compose('services', 'rows', told).html).not.toContain('rows-bare');
  const points = compose('values', 'columns', told);
  expect(points.html).toContain('<div class="abreast">');
  expect(points.css).toMatch(/\.abreast \{[^}]*repeat\(auto-fit/u);
  const dishes = ['Soup', 'Salad', 'Cake'].map((title, at) => ({ title, group: at < 2 ? 'First' : 'Last' }));
  expect(compose('menu', 'tiles', dishes).html.match(/class="tile-group"/gu)).toHaveLength(2);
});

it('sets the name of a plan without a price as large as the prices beside it', () => {
  const { css } = compose('pricing', 'plans', [{ title: 'Basic' }, { title: 'Full', price: '€8' }]);
  expect(css).toContain('.plan:not(:has(> .plan-price)) h3 { font-size: var(--step-2); }');
});

it('leaves no cell of a mosaic with a name alone, and no name alone across a page', () => {
  const named = ['One', 'Two', 'Three'].map((title) => ({ title }));
  const said = named.map((item) => ({ ...item, text: 'Said.' }));
  expect(bento.suits?.({ title: '', items: named }, sketch)).toBe(false);
  expect(bento.suits?.({ title: '', items: said }, sketch)).toBe(true);
  expect(profile.suits?.({ title: '', items: named.slice(0, 2) }, sketch)).toBe(false);
  expect(staff.suits?.({ title: '', items: named }, sketch)).toBe(false);
  expect(staff.suits?.({ title: '', items: said }, sketch)).toBe(true);
  expect(profile.suits?.({ title: '', items: said.slice(0, 2) }, sketch)).toBe(true);
});

it('draws the dishes of a menu where each is known, and rails where there are stations', () => {
  const dishes = (...titles: string[]) => ({ title: '', items: titles.map((title) => ({ title })) });
  expect(priceTiles.suits?.(dishes('Pizza', 'Tacos'), sketch)).toBe(true);
  expect(priceTiles.suits?.(dishes('Pizza', 'Xqwz'), sketch)).toBe(false);
  const stops = (count: number) => ({
    title: '',
    items: Array.from({ length: count }, (_, at) => ({ title: `Stop ${at}`, value: '9:00' })),
  });
  expect(rail.suits?.(stops(2), sketch)).toBe(false);
  expect(rail.suits?.(stops(5), sketch)).toBe(true);
  expect(wings.suits?.({ title: '', items: ['A', 'B', 'C', 'D'].map((title) => ({ title })) }, sketch)).toBe(
    false,
  );
});

it('sells a scent of the forest as what it scents, and a house by the sea with its sea', () => {
  const [soaps, houses] = [{ art: ['soap', 'leaf'] }, { art: ['house', 'key'] }];
  expect(goodMotif({ plan: soaps, section: { type: 'products' } }, { title: 'Forest' })).toBe('soap');
  expect(goodMotif({ plan: soaps, section: { type: 'products' } }, { title: 'Roses' })).toContain('Roses');
  expect(goodMotif({ plan: houses, section: { type: 'listings' } }, { title: 'Sea house' })).toContain('Sea');
});

it('serves lamb cooked where dishes are', () => {
  const grill = readBrief('Restaurant in Leeds, open fire, book a table');
  const galleryOf = (art: string) =>
    composeSection({
      type: 'gallery',
      variant: 'strip',
      brief: grill,
      kind: 'restaurant',
      seed: 5,
      takenIds: [],
      content: { items: ['One', 'Two', 'Three', 'Four'].map((title) => ({ title, art })) },
    }).html;
  expect(galleryOf('lamb')).toBe(galleryOf('dish'));
  expect(galleryOf('fish')).not.toBe(galleryOf('dish'));
});
