import { describe, expect, it } from 'vitest';
import { sortRows } from './sort-rows';

const same = (value: string | number | null) => value;

describe('sortRows', () => {
  it('sorts numbers by size and text as people do', () => {
    expect(sortRows([10, 9, 100], same, 'ascending')).toEqual([9, 10, 100]);
    expect(sortRows(['page 10', 'Page 9', 'alpha'], same, 'descending')).toEqual([
      'page 10',
      'Page 9',
      'alpha',
    ]);
  });

  it('puts rows without a value last in both directions', () => {
    expect(sortRows([null, 2, 1], same, 'ascending')).toEqual([1, 2, null]);
    expect(sortRows([null, 2, 1], same, 'descending')).toEqual([2, 1, null]);
  });

  it('keeps the order of equal rows', () => {
    const rows = [
      { id: 'b', size: 1 },
      { id: 'a', size: 1 },
    ];
    expect(sortRows(rows, ({ size }) => size, 'descending').map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
