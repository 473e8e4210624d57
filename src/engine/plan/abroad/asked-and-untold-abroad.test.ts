import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

const sectionsOf = (prompt: string) =>
  makePlan(readBrief(prompt), 1).pages.flatMap(({ sections }) => sections);
const titlesOf = (prompt: string, type: string): string[] =>
  sectionsOf(prompt)
    .filter((section) => section.type === type)
    .flatMap(({ content }) => (content.items ?? []).map(({ title }) => title));

it('shows no weddings as the works of a band that asks for its dates', () => {
  const prompt =
    'Somos Mate Amargo, una banda de rock de Rosario. Queremos próximas fechas, video y contacto.';
  expect(titlesOf(prompt, 'portfolio')).toEqual([]);
  expect(titlesOf(prompt, 'services')).toEqual([]);
  expect(titlesOf(prompt, 'events')).toContain('Concierto');
});

it('asks what is needed where services are asked for and nobody knows the trade', () => {
  const prompt = 'je suis maréchal-ferrant, je voudrais un site avec mes prestations et mes tarifs';
  expect(titlesOf(prompt, 'services')).toEqual([]);
  const said = JSON.stringify(sectionsOf(prompt));
  expect(said).toContain('Dites-moi ce qu’il vous faut');
  expect(said).not.toContain('Second avis');
});

it('numbers the works that nobody has told of', () => {
  expect(
    titlesOf('Portfolio einer Szenografin aus Zürich, sechs Arbeiten, Kontakt', 'portfolio').slice(0, 6),
  ).toEqual(['Arbeit 1', 'Arbeit 2', 'Arbeit 3', 'Arbeit 4', 'Arbeit 5', 'Arbeit 6']);
});

it('sells an app by the month or the year, and no visits', () => {
  const prompt = "application pour apprendre les champignons, avec tarifs et FAQ. Ça s'appelle Cèpe";
  expect(titlesOf(prompt, 'pricing')).toEqual(['Gratuit', 'Mensuel', 'Annuel']);
});

it('teaches climbing by level, and sells no month of it as a service', () => {
  const prompt = 'palestra di arrampicata a Torino, corsi, orari, prezzi (ingresso 12 €, abbonamento 55 €)';
  expect(titlesOf(prompt, 'timetable')).toContain('Principianti');
  expect(titlesOf(prompt, 'timetable')).not.toContain('Forza');
  expect(titlesOf(prompt, 'services')).not.toContain('Abbonamento');
});

it('shows what a trade sells on the French pages of an English site, praised by French names', () => {
  const plan = makePlan(
    readBrief(
      'Website for a cheese shop in Montreal called Fromagerie Lavoie, in English and French, with products and reviews',
    ),
    1,
  );
  const french = JSON.stringify(plan.translations.map(({ pages }) => pages));
  expect(french).toContain('Chèvre frais');
  expect(french).not.toMatch(/Whiteduck|Boyd|Chen|Mackay/u);
});

it('heads news as news and gives no reason for a blog', () => {
  const said = JSON.stringify(
    sectionsOf('Asociación de vecinos de Lavapiés: noticias, actividades y contacto'),
  );
  expect(said).toContain('"Noticias"');
  expect(said).not.toContain('Por qué este blog');
});

it('lists homes to see for an agency, and cones for an ice cream parlour', () => {
  expect(
    titlesOf(
      'Sitio para una inmobiliaria en Punta del Este con propiedades en venta, equipo y contacto',
      'listings',
    ),
  ).toContain('Casa con jardín');
  const menu = titlesOf('Sito per una gelateria artigianale a Lecce, gusti, storia, orari', 'menu');
  expect(menu).toContain('Vaniglia');
  expect(menu).not.toContain('Cornetto');
});

it('speaks of one person as one where the prompt does', () => {
  const titles = sectionsOf(
    'Fotografin in Graz, Seite mit Portfolio, Über mich und Kontakt. Name: Lena Hofer',
  ).map(({ content }) => content.title);
  expect(titles).toContain('Über mich');
  expect(titles).not.toContain('Über uns');
});

it('says who they are where that is asked for and no past is told', () => {
  const types = sectionsOf('Página para padaria artesanal no Porto: encomendas, horário, sobre nós.').map(
    ({ type }) => type,
  );
  expect(types).toContain('about');
});
