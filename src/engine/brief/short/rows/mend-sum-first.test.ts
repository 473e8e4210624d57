import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

const rows = (prompt: string) =>
  readBrief(prompt)
    .items.filter(({ value }) => value.price !== undefined)
    .map(({ value }) => `${value.name} ${value.price ?? ''}`);

it.each([
  [
    'Website for a mobile knife sharpener in Dundee called Keen Edge, prices £4 a knife and £12 a mower blade',
    ['Knife £4', 'Mower blade £12'],
  ],
  [
    'Ironing service in Hull, £2 a shirt, £3 a dress and £5 a duvet cover, collection on Mondays',
    ['Shirt £2', 'Dress £3', 'Duvet cover £5'],
  ],
])('reads each sum with what it is for: %s', (prompt, told) => {
  expect(rows(prompt)).toEqual(told);
});

it('takes no measure of time for a thing', () => {
  expect(rows('Piano teacher in York, £30 an hour and £18 a lesson for children')).not.toContain('Hour £30');
});
