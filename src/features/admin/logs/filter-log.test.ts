import { describe, expect, it } from 'vitest';
import type { LogEntry } from '@/domain/system/log-entry';
import { filterLog } from './filter-log';

const entry = (id: string, kind: LogEntry['kind'], text: string, brain: string): LogEntry => ({
  id,
  at: 1,
  kind,
  accountId: null,
  text,
  details: { brain },
});
const entries = [
  entry('a', 'query', 'Make the header green', 'Composer'),
  entry('b', 'error', 'zip failed', ''),
  entry('c', 'query', 'Add a page', 'Claude Sonnet'),
];
const ids = (filter: Parameters<typeof filterLog>[1]) => filterLog(entries, filter).map(({ id }) => id);

describe('filterLog', () => {
  it('hands out the very list when nothing is filtered', () => {
    expect(filterLog(entries, { kind: 'all', words: ' ' })).toBe(entries);
  });

  it('looks for every word, in any case, in text and details', () => {
    expect(ids({ kind: 'all', words: 'GREEN header' })).toEqual(['a']);
    expect(ids({ kind: 'all', words: 'sonnet' })).toEqual(['c']);
    expect(ids({ kind: 'query', words: 'zip' })).toEqual([]);
    expect(ids({ kind: 'error', words: '' })).toEqual(['b']);
  });
});
