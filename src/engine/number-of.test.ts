import { describe, expect, it } from 'vitest';
import { numberOf } from './number-of';

describe('a number', () => {
  it('is told by a word up to twelve, large or small, or by figures', () => {
    expect(['one', 'Seven', 'TWELVE', '4', '16'].map(numberOf)).toEqual([1, 7, 12, 4, 16]);
  });
  it('is none in other words', () => {
    expect(numberOf('several')).toBeNaN();
  });
});
