import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(loadAllLexicons);

describe('a shop that wants none online', () => {
  it.each([
    'Web de librería infantil en Soria. Taller de encuadernación 12 €. Nada de tienda online.',
    'Site pour notre librairie à Pau, atelier de reliure 12 €. Pas de boutique en ligne.',
    'Webseite für unsere Buchhandlung in Ulm, Buchbindekurs 12 €. Kein Onlineshop.',
    'Sito per libreria a Pisa, corso di legatoria 12 €. Niente negozio online.',
    'Website voor boekhandel in Gent, cursus boekbinden € 12. Geen webshop.',
    'Strona księgarni w Opolu, warsztaty introligatorskie 50 zł. Bez sklepu internetowego.',
  ])('is still a shop, and sells nothing there: %s', (prompt) => {
    const brief = readBrief(prompt);
    expect(brief.kind.value).toBe('shop');
    expect(brief.excluded.map(({ value }) => value)).toEqual(expect.arrayContaining(['cart', 'checkout']));
    expect(brief.items.map(({ value }) => value.section)).not.toContain('products');
  });
});

describe('Saturday mornings', () => {
  it.each([
    'Librería en Soria. De lunes a viernes de 10:00 a 14:00 y de 17:00 a 20:30, sábados solo por la mañana.',
    'Buchhandlung in Ulm. Mo–Fr 9–13 Uhr und 15–18 Uhr, samstags nur vormittags.',
    'Libreria a Pisa. Dal lunedì al venerdì 9:00-13:00 e 15:30-19:30, sabato solo mattina.',
    'Boekhandel in Gent. Ma-vr 9:00-13:00 en 14:00-18:00, zaterdag alleen ’s ochtends.',
  ])('are no day off: %s', (prompt) => {
    const days = readBrief(prompt).hours?.value.flatMap((range) => range.days) ?? [];
    expect(days).toContain(6);
  });
});

it('that something is free is nothing on sale', () => {
  const { items, phrases } = readBrief(
    'Librería en Soria. Hacemos cuentacuentos los viernes a las 18:00 (gratis, con inscripción) y taller de encuadernación (12 €).',
  );
  expect(
    [...items, ...phrases].map(({ value }) => (typeof value === 'string' ? value : value.name).toLowerCase()),
  ).not.toContain('gratis');
});

it.each([
  [
    'Site da Clínica Sorriso em Campinas. Segunda a sexta das 8h às 18h, sábado das 8h30 às 12h. Limpeza R$ 180.',
    [
      [[1, 2, 3, 4, 5], 480, 1080],
      [[6], 510, 720],
    ],
  ],
  ['Clínica dental em Faro, segunda-feira a sexta-feira das 9h às 19h', [[[1, 2, 3, 4, 5], 540, 1140]]],
  [
    'מספרת אידה בחיפה, ראשון עד חמישי 9:00-18:00, שישי 9:00-14:00, תספורת 90 ₪',
    [
      [[5], 540, 840],
      [[7, 1, 2, 3, 4], 540, 1080],
    ],
  ],
])('reads every stretch of days: %j', (prompt, expected) => {
  const { hours, items } = readBrief(prompt);
  expect(hours?.value.map(({ days, opens, closes }) => [days, opens, closes])).toEqual(expected);
  expect(items.filter(({ value }) => value.when !== undefined)).toEqual([]);
});

it.each([
  ['אתר לבית קפה "טפטוף" באשדוד: תפריט, שעות פתיחה (שני עד שישי 8:00-22:00), גלריה ומפה.', [1, 2, 3, 4, 5]],
  ['אתר לספרייה "דף חדש" בעפולה: קטלוג, שעות פתיחה: יום ראשון עד יום רביעי 10:00–18:00 ומפה.', [7, 1, 2, 3]],
])('reads days behind a heading in Hebrew as hours, and as no lesson: %s', (prompt, days) => {
  const { hours, items } = readBrief(prompt);
  expect(hours?.value.map((range) => range.days)).toEqual([days]);
  expect(items.filter(({ value }) => value.section === 'timetable')).toEqual([]);
});
