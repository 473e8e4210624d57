import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

it.each([
  ['Metzgerei Huber in Passau – Sortiment, Mittagstisch, Partyservice, Öffnungszeiten', 'Sortiment'],
  ['Fleischerei Kern in Jena: Sortiment, Wochenangebote, Öffnungszeiten', 'Sortiment'],
  ['Boucherie Martin à Tours : nos viandes, traiteur, plats du jour, horaires', ''],
  ['Carnicería Los Pinos en Soria: productos, pedidos, catering, horario', 'Productos'],
])('a counter that caters beside is a shop, and the title of its shelf no ware: %s', (prompt, title) => {
  const brief = readBrief(prompt);
  expect(brief.kind.value).toBe('shop');
  expect(brief.sections.map(({ value }) => value)).toContain('products');
  expect(brief.items.map(({ value }) => value.name)).not.toContain(title);
});

it('what a page has is nothing that its shop sells', () => {
  const brief = readBrief('Libreria "La Pagina" a Lecce: novità, eventi, orari, ordina un libro');
  expect(brief.sections.map(({ value }) => value)).toContain('events');
  expect(brief.items.map(({ value }) => value.name)).not.toContain('Eventi');
});

it.each([
  [
    'Page pour une AMAP "Les Paniers du Val" à Angers : 3 paniers (petit 12 €, grand 25 €), producteurs, inscription',
    false,
  ],
  ['Grupo de consumo "La Huerta" en Granada: cestas, productores, inscripción', true],
])('baskets that are fetched every week are no cart: %s', (prompt, isOffered) => {
  const brief = readBrief(prompt);
  expect(brief.kind.value).toBe('nonprofit');
  expect(brief.behaviours.map(({ value }) => value)).not.toContain('cart');
  expect(brief.sections.map(({ value }) => value)).not.toContain('cart');
  expect(brief.items.some(({ value }) => value.name === 'Cestas')).toBe(isOffered);
});

it.each([
  [
    'موقع لمدرب شخصي اسمه خالد الحربي في الدمام: الباقات (3) بالأسعار 300 و500 و900 ريال، قبل وبعد',
    ['300 ريال', '500 ريال', '900 ريال'],
  ],
  ['Gimnasio "Forja" en León: planes de 25, 40 y 60 €, horario, contacto', ['25 €', '40 €', '60 €']],
])('sums in one row belong to as many plans: %s', (prompt, prices) => {
  const tiers = readBrief(prompt).items.filter(({ value }) => value.section === 'pricing');
  expect(tiers.map(({ value }) => value.price)).toEqual(prices);
});

it('a ground and the letters of a university are no towns', () => {
  const club = readBrief('Website für den Imkerverein Allgäu e.V.: Termine, Kontakt. Honiggelb auf Weiß.');
  expect(club.place?.value).not.toBe('Weiß');
  expect(club.colours.map(({ value }) => value.css)).toContain('#ffffff');
  const lab = readBrief(
    'Strona zespołu badawczego "Laboratorium Snu" na UJ w Krakowie: projekty (3), kontakt',
  );
  expect(lab.place?.value).not.toBe('UJ');
});
