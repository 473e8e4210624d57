import type { LogEntry } from '@/domain/system/log-entry';

/**
 * Known lines with the newest ones before them; both newest first. Null when the newest do not reach down to the known
 * ones, or lines went: then all are to be read again.
 */
export function mergeNewest(
  known: readonly LogEntry[],
  newest: readonly LogEntry[],
  count: number,
): readonly LogEntry[] | null {
  const first = known[0];
  if (!first) return newest.length === count ? newest : null;
  const fresh = newest.findIndex(({ id }) => id === first.id);
  if (fresh < 0 || fresh + known.length !== count) return null;
  return fresh === 0 ? known : [...newest.slice(0, fresh), ...known];
}
