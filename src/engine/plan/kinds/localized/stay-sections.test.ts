import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

const planOf = (prompt: string) => makePlan(readBrief(prompt), 1);
const itemsOf = (prompt: string, type: string) =>
  planOf(prompt)
    .pages.flatMap(({ sections }) => sections)
    .filter((section) => section.type === type)
    .flatMap(({ content }) => content.items ?? []);

it.each([
  'Hotel Alpenblick in Saalbach, Zimmer und Preise, Wellness, Anreise, Buchungsanfrage',
  'sito per agriturismo vicino a Siena, camere con prezzi, come arrivare',
  'Hotel en Cádiz con habitaciones, tarifas y reservas',
])('lists a price for each night where prices are asked for: %s', (prompt) => {
  const prices = itemsOf(prompt, 'pricing');
  expect(prices.length).toBeGreaterThan(2);
  expect(prices.every(({ price, sample }) => price !== undefined && sample === true)).toBe(true);
  expect(itemsOf(prompt, 'rooms').some(({ price }) => price !== undefined)).toBe(false);
});

it.each([
  'Ferienwohnung am Bodensee, 2 Zimmer für bis zu 4 Personen. Mit Preisen und Anfahrt',
  'Gîte à louer en Gaspésie, 3 chambres, vue sur le fleuve, tarifs et réservation',
  'Casa rural en la sierra de Cazorla para 8 personas, tarifas y cómo llegar',
  'Casa vacanze a Ostuni per 6 persone, prezzi e contatti',
  'Casa de férias em Tavira para 6 pessoas, preços e contacto',
])('speaks of a house that is let as a whole, and of no rooms or breakfast: %s', (prompt) => {
  const said = JSON.stringify(planOf(prompt).pages).toLowerCase();
  expect(said).not.toMatch(/frühstück|petit.déjeuner|desayuno|colazione|pequeno-almoço/u);
  expect(said).not.toMatch(/doppelzimmer|chambre double|habitación doble|camera doppia|quarto duplo/u);
  expect(itemsOf(prompt, 'rooms').length).toBeGreaterThan(0);
  expect(itemsOf(prompt, 'pricing').length).toBe(3);
});

it.each([
  ['Website für die Pension Birkenhof mit Ferienwohnungen, Preisen, Anfrageformular', /^Ferienwohnung/u],
  ['Website für den Campingplatz Seewinkel mit Stellplätzen, Preisen, Buchungsformular', /^Stellplatz/u],
  ['Website für die Ferienanlage Kiefernhof an der Ostsee mit Bungalows, Preisen', /^Bungalow/u],
  ['Site du camping Les Pins avec emplacements, tarifs et réservation', /^Emplacement/u],
  ['Albergue El Roble con literas, precios y reservas', /^(?:Cama|Habitación)/u],
])('lets what the prompt lets: %s', (prompt, sort) => {
  const rooms = itemsOf(prompt, 'rooms');
  expect(rooms.length).toBeGreaterThan(2);
  expect(rooms.every(({ title }) => sort.test(title ?? ''))).toBe(true);
  expect(planOf(prompt).pages[0]?.sections.some(({ type }) => type === 'text')).toBe(false);
});

it('takes one word without a price for the title of a shelf', () => {
  const plan = planOf('Página web para la heladería "Nube Blanca" en Cádiz: sabores con precios, fotos');
  const menu = plan.pages[0]?.sections.find(({ type }) => type === 'menu');
  expect(menu?.content.title).toBe('Sabores');
  expect(menu?.content.items?.length).toBeGreaterThan(3);
});
