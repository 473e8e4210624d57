import { expect, it } from 'vitest';
import { partNote } from './read-house-list';

it.each([
  ['£95, dogs welcome', { price: '£95', note: 'Dogs welcome' }],
  ['sleeps 6, £1,200 a week', { price: '£1,200 a week', note: 'Sleeps 6' }],
])('parts a price from what else is told of a house: %s', (told, parts) => {
  expect(partNote(told)).toEqual(parts);
});
