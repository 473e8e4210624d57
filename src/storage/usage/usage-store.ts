import Dexie, { type Collection } from 'dexie';
import { isModelUse, modelUseSchema, type ModelUse } from '@/domain/assistant/model-use';
import type { Span } from '@/domain/plans/credits';
import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';
import { checkRows } from '../rows/check-rows';
import { readNewest } from '../rows/read-newest';

const rowsPerRead = 5000;

/** Keeps one answer in the ledger. */
export async function addUse(database: SitewrightDatabase, row: ModelUse): Promise<void> {
  await runWrite(database, [database.usage], () => database.usage.add(row));
}

/** Answers that an account got in a stretch of time, newest first, at most so many. */
export async function listNewestUse(
  database: SitewrightDatabase,
  accountId: string,
  { start, end }: Span,
  { now, most }: { readonly now: number; readonly most: number },
): Promise<ModelUse[]> {
  const until = Math.min(end, now);
  const rows = await readNewest(
    (since) => within(database, accountId, { start: Math.max(start, since), end }).toArray(),
    until,
    most,
  );
  return checkRows(database, database.usage, modelUseSchema, rows);
}

/** How many answers an account got in a stretch of time; no row is read. */
export function countUse(database: SitewrightDatabase, accountId: string, span: Span): Promise<number> {
  return within(database, accountId, span).count();
}

/**
 * Walks the answers of an account in a stretch of time, oldest first, in short reads, so that a hundred thousand neither
 * hold up a save nor the page. A signal that fires ends it with its reason.
 */
export async function walkUse(
  database: SitewrightDatabase,
  accountId: string,
  { start, end }: Span,
  visit: (rows: readonly ModelUse[]) => void,
  signal?: AbortSignal,
): Promise<void> {
  let seen = new Set<string>();
  for (let from = start, most = rowsPerRead; ;) {
    signal?.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- each read begins where the one before ended
    const rows: ModelUse[] = await within(database, accountId, { start: from, end }).limit(most).toArray();
    // Answers of one millisecond may lie on both sides of where a read ended.
    const fresh = rows.filter(({ id }) => !seen.has(id));
    visit(readable(database, fresh));
    const last = rows.at(-1);
    if (rows.length < most || !last) return;
    most = fresh.length === 0 ? most * 2 : rowsPerRead;
    from = last.at;
    seen = new Set(rows.filter(({ at }) => at === from).map(({ id }) => id));
  }
}

/** When an account's ledger begins; null while it is empty. */
export async function firstUseAt(database: SitewrightDatabase, accountId: string): Promise<number | null> {
  const row = await database.usage
    .where('[accountId+at]')
    .between([accountId, Dexie.minKey], [accountId, Dexie.maxKey])
    .first();
  return row?.at ?? null;
}

function within(
  database: SitewrightDatabase,
  accountId: string,
  { start, end }: Span,
): Collection<ModelUse, string> {
  return database.usage.where('[accountId+at]').between([accountId, start], [accountId, end], true, false);
}

/** The schema is asked only of a row that looks wrong: of a hundred thousand it would take a second. */
function readable(database: SitewrightDatabase, rows: readonly ModelUse[]): readonly ModelUse[] {
  const broken = rows.filter((row) => !isModelUse(row));
  if (broken.length === 0) return rows;
  checkRows(database, database.usage, modelUseSchema, broken);
  return rows.filter(isModelUse);
}
