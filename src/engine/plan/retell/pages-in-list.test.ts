import { expect, it } from 'vitest';
import { pagesInList } from './pages-in-list';

it.each([
  [
    'The site needs to have: home, courses, boat hire, moorings, news, contact. Thank you.',
    ['Home', 'Courses', 'Boat hire', 'Moorings', 'News', 'Contact'],
  ],
  [
    "We'd like a page on the orchard, a page for schools, a page about us and a contact page. Green.",
    ['Home', 'Orchard', 'Schools', 'About us', 'Contact'],
  ],
  [
    'What we want: a home page with the next concert, a page on joining the choir, past concerts, and contact with a map.',
    ['Home', 'Joining the choir', 'Past concerts', 'Contact'],
  ],
])('reads the pages that a list names: %s', (prompt, titles) => {
  expect(pagesInList(prompt)?.titles).toEqual(titles);
});

it.each([
  'We have a home page already. We need a van, two ladders and a website.',
  'Our menu: espresso, flat white and tea. We want a warm look.',
  'We need home visits, drop-ins and courses explained, with prices from £20.',
  'I want people to find us, to ring us and to come.',
])('reads none where things are listed: %s', (prompt) => {
  expect(pagesInList(prompt)).toBeNull();
});
