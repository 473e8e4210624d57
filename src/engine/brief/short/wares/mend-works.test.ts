import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

it.each([
  [
    'Site for the poet Ada Finch: books (Red Harbour, Nine Cold Spoons), readings from £80, newsletter',
    ['Red Harbour', 'Nine Cold Spoons'],
  ],
  [
    "Website for a folk singer, Nia Moss: albums (Miller's Lane, Blue Kettle), house concerts",
    ["Miller's Lane", 'Blue Kettle'],
  ],
])('titles in brackets are the works, and neither a colour nor a number: %s', (prompt, titles) => {
  const brief = readBrief(prompt);
  const shown = brief.items.filter(({ value }) => value.section === 'portfolio');
  expect(shown.map(({ value }) => value.name)).toEqual(titles);
  expect(brief.items.map(({ value }) => value.name.toLowerCase())).not.toContain('books');
  expect(brief.parts).toEqual([]);
  expect(brief.colours).toEqual([]);
  expect(brief.counts).toEqual([]);
});
