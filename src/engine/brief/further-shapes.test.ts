import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from './words/lexicon-shelf';
import { readBrief } from './read-brief';

beforeAll(loadAllLexicons);

it('takes a timer for one, whatever is timed with it', () => {
  expect(readBrief('boxing round timer with 3 minute rounds and 1 minute rest, 12 rounds').kind.value).toBe(
    'timer',
  );
});

it('takes what a handbook has for no topics of it', () => {
  const told = readBrief(
    'documentation site for a React component library called Pebble UI with sidebar, search, version picker and copy buttons on code blocks',
  );
  expect(told.ownPages).toBeUndefined();
  expect(told.behaviours.map(({ value }) => value)).toContain('copy');
});

it('keeps whom a charity is for in its name', () => {
  expect(readBrief('Charity site for Hives for Schools: impact numbers, donate').name?.value).toBe(
    'Hives for Schools',
  );
});

it.each([
  [
    'Site vitrine pour une libraire à Rennes, « La Page Bleue » : coups de cœur, rencontres, commande de livres, avis clients',
    'events',
  ],
  [
    'Website für die Tierarztpraxis Dr. Lindner in Potsdam mit Leistungen, Team und Terminformular',
    'booking',
  ],
])('reads what is to take place or be booked in %s', (prompt, section) => {
  const told = readBrief(prompt);
  expect(told.sections.map(({ value }) => value)).toContain(section);
  expect(
    told.items.filter(({ value }) => value.section === 'products').map(({ value }) => value.name),
  ).not.toContain('Rencontres');
});
