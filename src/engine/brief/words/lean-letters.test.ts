import { describe, expect, it } from 'vitest';
import { letter, withLeanLetters } from './lean-letters';

describe('withLeanLetters', () => {
  it('matches what the pattern matched', () => {
    const source = String.raw`(?<![\p{L}\p{N}])(?:zahn\p{L}*|[\p{L}-]+bau)(?![\p{L}\d])`;
    for (const text of ['Brückenbau', 'ein zahnärztin 3', '3zahn', 'жzahn', 'zahnطبيب', 'zahn4', 'zahn٣'])
      expect(new RegExp(withLeanLetters(source), 'u').exec(text)?.[0] ?? null).toBe(
        new RegExp(source, 'u').exec(text)?.[0] ?? null,
      );
  });

  it('leaves other classes and escaped brackets', () => {
    expect(withLeanLetters(String.raw`\[\p{L}\]`)).toBe(String.raw`\[${letter}\]`);
    expect(withLeanLetters(String.raw`[\p{L}’'-]\d`)).toBe(String.raw`[\p{L}’'-]\d`);
  });
});
