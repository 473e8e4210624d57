import { expect, it } from 'vitest';
import { loadAllLexicons } from '../brief/lexicon-shelf';
import { readBrief } from '../brief/read-brief';
import { loadAllCopy } from './load-copy';
import { makePlan } from './make-plan';

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
  expect(said).toContain('Dites-nous ce qu’il vous faut');
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
