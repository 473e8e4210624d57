import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '@/engine/brief/words/lexicon-shelf';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '@/engine/plan/load-copy';
import { makePlan } from '@/engine/plan/make-plan';
import { inARow } from './told-in-hero';

beforeAll(async () => {
  await Promise.all([loadAllLexicons(), loadAllCopy()]);
});

const sectionsOf = (prompt: string) =>
  makePlan(readBrief(prompt), 1).pages.flatMap(({ sections }) => sections);
const contentOf = (prompt: string, type: string) =>
  sectionsOf(prompt).find((one) => one.type === type)?.content;

describe('things in a row', () => {
  it.each([
    ['es', ['Pan', 'Helado'], 'Pan y helado'],
    ['es', ['Pan', 'Infusiones'], 'Pan e infusiones'],
    ['it', ['Pane', 'Erbe'], 'Pane ed erbe'],
    ['de', ['küchen', 'stiegen'], 'Küchen und Stiegen'],
    ['fr', ['Pain', 'Tartes', 'LED'], 'Pain, tartes et LED'],
  ])('in %s are joined as a sentence joins them', (language, titles, said) => {
    expect(inARow(titles, language)).toBe(said);
  });
});

it('opens with what the prompt lists, and without its statements', () => {
  const hero = contentOf(
    'Web para una casa rural en Asturias, La Panera. Chimenea, huerto, admite perros.',
    'hero',
  );
  expect(hero?.lede).toMatch(/^Chimenea y huerto\. /u);
});

it('makes up no hours, prices, weeks or dates', () => {
  const types = sectionsOf(
    'web para mi escuela de surf en Zarautz, clases para niños, alquiler de tablas',
  ).map(({ type }) => type);
  for (const type of ['hours', 'pricing', 'timetable', 'events']) expect(types).not.toContain(type);
});

it('fills a part of which only the title is told with a line of its own', () => {
  const text = contentOf(
    'web para club de pádel en Murcia con reservas, torneos y tarifas: pista 12 €',
    'text',
  );
  expect([text?.title, text?.body?.[0]]).toEqual([
    'Torneos',
    'Las próximas fechas y cómo apuntarse: escríbenos y te las decimos.',
  ]);
});

it('asks over the counter what a shop that sends nothing is asked', () => {
  const asked = contentOf('pagina para mi ferreteria en rosario, herramientas, pinturas, cerraduras', 'faq');
  expect(JSON.stringify(asked)).not.toMatch(/cesta|envía/u);
});
