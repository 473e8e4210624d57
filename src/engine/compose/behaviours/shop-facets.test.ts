import { describe, expect, it } from 'vitest';
import { filtersByPrice, haveOf, isFacetWord, readShopFacets, readToldChoices } from './read-shop-choices';

describe('what a shop is narrowed by', () => {
  it('is what the prompt names, with what it tells of it', () => {
    const prompt = 'T-shirt shop in sizes S, M, L and XL, filter by size, color and price';
    expect(readShopFacets(prompt).map(({ label, options }) => [label, options.length])).toEqual([
      ['Size', 4],
      ['Color', 4],
    ]);
    expect(filtersByPrice(prompt)).toBe(true);
  });

  it('is nothing where nothing is named', () => {
    expect(readShopFacets('shop for kids clothes, sizes 2 to 10, filter by mood')).toEqual([]);
    expect(filtersByPrice('shop with a price list, filter by size')).toBe(false);
    expect(filtersByPrice('listings with price filter, contact')).toBe(true);
  });

  it('leaves each choice with something, and nothing with every choice', () => {
    for (const facet of readShopFacets('shoe shop, filter by size and colour'))
      for (const option of facet.options) {
        const have = [0, 1, 2, 3, 4, 5].map((index) => haveOf(facet, index).includes(option));
        expect(new Set(have)).toEqual(new Set([true, false]));
      }
  });

  it('takes no part of the page for a size', () => {
    expect(readToldChoices('boutique en ligne, filtres par âge et taille, panier, livraison, blog')).toEqual(
      [],
    );
    expect(readToldChoices('boutique, tailles S, M et L, panier')[0]?.options).toHaveLength(3);
  });

  it('says nothing of what stands beside the goods: a kettle is of no roast, and has a size', () => {
    const [roast, size] = readShopFacets('coffee shop, filter by roast and size');
    if (!roast || !size) throw new Error('Two facets were named.');
    expect(haveOf(roast, 0, 0, 'Kenya', 'Filter')).toHaveLength(1);
    expect(haveOf(roast, 0, 0, 'Kettle', 'Equipment')).toEqual([]);
    expect(haveOf(size, 0, 0, 'Kettle', 'Equipment')).not.toEqual([]);
  });

  it('has the choices that stand in brackets, the usual ones of a known sort, and letters for makes', () => {
    const facetsOf = (prompt: string) => readShopFacets(prompt).map(({ label, options }) => [label, options]);
    expect(facetsOf('plant shop with filters by care level (easy, expert) and light')).toEqual([
      ['Care level', ['Easy', 'Expert']],
      ['Light', ['Low', 'Medium', 'Bright']],
    ]);
    expect(facetsOf('Boutique de thés, filtre par type (vert, noir, rooibos)')).toEqual([
      ['Type', ['Vert', 'Noir', 'Rooibos']],
    ]);
    expect(facetsOf('tienda, filtros por marca y precio')).toEqual([
      ['Marca', ['Marca A', 'Marca B', 'Marca C']],
    ]);
    expect(filtersByPrice('tienda, filtros por marca y precio')).toBe(true);
    expect(isFacetWord('marca') && isFacetWord('price') && !isFacetWord('mugs')).toBe(true);
  });
});
