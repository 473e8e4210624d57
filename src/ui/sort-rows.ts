export type Sorting = { readonly column: string; readonly direction: 'ascending' | 'descending' };

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Rows by a value: numbers by size, text as people sort it, nothing last either way. Equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  value: (row: Row) => string | number | null,
  direction: Sorting['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, key: value(row) }))
    .toSorted(({ key: first }, { key: second }) => {
      if (first === null || second === null) return Number(first === null) - Number(second === null);
      if (typeof first === 'number' && typeof second === 'number') return sign * (first - second);
      return sign * collator.compare(String(first), String(second));
    })
    .map(({ row }) => row);
}
