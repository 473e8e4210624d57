import { describe, expect, it } from 'vitest';
import { compareLines } from './compare-lines';

describe('compareLines', () => {
  it('tells what went, what came and what stayed', () => {
    expect(compareLines('one\ntwo\nthree\n', 'one\n2\nthree\nfour\n')).toEqual([
      { kind: 'same', lines: ['one'] },
      { kind: 'removed', lines: ['two'] },
      { kind: 'added', lines: ['2'] },
      { kind: 'same', lines: ['three'] },
      { kind: 'added', lines: ['four'] },
    ]);
  });

  it('finds nothing between equal texts', () => {
    expect(compareLines('a\nb', 'a\nb')).toEqual([{ kind: 'same', lines: ['a', 'b'] }]);
  });
});
