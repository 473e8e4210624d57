import { expect, it } from 'vitest';
import { readShopChoice, readToldChoices } from './read-shop-choices';

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

it('reads what each of them costs, and several choices side by side', () => {
  const told = (prompt: string) =>
    readToldChoices(prompt).map(({ label, options }) => [
      label,
      options.map(({ name, price }) => (price === undefined ? name : `${name} ${price}`)),
    ]);
  expect(told('Scents: fig, sea salt. Three sizes: small £12, medium £18.50, large £26. 6 products')).toEqual(
    [
      ['Scent', ['Fig', 'Sea salt']],
      ['Size', ['Small £12', 'Medium £18.50', 'Large £26']],
    ],
  );
  expect(told('Colours: slate, moss. Sizes 500 ml (£24) and 750 ml (£29).')).toEqual([
    ['Colour', ['Slate', 'Moss']],
    ['Size', ['500 ml £24', '750 ml £29']],
  ]);
  expect(told('travel pillow, £39, three colours: charcoal, rust, oat. Reviews')).toEqual([
    ['Colour', ['Charcoal', 'Rust', 'Oat']],
  ]);
  expect(told('tees come in black, white and rust colours, sizes S M L')).toEqual([
    ['Size', ['S', 'M', 'L']],
    ['Colour', ['Black', 'White', 'Rust']],
  ]);
});

it('takes the colours of a site for no choice', () => {
  expect(readToldChoices('online shop for lamps. Colours: navy and gold')).toEqual([]);
});
