import { describe, expect, it } from 'vitest';
import { describeWord } from './describe-word';

describe('describeWord', () => {
  it('spells vocabulary words for people', () => {
    expect(describeWord('real-estate')).toBe('real estate');
    expect(describeWord('faq')).toBe('FAQ');
    expect(describeWord('before-after')).toBe('before and after');
  });
});
