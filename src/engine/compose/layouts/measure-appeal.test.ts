import { expect, it } from 'vitest';
import { measureAppeal } from './measure-appeal';

it.each([
  ['£9,800', '£25,000', { max: '25000', value: '9800', 'aria-label': 'Raised so far: 39 %' }],
  ['€31.000', '€30.000', { max: '30000', value: '30000', 'aria-label': 'Raised so far: 103 %' }],
  ['£500', 'to be agreed', { max: '0', value: '0', 'aria-label': 'Raised so far: 0 %' }],
])('%s of %s is a bar of whole percent', (raised, goal, bar) => {
  expect(measureAppeal('Raised so far', raised, goal).bar).toEqual(bar);
});
