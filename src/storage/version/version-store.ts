import Dexie from 'dexie';
import { versionSchema, type Version } from '@/domain/project/version';
import type { SitewrightDatabase } from '../database';
import { checkRow, checkRows } from '../rows/check-rows';

/** All versions of a project, oldest first, without their trees. */
export async function listVersions(database: SitewrightDatabase, projectId: string): Promise<Version[]> {
  return listVersionsAfter(database, projectId, 0, Infinity);
}

/** Versions numbered above `after` up to and including `last`, oldest first. */
export async function listVersionsAfter(
  database: SitewrightDatabase,
  projectId: string,
  after: number,
  last: number,
): Promise<Version[]> {
  const rows = await database.versions
    .where('[projectId+seq]')
    .between([projectId, after], [projectId, last === Infinity ? Dexie.maxKey : last], false, true)
    .toArray();
  return checkRows(database, database.versions, versionSchema, rows);
}

/** One version; undefined when there is none of that id. */
export async function findVersion(
  database: SitewrightDatabase,
  versionId: string,
): Promise<Version | undefined> {
  return checkRow(database, database.versions, versionSchema, await database.versions.get(versionId));
}
