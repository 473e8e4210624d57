import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { isPersonal } from './is-personal';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

it.each([
  ['Ich bin Hebamme in Kassel, Jule Brenner. Rückbildungskurs 90 €', true],
  ['Düğün fotoğrafçısıyım, Elif Arslan, Antalya. Düğün çekimi 15.000 TL', true],
  ['consultório em Recife, Dra. Lia Melo. Sessão R$ 200', true],
  ['Personal trainer em Recife, Bruno Tavares. Aula R$ 70. Atendo em casa', true],
  ['Pensjonat w Zakopanem, Willa Szarotka, pokój 260 zł', false],
  ['Wir sind eine Praxis in Kassel, Physio Brenner. Massage 40 €', false],
])('%j is for one person: %s', (prompt, isOne) => {
  expect(isPersonal(readBrief(prompt))).toBe(isOne);
});

it('makes up no rooms beside those with a price, and no bread for a restaurant', () => {
  const textOf = (prompt: string) => {
    const { pages } = makePlan(readBrief(prompt), 1);
    return JSON.stringify(pages.flatMap(({ sections }) => sections.map(({ content }) => content)));
  };
  const house = textOf(
    'Pensjonat w Karpaczu, Willa Sasanka, 8 pokoi: pokój 2-osobowy 260 zł, rodzinny 380 zł. Parking',
  );
  expect(house).toMatch(/8 pokoi/u);
  expect(house).not.toMatch(/osobowy 2"/u);
  expect(
    textOf('site para restaurante japonês em Curitiba, Sakura: temaki R$ 28, combinado R$ 75'),
  ).not.toMatch(/já há pão|a cardápio/iu);
});

it('says round the clock, and promises no appointment where none is made', () => {
  const always = makePlan(readBrief('Loodgieter Van Dam, Den Haag. 24/7 bereikbaar, uurtarief € 65'), 1);
  expect(JSON.stringify(always.pages)).toMatch(/"24\/7"/u);
  const barber = makePlan(
    readBrief('Barbiere a Torino, Sabaudia. Taglio 22 €, barba 15 €. Senza appuntamento'),
    1,
  );
  expect(barber.action?.label).toBe('Vedi i prezzi');
});

it('makes up no week beside prices, and no filler of what a fact tells', () => {
  const sectionsOf = (prompt: string) =>
    makePlan(readBrief(prompt), 1).pages.flatMap(({ sections }) => sections);
  const yoga = sectionsOf(
    'Insegnante di yoga a Lucca, Sara Bini. Lezione singola 15 €, lezione privata 50 €.',
  );
  expect(yoga.map(({ type }) => type)).not.toContain('timetable');
  const house = sectionsOf(
    'Restaurante A Tasca em Elvas. Bacalhau 12€, migas 11€. Almoços e jantares, fechado à segunda.',
  );
  expect(house.filter(({ type }) => type === 'text')).toEqual([]);
  expect(JSON.stringify(house)).toMatch(/Almoços e jantares, fechado à segunda/u);
});
