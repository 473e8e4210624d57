import Dexie from 'dexie';
import { limits } from '@/domain/limits';
import { noteSweepDue } from '../content/sweep-blobs';
import type { SitewrightDatabase } from '../database';
import { contentTables, runWrite } from '../guard/run-write';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Removes projects that have lain in the trash for more than 30 days, each in one transaction. Content that other
 * projects may share stays until a sweep. Answers how many went.
 */
export async function purgeTrash(database: SitewrightDatabase, now: number): Promise<number> {
  const oldest = now - limits.trashDays * dayMilliseconds;
  const expired = await database.projects.where('deletedAt').below(oldest).primaryKeys();
  for (const projectId of expired) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction per project, so that a crash leaves whole projects
    await runWrite(database, removalTables(database), async () => {
      const project = await database.projects.get(projectId);
      // Recovered in another tab since it was listed.
      if (typeof project?.deletedAt !== 'number' || project.deletedAt >= oldest) return;
      await removeAll(database, projectId);
    });
  }
  return expired.length;
}

/**
 * Removes projects of one owner from the trash for good, in one transaction: all of them or none. One that was taken
 * out of the trash meanwhile stays. Answers how many went.
 */
export async function removeTrashed(
  database: SitewrightDatabase,
  ids: readonly string[],
  ownerId: string,
): Promise<number> {
  return runWrite(database, removalTables(database), async () => {
    const rows = await database.projects.bulkGet([...new Set(ids)]);
    const doomed = rows.filter((row) => typeof row?.deletedAt === 'number' && row.ownerId === ownerId);
    await Promise.all(doomed.map((row) => removeAll(database, row?.id ?? '')));
    return doomed.length;
  });
}

function removalTables(database: SitewrightDatabase) {
  return [...contentTables(database), database.settings];
}

async function removeAll(database: SitewrightDatabase, projectId: string): Promise<void> {
  const { files, drafts, versions, trees, messages } = database;
  const within = [
    [projectId, Dexie.minKey],
    [projectId, Dexie.maxKey],
  ] as const;
  await Promise.all([
    noteSweepDue(database),
    database.projects.delete(projectId),
    ...[files, drafts].map((table) =>
      table
        .where('[projectId+path]')
        .between(...within)
        .delete(),
    ),
    ...[versions, trees, messages].map((table) =>
      table
        .where('[projectId+seq]')
        .between(...within)
        .delete(),
    ),
  ]);
}
