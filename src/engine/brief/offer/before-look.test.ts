import { expect, it } from 'vitest';
import { readBrief } from '../read-brief';

it.each([
  ['shopping list retro', 'shopping list'],
  ['flashcards app kawaii style', 'flashcards app'],
  ['workout tracker vaporwave', 'workout tracker'],
])('ends a thing before the look it is to have: %s', (prompt, offer) => {
  expect(readBrief(prompt).offer?.value).toBe(offer);
});

it('leaves a trade its own last word', () => {
  expect(readBrief('interior design studio in Bath').offer?.value).toContain('design');
});
