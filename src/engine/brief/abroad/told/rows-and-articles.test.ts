import { expect, it } from 'vitest';
import { loadAllCopy } from '../../../plan/load-copy';
import { makePlan } from '../../../plan/make-plan';
import type { SitePlan } from '../../../plan/site-plan';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

const planOf = (prompt: string): SitePlan => makePlan(readBrief(prompt), 1);
const sectionsOf = (prompt: string): string[] => readBrief(prompt).sections.map(({ value }) => value);

it('gives each of our things its own name', () => {
  const { items, parts } = readBrief(
    'Brouwerij De Hop in Lier: onze bieren (Amber € 3, Stout € 4), openingsuren en contact.',
  );
  expect(items.map(({ value }) => value.name)).toEqual(expect.arrayContaining(['Amber', 'Stout']));
  expect(parts.map(({ value }) => value.title)).not.toContain('Bieren');
});

it.each([
  'Blog de jardín de Rosa Gil: cinco artículos, categorías, sobre mí y suscripción.',
  'Blog di cucina di Ada Neri: tre articoli, categorie, chi sono e iscrizione.',
])('sells nothing in a blog that has articles: %s', (prompt) => {
  const sections = sectionsOf(prompt);
  expect(sections).toEqual(expect.arrayContaining(['posts', 'newsletter']));
  expect(sections).not.toContain('products');
});

it.each([
  ['אתר חתונה: מאיה ועומר, 3.9.2027, אולם "הגן" בגדרה: תוכנייה, הגעה, אישור הגעה.', 'מאיה ועומר', 'אולם "הגן" בגדרה'],
  ['Bruiloft: Noor en Daan, 12 september 2026, Landgoed "De Wilg" in Vught: programma en route.', 'Noor en Daan', undefined],
])('calls a wedding after those who marry: %s', (prompt, couple, house) => {
  const { name, place, sections } = readBrief(prompt);
  expect(name?.value).toBe(couple);
  if (house !== undefined) expect(place?.value).toBe(house);
  expect(sections.map(({ value }) => value)).not.toContain('events');
}); // prettier-ignore

it.each([
  ['Site do restaurante vegetariano Folha Viva em Évora: ementa com preços e reservas.', /bacalhau|borrego|peixe/iu],
  ['Sito del ristorante vegano Radice a Lecce: menù con prezzi e prenotazioni.', /ragù|pesce|agnello/iu],
  ['موقع لمطعم نباتي اسمه «جذور» في إربد: قائمة الطعام مع الأسعار.', /مشاوي|سمك/u],
  ['אתר למסעדה צמחונית "עלים" ביבנה: תפריט עם מחירים.', /טלה|דג/u],
])('puts no meat on the card of a kitchen without it: %s', (prompt, meat) => {
  const dishes = planOf(prompt).pages.flatMap(({ sections }) =>
    sections.filter(({ type }) => type === 'menu' || type === 'gallery').flatMap(({ content }) => content.items ?? []),
  );
  expect(dishes.length).toBeGreaterThan(1);
  expect(JSON.stringify(dishes)).not.toMatch(meat);
}); // prettier-ignore

it.each([
  ['Lebenslauf von Ute Falk, Geologin aus Jena: Berufserfahrung, Sprachen und Kontakt.', 'Muttersprache'],
  ['سيرة ذاتية للمحاسبة هدى نصر من إربد: الخبرات، التعليم، اللغات.', 'اللغة الأم'],
])('has room for the languages that a life asks for: %s', (prompt, native) => {
  const plan = planOf(prompt);
  expect(JSON.stringify(plan.pages)).toContain(native);
  // What is learnt in a life is no lesson that somebody sells.
  expect(plan.pages[0]?.sections[0]?.content.title).toBe(plan.name);
}); // prettier-ignore

it('shows in its pictures what they are of', () => {
  const { items } = readBrief(
    'Site du photographe Paul Roy à Gap : galerie avec filtres (paysages, sport, portraits), tarifs, contact.',
  );
  expect(items.filter(({ value }) => value.section === 'gallery').map(({ value }) => value.name)).toEqual([
    'Paysages',
    'Sport',
    'Portraits',
  ]);
});

it('does nothing on a day of rest', () => {
  const { items, phrases } = readBrief(
    'Strona fryzjera „Grzebień" w Pile: strzyżenie, cennik (strzyżenie 60 zł), w poniedziałki nieczynne, kontakt.',
  );
  expect(JSON.stringify([items, phrases])).not.toContain('nieczynne');
});
