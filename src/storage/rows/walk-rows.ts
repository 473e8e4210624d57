import Dexie, { type Table } from 'dexie';

const rowsPerRead = 500;

/**
 * Walks a table by its key in short reads, so that no save waits for it. `visit` gets a stretch of rows at a time and
 * may take its time: nothing is open while it runs.
 */
export async function walkRows(
  table: Table,
  visit: (rows: readonly unknown[]) => Promise<void> | void,
  perRead: number = rowsPerRead,
): Promise<void> {
  const keyPath = table.schema.primKey.keyPath ?? '';
  for (let after: unknown = Dexie.minKey; ;) {
    // oxlint-disable-next-line no-await-in-loop -- each read begins where the one before ended
    const rows: unknown[] = await table.where(':id').above(after).limit(perRead).toArray();
    // oxlint-disable-next-line no-await-in-loop -- one stretch after the other
    await visit(rows);
    const last = rows.at(-1);
    if (rows.length < perRead || typeof last !== 'object' || last === null) return;
    after = Array.isArray(keyPath)
      ? keyPath.map((part) => Reflect.get(last, part) as unknown)
      : Reflect.get(last, keyPath);
  }
}
