import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await loadAllCopy();
const home = (prompt: string) => makePlan(readBrief(prompt), 1).pages[0]?.sections ?? [];

it('draws what a shop is for, whatever its pieces are called, and puts no single piece on a shelf', () => {
  const sections = home(
    'Handmade leather bags webshop, Anni Oja from Tampere, three bags: Kaamos 240€, Ruska 190€, Talvi 280€',
  );
  const art = sections.find(({ type }) => type === 'products')?.content.items?.map((item) => item.art);
  expect(new Set(art).size).toBe(1);
  expect(art?.[0]).toMatch(/bag/u);
  expect(sections.map(({ type }) => type)).not.toContain('categories');
});

it('keeps shelves that were asked for', () => {
  const sections = home('Online shop for candles with categories: Lavender £12, Cedar £14, Orange £11');
  expect(sections.map(({ type }) => type)).toContain('categories');
});

it('lays the goods of a trade under the qualities that a filter tells', () => {
  const items = home(
    'An online shop for houseplants called Leaf & Co with a cart. Ten products, filter by easy, shade and pet safe.',
  ).find(({ type }) => type === 'products')?.content.items;
  expect(items?.map(({ group }) => group)).toEqual(expect.arrayContaining(['Easy', 'Shade', 'Pet safe']));
  expect(items?.map(({ title }) => title)).toContain('Monstera');
  expect(items).toHaveLength(10);
});

it('lays bicycles under those whom they are for, and does not say of each that it is refurbished', () => {
  const items = home(
    'An online shop for refurbished bicycles called Second Spin with a cart. Six products, filter by city, road and kids.',
  ).find(({ type }) => type === 'products')?.content.items;
  expect(new Set(items?.map(({ group }) => group))).toEqual(new Set(['City', 'Road', 'Kids']));
  expect(items?.map(({ title }) => title)).toContain('Road bicycle No. 1');
  expect(items?.map(({ title }) => title)).toContain('Children’s bike');
});

it('lays spices under how they are, each by its own name', () => {
  const items = home(
    'An online shop for spices called Saffron Row with a cart. Twelve products, filter by whole, ground and blends.',
  ).find(({ type }) => type === 'products')?.content.items;
  expect(items?.find(({ title }) => title === 'Black pepper, whole')?.group).toBe('Whole');
  expect(JSON.stringify(items)).not.toMatch(/Whole, (?:small|large|to give)/u);
});
