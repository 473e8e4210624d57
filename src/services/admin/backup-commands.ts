import type { BackupSource, MadeBackup, RestoredBackup } from '@/contract/upkeep-worker';
import { AppError } from '@/domain/errors';
import { withDatabase } from '@/storage/open-database';
import * as store from '@/storage/system/backup-store';
import { asAdministrator } from './admin-access';
import { now } from '../clock';
import { newId } from '../ids';
import { requireUser } from '../project/own-project';
import { logEvent } from './query-log';
import { saveDownload } from '../project/save-download';
import { noteUserSave } from '../storage-health';
import { inUpkeepWorker, type UpkeepOptions } from './upkeep-bridge';

/** Backups kept on this device; the oldest beyond them go. */
export const backupsMax = 7;
const lockName = 'sitewright-backup';

/** Makes a backup of everything here, now. Throws `admin-only`, `backup-failed`, `worker-failed`; an AbortError when cancelled. */
export async function backUpNow(options: UpkeepOptions = {}): Promise<MadeBackup> {
  await asAdministrator(() => Promise.resolve());
  const made = await makeBackup(options);
  if (!made) throw new AppError('backup-failed', { reason: 'another tab is making one right now' });
  return made;
}

/** Makes a backup unless another tab is at it; null then. Throws `worker-failed`. */
export async function makeBackup(options: UpkeepOptions = {}): Promise<MadeBackup | null> {
  return alone(async () => {
    const order = { id: newId(), at: now(), keep: backupsMax };
    return inUpkeepWorker(async (remote, onProgress) => await remote.backUp(order, onProgress), options);
  });
}

/** Saves the zip of a backup as a file. Throws `admin-only`, `not-found`. */
export async function downloadBackup({ id, at }: store.BackupSummary): Promise<void> {
  const bytes = await asAdministrator((database) => store.readBackupBytes(database, id));
  const day = new Date(at).toISOString().slice(0, 10);
  saveDownload(
    new Blob([new Uint8Array(bytes)], { type: 'application/zip' }),
    `sitewright-backup-${day}.zip`,
  );
}

/**
 * Brings in what a backup holds and is missing here; what stands stays as it is. Throws `admin-only`,
 * `backup-unreadable`; an AbortError when cancelled: what came in already stays, every project whole.
 */
export async function restoreBackup(
  source: BackupSource,
  options: UpkeepOptions = {},
): Promise<Extract<RestoredBackup, { ok: true }>> {
  await asAdministrator(() => Promise.resolve());
  const order = { source, ownerId: requireUser().id, at: now() };
  const outcome = await inUpkeepWorker(
    async (remote, onProgress) => await remote.restore(order, onProgress),
    options,
  );
  if (!outcome.ok) throw new AppError('backup-unreadable', { reason: outcome.reason });
  noteUserSave();
  await logEvent('system', 'A backup was restored', { projects: outcome.restored, rows: outcome.rows });
  return outcome;
}

/** Removes a backup from this device. Throws `admin-only`. */
export function removeBackup(id: string): Promise<void> {
  return asAdministrator((database) => store.removeBackup(database, id));
}

/** Backups of this device, newest first; their bytes are not read. Within a live query it follows changes. */
export function listBackups(): Promise<store.BackupSummary[]> {
  return withDatabase(store.listBackups);
}

/** One at a time over all tabs, where the browser has locks. */
async function alone<T>(work: () => Promise<T>): Promise<T | null> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work();
  return navigator.locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? work() : null));
}
