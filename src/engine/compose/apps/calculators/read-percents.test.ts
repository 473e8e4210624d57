import { describe, expect, it } from 'vitest';
import { readPercents } from './read-percents';

describe('the percentages of a prompt', () => {
  it.each([
    ['VAT of 20%, 5% and 0%', [20, 5, 0]],
    ['Tip calculator: bill, tip percent buttons 10 15 20, number of people', [10, 15, 20]],
    ['tip calculator with percentages 12, 15 and 18', [12, 15, 18]],
    ['split a bill of 48 by 3 people, tip 10', []],
    ['tip calculator, tips for 4 people', []],
  ])('are read: %s', (prompt, percents) => {
    expect(readPercents(prompt)).toEqual(percents);
  });
});
