import { AppError } from '@/domain/errors';
import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';
import { checkRow } from '../rows/check-rows';
import { backupSchema, type StoredBackup } from '../rows/stored-rows';

/** A backup as lists know it; its bytes stay where they are. `size` in bytes. */
export type BackupSummary = Omit<StoredBackup, 'bytes'>;

const listIndex = '[at+projectCount+size]';

/** Keeps a backup and lets the oldest beyond so many go, in one transaction. */
export async function addBackup(
  database: SitewrightDatabase,
  backup: StoredBackup,
  keep: number,
): Promise<void> {
  await runWrite(database, [database.backups], async () => {
    await database.backups.add(backup);
    const ids = await database.backups.orderBy('at').primaryKeys();
    await database.backups.bulkDelete(ids.slice(0, Math.max(0, ids.length - keep)));
  });
}

/** Backups newest first. Read from the index alone: seven of fifty megabytes list as quickly as seven empty ones. */
export async function listBackups(database: SitewrightDatabase): Promise<BackupSummary[]> {
  const list: BackupSummary[] = [];
  await database.backups.orderBy(listIndex).eachKey((key, { primaryKey }) => {
    const [at, projectCount, size] = key as unknown as [number, number, number];
    list.push({ id: String(primaryKey), at, projectCount, size });
  });
  return list.toReversed();
}

/** When the newest backup was made, in milliseconds; null before the first. */
export async function lastBackupAt(database: SitewrightDatabase): Promise<number | null> {
  const [newest] = await database.backups.orderBy('at').reverse().limit(1).keys();
  return typeof newest === 'number' ? newest : null;
}

/** The zip of one backup. Throws `not-found`. */
export async function readBackupBytes(database: SitewrightDatabase, id: string): Promise<Uint8Array> {
  const row = checkRow(database, database.backups, backupSchema, await database.backups.get(id));
  if (!row) throw new AppError('not-found', { path: `backup ${id}` });
  return row.bytes;
}

/** Removes one backup. */
export async function removeBackup(database: SitewrightDatabase, id: string): Promise<void> {
  await runWrite(database, [database.backups], () => database.backups.delete(id));
}
