import { expect, it } from 'vitest';
import { findWords, loadAllWords } from './find-words';
import { fitWords } from './fit-words';

await loadAllWords();

it.each([
  ['it', 'hotel', 'Verifica le date'],
  ['ar', 'restaurant', 'احجز طاولة'],
  ['es', 'cafe', 'Reservar mesa'],
  ['es', 'salon', 'Reservar hora'],
] as const)('in %s a %s says how it is booked', (language, kind, label) => {
  const words = fitWords(findWords(language), kind);
  expect(words.actions.book).toBe(label);
});

it('asks for no hour at a hotel', () => {
  const { sections, ledes } = fitWords(findWords('it'), 'hotel');
  expect(`${sections.booking} ${ledes.booking}`).not.toMatch(/ora/u);
});
