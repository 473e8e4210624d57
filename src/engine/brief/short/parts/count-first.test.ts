import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { countFirst } from './count-first';

it.each([
  ['Event site. Speakers (12), tickets', 'Event site. 12 speakers, tickets'],
  ['Choir: concerts (4 upcoming), join us', 'Choir: 4 upcoming concerts, join us'],
  ['Wedding: gift list, FAQ (6 questions).', 'Wedding: gift list, FAQ with 6 questions.'],
  ['PTA: committee members (8) and events', 'PTA: 8 committee members and events'],
  ['Driving school. Instructors (3), pass rates', 'Driving school. 3 instructors, pass rates'],
  ['Spa: treatments (8) with prices, therapist bios (3)', 'Spa: 8 treatments with prices, 3 therapist bios'],
  [
    'prices, FAQ (6), team (4), gallery (9)',
    'prices, FAQ with 6 questions, team of 4, gallery with 9 photos',
  ],
])('puts a number in brackets before what it counts: %s', (prompt, read) => {
  expect(countFirst(prompt)).toBe(read);
});

it.each([
  'T-shirts (£20), mugs',
  'Yoga for kids (5 to 8)',
  'Open days (12 May)',
  'Jumpers for children of (6)',
  'Rooms (2 nights at least), bar',
  'A page for Blue Door Studios (2)',
  'Menu (3), map',
  'founded (1984), cellars (90)',
])('leaves what counts nothing: %s', (prompt) => {
  expect(countFirst(prompt)).toBe(prompt);
});

it('shows as many as stand in brackets', () => {
  const { counts } = readBrief('SaaS landing page for Rota, rota software. Features (7), FAQ (5 questions)');
  expect(counts.map(({ value }) => `${value.thing} ${value.count}`)).toEqual(['features 7', 'faq 5']);
});
