import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

it.each([
  ['Chimney sweep, Sutton-on-Sea: prices, reviews, contact.', 'Sutton-on-Sea'],
  ['Music festival page: "SALT FLATS", 2–4 July 2027, Camber. Headliners: Arlo Finch. Tickets weekend £145.', 'Camber'],
  ['Printmaker’s exhibition "Low Tide" at Gallery 9, Margate, 3–28 June 2027: about the artist, opening times.', 'Margate'],
])('finds where it is: %s', (prompt, place) => {
  expect(readBrief(prompt).place?.value).toBe(place);
}); // prettier-ignore
