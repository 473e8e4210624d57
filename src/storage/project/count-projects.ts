import Dexie from 'dexie';
import type { SitewrightDatabase } from '../database';

/** How many own projects of an account are in use: neither shared by others nor in the trash. Only what lies in the trash is read. */
export async function countProjects(database: SitewrightDatabase, ownerId: string): Promise<number> {
  const of = (index: string) =>
    database.projects.where(index).between([ownerId, Dexie.minKey], [ownerId, Dexie.maxKey]);
  const [all, shared, trashed] = await Promise.all([
    database.projects.where('ownerId').equals(ownerId).count(),
    of('[ownerId+share.importedAt]').count(),
    of('[ownerId+deletedAt]').toArray(),
  ]);
  return all - shared - trashed.filter(({ share }) => share === undefined).length;
}
