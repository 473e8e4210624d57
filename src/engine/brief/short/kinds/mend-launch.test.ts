import { describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

describe('one thing that is sold', () => {
  it.each([
    'landing page for Murmur, a white noise machine for babies. $79, free shipping, 30 night trial, buy button',
    'Product page for a reusable notebook called Slate & Sun, price £24, five features',
    'landing page for Noctis, a blackout sleep mask, £32, free returns, reviews',
    'landing page for pea milk brand "Peabody", bold and playful, stockists and nutrition',
  ])('is a product, whatever it is: %s', (prompt) => {
    expect(readBrief(prompt).kind.value).toBe('product');
  });

  it.each([
    ['landing page for Shiftly, a rota tool for cafés, free trial, pricing', 'saas'],
    ['landing page for our window cleaning service in Leeds, free quote', 'cleaning'],
  ])('is no program and no trade: %s', (prompt, kind) => {
    expect(readBrief(prompt).kind.value).toBe(kind);
  });

  it('is sold in the sorts that are told, at the price told for one', () => {
    const { items, parts, phrases } = readBrief(
      'website for FizzBee kombucha, 4 flavours: ginger, hibiscus, lemon, plain. cans €3.20 each. order form',
    );
    expect(items.map(({ value }) => [value.name, value.price])).toEqual(
      ['Ginger', 'Hibiscus', 'Lemon', 'Plain'].map((name) => [name, '€3.20 each']),
    );
    expect([...parts, ...phrases]).toEqual([]);
  });

  it('shows its sorts on a shelf where no price was told', () => {
    const { items, sections } = readBrief(
      'Landing page for KAPOW, an energy coffee in cans. Three flavours: Hazelnut, Mocha, Vanilla. Buy button.',
    );
    expect(items.map(({ value }) => [value.section, value.name])).toEqual([
      ['products', 'Hazelnut'],
      ['products', 'Mocha'],
      ['products', 'Vanilla'],
    ]);
    expect(sections.map(({ value }) => value)).toContain('products');
  });
});

it('takes many products of a sort for a shelf', () => {
  expect(readBrief('green website with 150 products of bike lamps').kind.value).toBe('shop');
});

it('knows a device by its battery, and who has a waiting list by the work', () => {
  const alarm = readBrief(
    'Landing page for Driplet, a leak monitor for washing machines. $49, rechargeable. Big "Order yours" button.',
  );
  expect(alarm.kind.value).toBe('product');
  expect(readBrief('Bagpipe maker, Ewan Rennie, Oban. Waiting list about a year.').kind.value).not.toBe('product'); // prettier-ignore
});
