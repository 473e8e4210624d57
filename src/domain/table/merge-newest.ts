/**
 * Known rows with the newest ones before them; both newest first. Null when the newest do not reach down to the known
 * ones, or rows went: then all are to be read again.
 */
export function mergeNewest<Row extends { readonly id: string }>(
  known: readonly Row[],
  newest: readonly Row[],
  count: number,
): readonly Row[] | null {
  const first = known[0];
  if (!first) return newest.length === count ? newest : null;
  const fresh = newest.findIndex(({ id }) => id === first.id);
  if (fresh < 0 || fresh + known.length !== count) return null;
  return fresh === 0 ? known : [...newest.slice(0, fresh), ...known];
}
