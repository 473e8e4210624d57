import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
import { isMakersWord } from './heed-makers-words';

beforeAll(async () => {
  await loadAllCopy();
  await loadAllLexicons();
});

const wordsOf = (prompt: string): string =>
  JSON.stringify(makePlan(readBrief(prompt), 1).pages.flatMap(({ sections }) => sections.map(({ content }) => content))); // prettier-ignore

it.each([
  'Name is Fade Theory.',
  'Its called Cork & Barrel',
  'Call it Knead',
  'Something simple for my accounting practice.',
  'Nothing flashy',
  'Some pics of the dogs',
  'Curriculum with 6 modules',
  'Availability request',
  'Get a free quote',
  'English and Dutch please.',
  'No online booking please',
  'People should be able to request an appointment.',
])('is said to whoever makes the site: %s', (said) => {
  expect(isMakersWord(said)).toBe(true);
});

it.each([
  'Cash only please',
  'Dogs on leads please',
  'Called to the bar in 1998',
  'Some of our dogs live with us',
  'Six weeks with two modules on glazing',
  'Nothing goes to waste',
  'Get off the bus at the mill',
  'Name days and birthdays are baked for',
])('is said to visitors: %s', (said) => {
  expect(isMakersWord(said)).toBe(false);
});

it('stands nowhere on the site', () => {
  const barber = wordsOf(
    'barber shop landing page, name is Fade Theory, price list: Cut €22, Beard trim €14.',
  );
  expect(barber).toContain('Beard trim');
  expect(barber.toLowerCase()).not.toContain('name is');
  const butcher = wordsOf(
    'Website for a butcher “Dunmore” in Galway. Show the cuts with prices per kilo, our farms and hours.',
  );
  expect(butcher).not.toContain('prices per kilo');
  const honey = wordsOf('Shop for my honey that really takes card payments. Three honeys £6, £8, £11.');
  expect(honey).toContain('£11');
  expect(honey).not.toMatch(/Three honeys|really take/u);
});

it('tells the languages that are spoken as one fact', () => {
  expect(wordsOf('Immigration lawyer Farah Siddiqui, Toronto. Work permits. English, Urdu and Punjabi spoken.')).toContain('English, Urdu and Punjabi spoken'); // prettier-ignore
});
