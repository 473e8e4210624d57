import { expect, it } from 'vitest';
import { closeList } from './close-list';

it.each([
  [['Beach', 'Park', 'Rooftop and The office', 'live bars and one vote per person'], ['Beach', 'Park', 'Rooftop', 'The office']],
  [['Fish and chips', 'Pizza', 'Tacos'], ['Fish and chips', 'Pizza', 'Tacos']],
  [['Red', 'Blue', 'percentage bars'], ['Red', 'Blue']],
  [['Yes', 'No'], ['Yes', 'No']],
])('ends a row of answers where the page begins: %s', (names, answers) => {
  expect(closeList(names)).toEqual(answers);
}); // prettier-ignore
