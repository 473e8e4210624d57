import { expect, it } from 'vitest';
import { mendCountBrackets } from './mend-count-brackets';

it.each([
  ['Driving school. Instructors (3), pass rates', 'Driving school. 3 instructors, pass rates'],
  ['Spa: treatments (8) with prices, therapist bios (3)', 'Spa: 8 treatments with prices, 3 therapist bios'],
  [
    'prices, FAQ (6), team (4), gallery (9)',
    'prices, FAQ with 6 questions, team of 4, gallery with 9 photos',
  ],
])('takes how many there are before the thing: %s', (typed, meant) => {
  expect(mendCountBrackets(typed)).toBe(meant);
});

it('leaves what is no number of things', () => {
  for (const prompt of [
    'Rooms (2 nights at least), bar',
    'A page for Blue Door Studios (2)',
    'Menu (3), map',
    'founded (1984), cellars (90)',
  ])
    expect(mendCountBrackets(prompt)).toBe(prompt);
});
