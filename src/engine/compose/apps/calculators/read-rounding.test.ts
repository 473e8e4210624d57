import { expect, it } from 'vitest';
import { readRounding } from './read-rounding';

it.each([
  ['tip splitter, rounds every share up to 20 cents', 0.2, true],
  ['tip calculator that rounds up to the next £5', 5, true],
  ['tip calculator, round to the nearest quarter', 0.25, false],
  ['tip calculator, round up', 1, true],
  ['tip calculator, total rounded up to the whole euro', 1, true],
  ['Trinkgeldrechner mit Aufrunden', 1, true],
])('reads to what a share is rounded: %j', (prompt, step, isUp) => {
  expect(readRounding(prompt)).toEqual({ step, isUp });
});

it('rounds nothing where nothing is asked', () => {
  expect(readRounding('tip calculator for a round of drinks')).toBeNull();
});
