import { expect, it } from 'vitest';
import { pagesInTurn } from './pages-in-turn';

it.each([
  [
    'We tune pianos. We would like a page for tuning, one about restoring, one with prices and one for getting in touch. No shop.',
    'We tune pianos. \nPages: Home, Tuning, Restoring, Prices, Contact.\n No shop.',
  ],
  [
    'There should be a page about the boat and another for how to find us, please.',
    '\nPages: Home, Boat, Find us.\n',
  ],
  [
    "I tune pianos. I'd like a simple two page website in English, one page about my work and the prices, and one page for bookings. A tuning is €95.",
    'I tune pianos. \nPages: Home, Bookings.\n A tuning is €95.',
  ],
])('lists the pages of %s', (written, listed) => expect(pagesInTurn(written)).toBe(listed));

it.each([
  'We keep a page for every bell that we have cast, one for each year.',
  'I want a page for the dogs and a button for booking.',
  'We need a page about what to do when a lamb is found alone on the moor, one for maps.',
])('leaves %s', (written) => expect(pagesInTurn(written)).toBe(written));
