import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

it.each([
  'Ferienwohnung am Bodensee, zwei Wohnungen, Preise ab 95 € pro Nacht, Belegungskalender, Anfahrt, Bilder',
  'Hotel rural en Ronda, habitación doble 80 €, desayuno, cómo llegar',
])('tells of a night only where there is a price: %s', (prompt) => {
  const rooms = makePlan(readBrief(prompt), 1)
    .pages.flatMap(({ sections }) => sections)
    .filter(({ type }) => type === 'rooms')
    .flatMap(({ content }) => content.items ?? []);
  expect(rooms.length).toBeGreaterThan(0);
  expect(rooms.filter(({ note, price }) => note !== undefined && price === undefined)).toEqual([]);
});
