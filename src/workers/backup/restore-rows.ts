import type { LeftOut } from '@/contract/upkeep-worker';
import type { BackupManifest } from '@/domain/project/backup-file';
import type { PlanId } from '@/domain/plans/plan';
import type { OpenZip } from '@/engine/archive/open-zip';
import type { SitewrightDatabase } from '@/storage/database';
import {
  recordTables,
  settingOwner,
  type BackupRecords,
  type RecordTable,
} from '@/storage/system/backup-records';
import { restoreRecords } from '@/storage/system/restore-records';
import type { FindAccount } from './match-accounts';
import { placeRecords, type Placing } from './place-records';
import { readRecords } from './read-records';

type Order = {
  readonly zip: OpenZip;
  readonly manifest: BackupManifest;
  readonly findAccount: FindAccount;
  readonly findProject: Placing['findProject'];
  /** Told after each table that was read. */
  readonly onStep: () => void;
};

/** Brings in everything of a backup that is no project, in one step; answers how many rows came in and what did not. */
export async function restoreRows(
  database: SitewrightDatabase,
  { zip, manifest, findAccount, findProject, onStep }: Order,
): Promise<{ readonly rows: number; readonly leftOut: readonly LeftOut[] }> {
  const leftOut: LeftOut[] = [];
  const read: Partial<Record<RecordTable, readonly unknown[]>> = {};
  for (const table of recordTables) {
    // oxlint-disable-next-line no-await-in-loop -- one table after the other
    const { rows, unreadable } = await readRecords(zip, manifest, table);
    read[table] = rows;
    if (unreadable > 0) leftOut.push({ kind: 'unreadable', table, rows: unreadable });
    onStep();
  }
  const absent = new Map<string, number>();
  const records = placeRecords(read as BackupRecords, {
    findAccount,
    findProject,
    onAbsent: (accountId) => absent.set(accountId, (absent.get(accountId) ?? 0) + 1),
  });
  for (const [accountId, rows] of absent) {
    const known = manifest.accounts?.find(({ id }) => id === accountId);
    leftOut.push({ kind: 'absent', name: known?.name ?? '', email: known?.email ?? '', rows });
  }
  const plans = new Map<string, PlanId>();
  for (const { id, plan } of manifest.accounts ?? []) {
    const account = findAccount(id);
    if (plan && account !== null) plans.set(account, plan);
  }
  const settings = settingsOf(manifest).flatMap(({ key, value }) => {
    const placed = placeSetting(key, findAccount);
    return placed === null ? [] : [{ key: placed, value }];
  });
  const rows = await restoreRecords(database, { records, settings, plans });
  return { rows, leftOut };
}

/** The first form kept the settings of the installation only. */
function settingsOf({ settings, settingRows }: BackupManifest): { key: string; value: unknown }[] {
  if (settingRows) return settingRows.map(({ key, value }) => ({ key, value }));
  const system: unknown =
    typeof settings === 'object' && settings !== null ? Reflect.get(settings, 'system') : undefined;
  return system === undefined ? [] : [{ key: 'system', value: system }];
}

function placeSetting(key: string, findAccount: FindAccount): string | null {
  const owner = settingOwner(key);
  if (owner === null || owner === 'installation') return owner === null ? null : key;
  const accountId = findAccount(owner.accountId);
  return accountId === null ? null : `${owner.kind}:${accountId}`;
}
