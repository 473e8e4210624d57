import type { Table } from 'dexie';
import { accountSchema } from '@/domain/account/account';
import type { PlanId } from '@/domain/plans/plan';
import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';
import { checkRows } from '../rows/check-rows';
import { recordTables, type BackupRecords } from './backup-records';

export type RestoreRecords = {
  readonly records: BackupRecords;
  readonly settings: readonly { readonly key: string; readonly value: unknown }[];
  /** The plan that each account was on. */
  readonly plans: ReadonlyMap<string, PlanId>;
};

/**
 * Brings in the rows of a backup that are missing here, in one transaction: all of them or none. What stands stays as it
 * is, except for a model or prompt that the backup has in a later wording. Answers how many rows came in.
 */
export async function restoreRecords(
  database: SitewrightDatabase,
  { records, settings, plans }: RestoreRecords,
): Promise<number> {
  const tables = [...recordTables, 'settings', 'accounts', 'quarantine'] as const;
  return runWrite(
    database,
    tables.map((name) => database[name]),
    async () => {
      // Before the changes of plans come in: an account whose plan was ever chosen here keeps the one it is on.
      let count = await restorePlans(database, plans);
      count += await restoreEdited(database.aiModels, records.aiModels, ({ id }) => id);
      count += await restoreEdited(
        database.systemPrompts,
        records.systemPrompts,
        ({ systemPromptId }) => systemPromptId,
      );
      for (const name of recordTables) {
        if (name === 'aiModels' || name === 'systemPrompts') continue;
        // oxlint-disable-next-line no-await-in-loop -- one table after the other, within one transaction
        count += await addMissing(database[name], records[name]);
      }
      return count + (await addMissing(database.settings, settings, 'key'));
    },
  );
}

const rowsPerRead = 2000;

async function addMissing(table: Table, rows: readonly object[], key: 'id' | 'key' = 'id'): Promise<number> {
  let count = 0;
  for (let from = 0; from < rows.length; from += rowsPerRead) {
    const byKey = new Map(
      rows.slice(from, from + rowsPerRead).map((row) => [String(Reflect.get(row, key)), row]),
    );
    // oxlint-disable-next-line no-await-in-loop -- a stretch at a time: all keys at once would fill the memory twice
    const known: string[] = await table
      .where(':id')
      .anyOf([...byKey.keys()])
      .primaryKeys();
    for (const key of known) byKey.delete(key);
    // oxlint-disable-next-line no-await-in-loop
    await table.bulkAdd([...byKey.values()]);
    count += byKey.size;
  }
  return count;
}

type Edited = { readonly id: string; readonly order: number } & {
  readonly createdAt: number;
  readonly lastEdited: number;
};

/** Rows that people word: one that is here under the same name gives way to a later wording, and keeps its place. */
async function restoreEdited<Row extends Edited>(
  table: Table,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): Promise<number> {
  const here: Row[] = await table.toArray();
  const byId = new Map(here.map((row) => [row.id, row]));
  const byName = new Map(here.map((row) => [nameOf(row), row]));
  let last = here.reduce((most, { order }) => Math.max(most, order), -1);
  const wanted = new Map(rows.map((row) => [nameOf(row), row]));
  const changed = [...wanted.values()].flatMap((row): Row[] => {
    const twin = byName.get(nameOf(row));
    const standing = byId.get(row.id) ?? twin;
    // Renamed since, and another has its name now: both stay.
    if (twin && standing !== twin) return [];
    if (!standing) {
      last += 1;
      return [{ ...row, order: last }];
    }
    return isLater(row, standing) ? [{ ...row, id: standing.id, order: standing.order }] : [];
  });
  await table.bulkPut(changed);
  return changed.length;
}

/** What came with the product is newer on a newer device, yet nobody worded it. */
function isLater(row: Edited, standing: Edited): boolean {
  if (row.lastEdited <= row.createdAt) return false;
  return standing.lastEdited <= standing.createdAt || row.lastEdited > standing.lastEdited;
}

async function restorePlans(
  database: SitewrightDatabase,
  plans: ReadonlyMap<string, PlanId>,
): Promise<number> {
  const rows = await database.accounts
    .where(':id')
    .anyOf([...plans.keys()])
    .toArray();
  const chosen = new Set((await database.planChanges.toArray()).map(({ accountId }) => accountId));
  const changed = checkRows(database, database.accounts, accountSchema, rows).flatMap((account) => {
    const plan = plans.get(account.id);
    return !plan || plan === (account.plan ?? 'free') || chosen.has(account.id) ? [] : [{ ...account, plan }];
  });
  await database.accounts.bulkPut(changed);
  return changed.length;
}
