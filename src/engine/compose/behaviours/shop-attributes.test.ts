import { expect, it } from 'vitest';
import { isFacetWord, readShopFacets } from './read-shop-choices';

it.each(['continent', 'century', 'artist', 'genre', 'pet safe'])(
  'takes "%s" for an attribute and no shelf',
  (word) => {
    expect(isFacetWord(word)).toBe(true);
  },
);

it('gives each attribute its options', () => {
  const facets = readShopFacets('nine maps, filter by continent and century, cart');
  expect(facets.map(({ label, options }) => [label, options.length])).toEqual([['Continent', 4], ['Century', 4]]);
}); // prettier-ignore
