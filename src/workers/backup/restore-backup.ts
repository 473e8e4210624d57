import type { BackupSource, LeftOut, RestoredBackup, UpkeepProgress } from '@/contract/upkeep-worker';
import { listAccounts } from '@/storage/account/account-store';
import type { SitewrightDatabase } from '@/storage/database';
import { recordTables } from '@/storage/system/backup-records';
import { readBackupBytes } from '@/storage/system/backup-store';
import { matchAccounts } from './match-accounts';
import { openBackup } from './open-backup';
import { restoreProject } from './restore-project';
import { restoreRows } from './restore-rows';

type Order = { readonly source: BackupSource; readonly ownerId: string; readonly at: number };

/**
 * Brings back what a backup holds and is missing here: project by project, each whole or not at all, then all other rows
 * in one step. What stands now stays untouched; what does not come in is told.
 */
export async function restoreBackup(
  database: SitewrightDatabase,
  { source, ownerId, at }: Order,
  onProgress: UpkeepProgress,
): Promise<RestoredBackup> {
  const bytes =
    'id' in source
      ? await readBackupBytes(database, source.id)
      : new Uint8Array(await source.file.arrayBuffer());
  const opened = await openBackup(bytes);
  if ('reason' in opened) return { ok: false, reason: opened.reason };
  const { zip, manifest } = opened;
  const steps = manifest.projects.length + recordTables.length + 1;
  let done = 0;
  const step = () => onProgress((done += 1), steps);
  const findAccount = matchAccounts(manifest.accounts ?? [], await listAccounts(database), ownerId);
  const places = new Map<string, string>();
  const leftOut: LeftOut[] = [];
  const counts = { restored: 0, unchanged: 0 };
  for (const project of manifest.projects) {
    try {
      const order = { zip, project, ownerId: findAccount(project.ownerId) ?? ownerId, at };
      // oxlint-disable-next-line no-await-in-loop -- one after the other: only one project's bytes are under way
      const { id, isUnchanged } = await restoreProject(database, order);
      if (project.id !== undefined) places.set(project.id, id);
      counts[isUnchanged ? 'unchanged' : 'restored'] += 1;
    } catch (error) {
      leftOut.push({ kind: 'project', name: project.name, reason: reasonOf(error) });
    }
    step();
  }
  const findProject = (projectId: string) => places.get(projectId) ?? projectId;
  let rows = 0;
  try {
    const outcome = await restoreRows(database, { zip, manifest, findAccount, findProject, onStep: step });
    ({ rows } = outcome);
    leftOut.push(...outcome.leftOut);
  } catch (error) {
    leftOut.push({ kind: 'records', reason: reasonOf(error) });
  }
  onProgress(steps, steps);
  return { ok: true, ...counts, rows, leftOut };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'it could not be read.';
}
