import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../read-brief';
import { loadLexicons } from '../words/lexicon-shelf';

const shops = [
  'Tienda online de velas artesanas «Cera y Sal», en Cádiz, con carrito, doce productos, filtros por aroma y opiniones.',
  'Boutique en ligne de savons « Bulle d’Argile » à Aix : panier, neuf produits, filtre par type de peau, avis clients et livraison.',
  'Onlineshop für Tee „Blattwerk“ aus Freiburg mit Warenkorb, zehn Produkten, Filter nach Sorte und Kundenbewertungen.',
  'Webwinkel voor planten "Groene Vingers" in Nijmegen met winkelwagen, negen producten, filter op licht en klantbeoordelingen.',
  '"Toprak Ana" el yapımı seramik mağazası için online satış sitesi, Ayvalık: sepet, sekiz ürün, kategoriye göre filtre, yorumlar.',
  'متجر إلكتروني للتمور اسمه «نخلة الدار» في المدينة المنورة مع سلة تسوق وتسعة منتجات وتصفية حسب النوع وآراء العملاء.',
];

beforeAll(async () => {
  for (const prompt of shops) await loadLexicons(prompt);
});

it.each([
  [0, 12],
  [1, 9],
  [2, 10],
  [3, 9],
  [4, 8],
  [5, 9],
])('counts the goods of a shop and keeps its reviews, prompt %i', (at, count) => {
  const brief = readBrief(shops[at] ?? '');
  expect(brief.counts.map(({ value }) => value)).toContainEqual({ thing: 'products', count });
  expect(brief.sections.map(({ value }) => value)).toContain('testimonials');
  expect(brief.sections.map(({ value }) => value)).not.toContain('categories');
  expect(brief.items).toEqual([]);
});

it('reads what a Dutch or German shop sells, and a town before its list', () => {
  expect(readBrief(shops[2] ?? '').offer?.value).toBe('Tee');
  expect(readBrief(shops[3] ?? '').offer?.value).toBe('planten');
  expect(readBrief(shops[4] ?? '').place?.value).toBe('Ayvalık');
});
