export type Sorting = { readonly column: string; readonly direction: 'ascending' | 'descending' };

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Rows by a value: numbers by size, text as people sort it, nothing last either way. Equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  value: (row: Row) => string | number | null,
  direction: Sorting['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const compare = (first: string | number | null, second: string | number | null) => {
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    if (typeof first === 'number' && typeof second === 'number') return sign * (first - second);
    return sign * collator.compare(String(first), String(second));
  };
  const keyed = rows.map((row) => ({ row, key: value(row) }));
  // Lists come in the order they are mostly wanted in: a look whether they do is far shorter than sorting them.
  const isSorted = keyed.every(({ key }, at) => at === 0 || compare(keyed[at - 1]?.key ?? null, key) <= 0);
  if (isSorted) return [...rows];
  return keyed.toSorted((first, second) => compare(first.key, second.key)).map(({ row }) => row);
}
