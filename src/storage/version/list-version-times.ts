import Dexie from 'dexie';
import type { SitewrightDatabase } from '../database';

/** When the versions of an account's projects were made, from a time on. Milliseconds since 1970; only the index is read. */
export async function listVersionTimes(
  database: SitewrightDatabase,
  ownerId: string,
  since: number,
): Promise<number[]> {
  const [keys, ids] = await Promise.all([
    database.versions
      .where('[createdAt+projectId]')
      .between([since, Dexie.minKey], [Infinity, Dexie.maxKey])
      .keys(),
    database.projects.where('ownerId').equals(ownerId).primaryKeys(),
  ]);
  const own = new Set(ids);
  return (keys as unknown as readonly (readonly [number, string])[])
    .filter(([, projectId]) => own.has(projectId))
    .map(([createdAt]) => createdAt);
}
