import { expect, it } from 'vitest';
import { findWords } from './words/find-words';
import { usualAnswer } from './usual-answer';

it('answers what nobody told an answer to: as is usual, by its topic, or by asking', () => {
  const words = findWords('en');
  const usual = [{ title: 'Do you deliver?', text: 'Within the town.' }];
  expect(usualAnswer('Do you deliver?', 0, usual, words)).toBe('Within the town.');
  expect(usualAnswer('What about parking?', 0, usual, words)).toMatch(/by car/u);
  expect(usualAnswer('Is it warm?', 0, usual, words)).toBe(words.ledes.contact);
  // Two topics that nothing is known of are not put off with the same words.
  expect(usualAnswer('What about per diems?', 0, usual, words)).not.toBe(
    usualAnswer('What about VAT on merch?', 1, usual, words),
  );
});
