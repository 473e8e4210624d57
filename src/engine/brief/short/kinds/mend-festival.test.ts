import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

it.each([
  [
    'Harbour Folk 2027, three-day festival site: line-up tabs for Friday and Saturday, tickets',
    'music festival',
  ],
  ['Lampworks, a festival of talks and exhibitors in Hull', 'festival'],
])('tells what is heard at a festival by who plays there: %s', (prompt, offer) => {
  expect(readBrief(prompt).offer?.value).toContain(offer);
  expect(readBrief(prompt).offer?.value === 'music festival').toBe(offer === 'music festival');
});
