import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllLexicons();
await loadAllCopy();

const sectionsOf = (prompt: string) =>
  makePlan(readBrief(prompt), 5).pages.flatMap(({ sections }) => sections);
const titlesOf = (prompt: string, type: string): readonly string[] =>
  sectionsOf(prompt)
    .filter((section) => section.type === type)
    .flatMap(({ content }) => content.items ?? [])
    .map(({ title }) => title);
const plans =
  /Básico|Habitual|Completo|"Klein"|"Mittel"|"Groß"|Courant|Complet"|Simple"|Essencial|Normale|Standaard|Compleet|Podstawowy|Pełny|Temel"|"الأساسي"|קטן|להתחלה/u;

it.each([
  'panadería en Toledo con precios y fotos',
  'boulangerie à Tours, tarifs et horaires',
  'Töpferei in Worpswede mit Preisen',
  'costureira no Porto, com preços',
  'falegnameria a Trento con listino prezzi',
  'restaurant in Leuven met prijzen',
  'kancelaria adwokacka w Rzeszowie, cennik',
  'İzmir’de butik otel, fiyatlar',
  'محل حلويات في حلب مع الأسعار',
  'קונדיטוריה לעוגות חתונה בראשון לציון, מחירים ותמונות',
  'Museum in Trier mit Preisen und Öffnungszeiten',
  'gimnasio en Lugo con precios',
])('no shop, kitchen, craft or practice has plans in three sizes: %s', (prompt) => {
  expect(JSON.stringify(sectionsOf(prompt).filter(({ type }) => type === 'pricing'))).not.toMatch(plans);
  expect(
    sectionsOf(prompt).filter(({ type, content }) => type === 'pricing' && !content.items?.length),
  ).toEqual([]);
});

it('an app that is free has no prices', () => {
  expect(titlesOf('appli gratuite de covoiturage entre voisins, iOS et Android', 'pricing')).toEqual([]);
});

it.each([
  'Costureira em Braga: bainhas 6 €, fechos 8 €. Com galeria',
  'librería en Soria, taller de encuadernación 12 €, fotos',
  'Sakız Konak, Çeşme’de taş otel. Kahvaltı dahil gecelik 3.200 TL. Fotoğraflar',
  'Imkerei in Ulm, Waldhonig 7 €, mit Bildern',
  'מאפייה בחיפה, לחם 20 ש"ח, תמונות',
])('no picture hangs alone: %s', (prompt) => {
  const galleries = sectionsOf(prompt).filter(({ type }) => type === 'gallery');
  expect(galleries.length).toBeGreaterThan(0);
  for (const { content } of galleries) expect(content.items?.length).toBeGreaterThan(1);
});

it.each([
  'peluquería en Getafe',
  'Zahnarzt in Bonn',
  'restaurant de poissons à Sète',
  'clínica dentária em Faro',
  'parrucchiere a Bari',
  'tandarts in Heerlen',
  'weterynarz w Kaliszu',
  'Beşiktaş’ta diş kliniği',
  'عيادة أسنان في عمّان',
  'מספרה בבאר שבע',
])('nobody works there whom nobody has named: %s', (prompt) => {
  expect(sectionsOf(prompt).map(({ type }) => type)).not.toContain('team');
});

it('a team that is asked for says what they do, under no made-up names', () => {
  expect(titlesOf('peluquería en Getafe, con equipo y reservas', 'team')).toContain('Atención');
});

it('a CV says what is told of a life, and nothing of a firm', () => {
  const sections = sectionsOf(
    'Lebenslauf-Website für Jonas Weidner, Elektroingenieur aus Ulm. Liebherr (2016–2024). Kenntnisse: EPLAN, Python.',
  );
  expect(sections.map(({ type }) => type)).not.toContain('events');
  expect(sections[0]?.content.title).toBe('Jonas Weidner');
  expect(JSON.stringify(sections)).not.toMatch(/Wir nehmen|Was versprochen/u);
});

it('no usual answer speaks of what is told', () => {
  const asked = titlesOf(
    'Sakız Konak, Çeşme’de taş otel. Kahvaltı dahil. Evcil hayvan kabul ediyoruz. Giriş 14:00, çıkış 12:00.',
    'faq',
  ).join(' ');
  expect(asked).not.toMatch(/Giriş|Kahvaltı|Köpe/u);
});

it('a wedding tells by when to answer and what to wear, and moves to no other day', () => {
  const sections = sectionsOf(
    'Website voor onze bruiloft: Femke & Joris trouwen op 12 september 2026 in Kasteel Woerden. 14:00 ceremonie, 18:30 diner. Dresscode: zomers chic. Aanmelden voor 1 juli met dieetwensen.',
  );
  const text = JSON.stringify(sections);
  expect(text).toMatch(/zomers chic/iu);
  expect(text).toContain('Aanmelden voor 1 juli');
  expect(sections.map(({ type }) => type)).not.toContain('events');
  expect(text).not.toContain('andere datum');
});

it('new patients are told that they are welcome', () => {
  expect(JSON.stringify(sectionsOf('Tandarts in Heerlen, nieuwe patiënten welkom, ook zaterdag'))).toContain(
    'Nieuwe patiënten welkom',
  );
});

it('a course that tells what it sells has no other lessons', () => {
  expect(
    sectionsOf('Site para curso de violão online. São 12 aulas gravadas, R$ 297. Com depoimentos.').map(
      ({ type }) => type,
    ),
  ).not.toContain('curriculum');
});
