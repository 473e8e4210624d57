import { expect, it } from 'vitest';
import { sheet } from './price-layouts';
import { tags } from './tag-layouts';

const sketch = { hasImages: true } as Parameters<NonNullable<typeof sheet.suits>>[1];

it('sets no list of terms where a name has nothing said of it', () => {
  const suits = (items: readonly { readonly title: string; readonly price?: string }[]) =>
    sheet.suits?.({ title: 'Menu', items }, sketch);
  expect(
    suits([
      { title: 'Bread', price: '£4' },
      { title: 'Cake', price: '£3' },
    ]),
  ).toBe(true);
  expect(suits([{ title: 'Bread', price: '£4' }, { title: 'Cake' }])).toBe(false);
});

it('leaves the colour of a small heading to a look that paints its ground', () => {
  // With the weight of a class it would outdo `.head h2` of a look, and stand in colour on ink.
  expect(tags.css).toMatch(/:where\(\.tag-few \.head\) h2 \{ color: var\(--accent-text\); \}/u);
  expect(tags.css).not.toMatch(/\.tag-few \.head h2 \{[^}]*color:/u);
});
