import Dexie from 'dexie';
import { logEntrySchema, type LogEntry } from '@/domain/system/log-entry';
import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';
import { checkRows } from '../rows/check-rows';

const rowsPerRead = 10_000;
const rowsPerRemoval = 2000;

/** Keeps one line. */
export async function addLogEntry(database: SitewrightDatabase, entry: LogEntry): Promise<void> {
  await runWrite(database, [database.logs], () => database.logs.add(entry));
}

/** The newest lines, newest first. */
export async function readNewestLog(database: SitewrightDatabase, most: number): Promise<LogEntry[]> {
  const rows = await database.logs.orderBy('at').reverse().limit(most).toArray();
  return checkRows(database, database.logs, logEntrySchema, rows);
}

/**
 * Every line, newest first. Read in stretches by key, so that a hundred thousand never hold up the page at once; a
 * signal that fires ends it with its reason.
 */
export async function readWholeLog(database: SitewrightDatabase, signal?: AbortSignal): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  for (let after: unknown = Dexie.minKey; ;) {
    signal?.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- each read begins where the one before ended
    const rows = await database.logs.where(':id').above(after).limit(rowsPerRead).toArray();
    entries.push(...checkRows(database, database.logs, logEntrySchema, rows));
    const last = rows.at(-1);
    if (rows.length < rowsPerRead || !last) break;
    after = last.id;
  }
  return entries.sort((first, second) => second.at - first.at);
}

/** How many lines there are; no row is read. */
export function countLog(database: SitewrightDatabase): Promise<number> {
  return database.logs.count();
}

/** Removes every line; answers how many there were. */
export async function clearLog(database: SitewrightDatabase): Promise<number> {
  return runWrite(database, [database.logs], async () => {
    const count = await database.logs.count();
    await database.logs.clear();
    return count;
  });
}

/** Removes the oldest lines beyond so many, in batches; answers how many went. */
export async function trimLog(database: SitewrightDatabase, most: number): Promise<number> {
  let removed = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- short transactions, one after the other
    const gone = await runWrite(database, [database.logs], async () => {
      const extra = Math.min(rowsPerRemoval, (await database.logs.count()) - most);
      if (extra <= 0) return 0;
      const keys = await database.logs.orderBy('at').limit(extra).primaryKeys();
      await database.logs.bulkDelete(keys);
      return keys.length;
    });
    removed += gone;
    if (gone === 0) return removed;
  }
}
