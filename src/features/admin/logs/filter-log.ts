import type { LogEntry } from '@/domain/system/log-entry';

export type LogFilter = {
  readonly kind: LogEntry['kind'] | 'all';
  /** Words that all must occur, in the text or the details. */
  readonly words: string;
};

/** Lines that a filter lets through, in their order. */
export function filterLog(entries: readonly LogEntry[], { kind, words }: LogFilter): readonly LogEntry[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (kind === 'all' && wanted.length === 0) return entries;
  return entries.filter((entry) => {
    if (kind !== 'all' && entry.kind !== kind) return false;
    if (wanted.length === 0) return true;
    const text = `${entry.text} ${Object.values(entry.details).join(' ')}`.toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
