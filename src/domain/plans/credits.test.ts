import { describe, expect, it } from 'vitest';
import { creditsOf, monthAround } from './credits';

describe('credits', () => {
  it.each([
    [0, 0],
    [1, 1],
    [1000, 1],
    [1001, 2],
    [2_500_000, 2500],
  ])('of %d millionths of a dollar are %d', (micros, credits) => {
    expect(creditsOf(micros)).toBe(credits);
  });

  it('count by the calendar month of the device', () => {
    const { start, end } = monthAround(new Date(2026, 11, 31, 23, 59).getTime());
    expect(new Date(start)).toEqual(new Date(2026, 11, 1));
    expect(new Date(end)).toEqual(new Date(2027, 0, 1));
  });
});
