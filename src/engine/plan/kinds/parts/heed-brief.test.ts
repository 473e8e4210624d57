import { describe, expect, it } from 'vitest';
import type { ListedItem } from '@/domain/site/brief';
import { siteKinds } from '@/domain/site/vocabulary';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
import { findKind } from '../find-kind';
import { makeTestFacts } from '../testing/make-test-facts';
import { heedBrief } from './heed-brief';

await loadAllCopy();

const slot = <T>(value: T) => ({ value, spans: [] });
const item = (name: string, price?: string, section: ListedItem['section'] = 'pricing') =>
  slot<ListedItem>({ section, name, ...(price ? { price } : {}) });

const textOf = (prompt: string): string =>
  JSON.stringify(
    makePlan(readBrief(prompt), 1).pages.map(({ sections }) => sections.map(({ content }) => content)),
  );

// The hours between, such as 9:00, hold no currency; every sum on the page does.
const sums = (text: string): string[] => text.match(/[£€$]\s?\d(?:[\d.,]*\d)?/gu) ?? [];

describe('a price list in the prompt', () => {
  it.each([
    [
      'Barbershop "Kingsway" in Leeds. Price list: haircut £24, beard trim £14, hot towel shave £28.',
      ['£24', '£14', '£28'],
    ],
    ['Nail studio in Bath, price list: manicure £30, gel polish £38, pedicure £42', ['£30', '£38', '£42']],
    ['Café "Nook" in York with menu: flat white £3, bun £4, toast £5', ['£3', '£4', '£5']],
    ['Gym in Leeds, prices: drop-in £9, monthly £45, yearly £450', ['£9', '£45', '£450']],
    ['Dog groomer in Kent. Prices: wash £20, full groom £45, nail clipping £10', ['£20', '£45', '£10']],
    [
      'Window cleaner in Leeds. Price list: flat £25, terraced house £35, bungalow £30',
      ['£25', '£35', '£30'],
    ],
  ])('%s: no other sum stands on any page', (prompt, asked) => {
    const found = new Set(sums(textOf(prompt)));
    expect([...found].toSorted()).toEqual([...asked].toSorted());
  });

  it.each(siteKinds)('leaves no made-up price beside the asked ones in %s', (kind) => {
    const facts = makeTestFacts(
      {},
      { items: [item('alpha thing', '£777'), item('beta thing', '£888'), item('gamma thing', '£999')] },
    );
    const definition = findKind(kind);
    const pages = definition.pages.flatMap(({ sections }) => sections);
    const bank = heedBrief(facts, definition.content(facts), pages);
    for (const type of ['menu', 'products', 'pricing', 'services', 'tickets', 'rooms'] as const) {
      const prices = (bank[type]?.items ?? []).flatMap(({ price }) => (price ? [price] : []));
      expect(prices.filter((price) => !['£777', '£888', '£999'].includes(price))).toEqual([]);
    }
  });
});

it('names the asked things in the services, the choices and the words they were like', () => {
  const facts = makeTestFacts(
    {},
    {
      prompt: 'barber',
      items: [item('beard trim', '£14'), item('hot towel shave', '£28'), item('kids cut', '£12')],
    },
  );
  const bank = heedBrief(facts, findKind('salon').content(facts));
  expect(bank.services?.items?.map(({ title }) => title)).toEqual([
    'beard trim',
    'hot towel shave',
    'kids cut',
  ]);
  expect(bank.services?.items?.[0]).toMatchObject({ price: '£14', text: 'Shaped with the razor' });
  expect(bank.booking?.items?.map(({ title }) => title)).not.toContain('Skin fade');
});

it('keeps the classes of a gym whose memberships are named', () => {
  const facts = makeTestFacts({}, { items: [item('monthly', '£40'), item('yearly', '£400')] });
  const before = findKind('gym').content(facts);
  const after = heedBrief(facts, before);
  expect(after.services).toEqual(before.services);
  expect(after.pricing?.items?.map(({ title }) => title)).toEqual(['monthly', 'yearly']);
});

it('shows the asked goods in every part of a shop', () => {
  const facts = makeTestFacts(
    {},
    {
      prompt: 'ceramics shop',
      items: [item('moon jar', '€90', 'products'), item('tea bowl', '€35', 'products')],
    },
  );
  const bank = heedBrief(facts, findKind('shop').content(facts));
  for (const type of ['products', 'categories', 'gallery', 'comparison'] as const)
    expect(JSON.stringify(bank[type]), type).not.toContain('Breakfast bowl');
  expect(bank['product-detail']?.title).toBe('moon jar');
  expect(bank.products?.items).toHaveLength(2);
});

it('puts the named people where made-up ones would stand', () => {
  const facts = makeTestFacts({}, { items: [item('Anna Reed', undefined, 'team')] });
  const bank = heedBrief(facts, findKind('yoga').content(facts));
  expect(bank.team?.items?.map(({ title }) => title)).toEqual(['Anna Reed']);
  expect(bank.team?.items?.some(({ sample }) => sample)).toBe(false);
});

describe('appointments by telephone alone', () => {
  it.each([
    'Barbershop in Leeds, appointments only by phone 0113 496 0000',
    'Physiotherapie in Leipzig, Termine nur telefonisch unter 0341 123456',
  ])('%s: the number, no booking form', (prompt) => {
    const plan = makePlan(readBrief(prompt), 1);
    const sections = plan.pages.flatMap((page) => page.sections);
    expect(sections.some(({ type }) => type === 'booking')).toBe(false);
    expect(plan.action?.href).toMatch(/^tel:/u);
    expect(JSON.stringify(sections)).not.toContain('"href":"booking"');
  });

  it('keeps the form where there is no number to call', () => {
    const plan = makePlan(readBrief('Barbershop in Leeds, appointments only by phone'), 1);
    expect(plan.pages.flatMap((page) => page.sections).some(({ type }) => type === 'booking')).toBe(true);
  });
});

it('says nothing of a dish that was written for another', () => {
  const text = textOf('Ramen bar in Lisbon. Tonkotsu 13 EUR, Vegan miso 12 EUR, Gyoza 6 EUR');
  expect(text).toContain('Vegan miso');
  expect(text).not.toMatch(/Minced pork/u);
});
