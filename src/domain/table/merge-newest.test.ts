import { describe, expect, it } from 'vitest';
import type { LogEntry } from '@/domain/system/log-entry';
import { mergeNewest } from './merge-newest';

const line = (at: number): LogEntry => ({
  id: `l${at}`,
  at,
  kind: 'query',
  accountId: null,
  text: '',
  details: {},
});
const times = (entries: readonly LogEntry[] | null) => entries?.map(({ at }) => at) ?? null;

describe('mergeNewest', () => {
  it('puts new lines before the known ones', () => {
    expect(times(mergeNewest([line(3), line(2), line(1)], [line(5), line(4), line(3)], 5))).toEqual([
      5, 4, 3, 2, 1,
    ]);
  });

  it('hands the known ones out when nothing is new', () => {
    const known = [line(2), line(1)];
    expect(mergeNewest(known, [line(2), line(1)], 2)).toBe(known);
  });

  it('asks for all of them after a gap, and when lines went', () => {
    expect(mergeNewest([line(1)], [line(9), line(8)], 9)).toBeNull();
    expect(mergeNewest([line(3), line(2), line(1)], [line(4), line(3)], 3)).toBeNull();
    expect(mergeNewest([line(3)], [], 0)).toBeNull();
  });

  it('takes the first look for all when it is', () => {
    expect(times(mergeNewest([], [line(1)], 1))).toEqual([1]);
    expect(mergeNewest([], [line(2)], 900)).toBeNull();
  });
});
