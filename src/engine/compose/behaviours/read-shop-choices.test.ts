import { expect, it } from 'vitest';
import { readShopChoice } from './read-shop-choices';

it.each([
  ['Lavender £14. Sizes small and large. Free delivery', 'Size', ['Small', 'Large']],
  ['t-shirt shop, sizes S, M, L and XL, cart', 'Size', ['S', 'M', 'L', 'XL']],
  ['ice cream tubs in flavours vanilla, mint or mango', 'Flavour', ['Vanilla', 'Mint', 'Mango']],
])('reads what things come in: %s', (prompt, label, options) => {
  expect(readShopChoice(prompt)).toEqual({ label, options });
});

it.each(['a shop with filters by size and price', 'sizes and shipping on request', 'candles in all sizes'])(
  'reads nothing out of %s',
  (prompt) => expect(readShopChoice(prompt)).toBeNull(),
);
