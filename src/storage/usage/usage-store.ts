import Dexie from 'dexie';
import { modelUseSchema, type ModelUse } from '@/domain/assistant/model-use';
import type { Span } from '@/domain/plans/credits';
import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';
import { checkRows } from '../rows/check-rows';

/** Keeps one answer in the ledger. */
export async function addUse(database: SitewrightDatabase, row: ModelUse): Promise<void> {
  await runWrite(database, [database.usage], () => database.usage.add(row));
}

/** Answers that an account got in a stretch of time, newest first. */
export async function listUse(
  database: SitewrightDatabase,
  accountId: string,
  { start, end }: Span,
): Promise<ModelUse[]> {
  const rows = await database.usage
    .where('[accountId+at]')
    .between([accountId, start], [accountId, end], true, false)
    .toArray();
  return checkRows(database, database.usage, modelUseSchema, rows.toReversed());
}

/** When an account's ledger begins; null while it is empty. */
export async function firstUseAt(database: SitewrightDatabase, accountId: string): Promise<number | null> {
  const row = await database.usage
    .where('[accountId+at]')
    .between([accountId, Dexie.minKey], [accountId, Dexie.maxKey])
    .first();
  return row?.at ?? null;
}
