import { expect, it } from 'vitest';
import { readFacetsAbroad } from './read-facets-abroad';

it.each([
  ['es', 'con carrito, doce productos, filtros por aroma y opiniones.', ['scent']],
  ['fr', 'panier, filtre par type de peau, avis clients', ['skin']],
  ['de', 'mit Warenkorb, Filter nach Sorte und Größe.', ['type', 'size']],
  ['nl', 'negen producten, filter op licht en klantbeoordelingen.', ['light']],
  ['pl', 'koszyk, filtry według rodzaju, opinie klientów.', ['type']],
  ['tr', 'sekiz ürün, kategoriye göre filtre, yorumlar.', ['type']],
  ['ar', 'وتسعة منتجات وتصفية حسب النوع وآراء العملاء.', ['type']],
  ['he', 'שמונה מוצרים, סינון לפי ריח וחוות דעת.', ['scent']],
  ['es', 'filtros por marca desconocida', []],
])('reads by what goods are narrowed in %s: %s', (language, prompt, fields) => {
  const facets = readFacetsAbroad(prompt, language);
  expect(facets.map(({ field }) => field)).toEqual(fields);
  for (const { options } of facets) expect(options.length).toBeGreaterThan(1);
});
