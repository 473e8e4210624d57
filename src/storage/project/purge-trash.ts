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
    await removeProject(database, projectId, oldest);
  }
  return expired.length;
}

async function removeProject(database: SitewrightDatabase, projectId: string, oldest: number): Promise<void> {
  await runWrite(database, [...contentTables(database), database.settings], async () => {
    const project = await database.projects.get(projectId);
    // Recovered in another tab since it was listed.
    if (typeof project?.deletedAt !== 'number' || project.deletedAt >= oldest) return;
    const within = [
      [projectId, Dexie.minKey],
      [projectId, Dexie.maxKey],
    ] as const;
    await Promise.all([
      noteSweepDue(database),
      database.projects.delete(projectId),
      database.files
        .where('[projectId+path]')
        .between(...within)
        .delete(),
      database.drafts
        .where('[projectId+path]')
        .between(...within)
        .delete(),
      database.versions
        .where('[projectId+seq]')
        .between(...within)
        .delete(),
      database.trees
        .where('[projectId+seq]')
        .between(...within)
        .delete(),
      database.messages
        .where('[projectId+seq]')
        .between(...within)
        .delete(),
    ]);
  });
}
