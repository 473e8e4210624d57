import { expect, test } from 'vitest';
import { loadLexicons } from './words/lexicon-shelf';
import { readBrief } from './read-brief';
import { paperReadersOf, readersAbroadOf } from './readers-by-prompt';

const english = 'A site for our pottery school in Leeds, with classes and opening hours.';
const german = 'Webseite für eine Töpferschule in Leipzig mit Kursen und Öffnungszeiten.';
const notes = 'Notes from the call:\n- Name: Slipware\n- Town: Leeds\n- Pages: classes, prices, contact';

test('plain English is read without the readers of other languages, and a short prompt without those of papers', async () => {
  await loadLexicons(english);
  expect(readersAbroadOf(english)).toBeUndefined();
  expect(paperReadersOf(english)).toBeUndefined();
  expect(readBrief(english).language.value).toBe('en');
});

test('what another language needs is fetched, and what opens a paper', async () => {
  await loadLexicons(german);
  expect(readersAbroadOf(german)).toBeDefined();
  expect(readBrief(german).spoken).toBe('de');
  await loadLexicons(notes);
  expect(paperReadersOf(notes)).toBeDefined();
  expect(readBrief(notes).name?.value).toBe('Slipware');
});
