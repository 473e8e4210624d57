import Dexie from 'dexie';

const name = 'sitewright-speed-test';
const rowCount = 200;
const rowBytes = 4096;

/**
 * How long a disk takes: milliseconds for 200 rows of 4 KB in one transaction, written and read back, and for one small
 * row on its own. Done in a database of its own, which is removed after.
 */
export async function measureStorage(
  clock: () => number,
): Promise<{ readonly write: number; readonly read: number; readonly save: number }> {
  const database = new Dexie(name, { chromeTransactionDurability: 'strict' });
  database.version(1).stores({ rows: 'id' });
  try {
    await database.open();
    const rows = database.table<{ id: number; bytes: Uint8Array }, number>('rows');
    const written = Array.from({ length: rowCount }, (_, id) => ({
      id,
      bytes: new Uint8Array(rowBytes).fill(id),
    }));
    const writing = clock();
    await rows.bulkPut(written);
    const reading = clock();
    const found = await rows.toArray();
    const saving = clock();
    await rows.put({ id: -1, bytes: new Uint8Array(64) });
    const end = clock();
    if (found.length !== rowCount) throw new Error(`read ${found.length} of ${rowCount} rows back`);
    return { write: reading - writing, read: saving - reading, save: end - saving };
  } finally {
    database.close();
    await Dexie.delete(name);
  }
}
