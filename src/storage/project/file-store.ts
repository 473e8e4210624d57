import Dexie from 'dexie';
import { fileSchema, type ProjectFile } from '@/domain/project/file';
import type { SitewrightDatabase } from '../database';
import { checkRow, checkRows } from '../rows/check-rows';

/** All files of a project as saved, by path. Rows only, no content. */
export async function listFiles(database: SitewrightDatabase, projectId: string): Promise<ProjectFile[]> {
  const rows = await database.files
    .where('[projectId+path]')
    .between([projectId, Dexie.minKey], [projectId, Dexie.maxKey])
    .toArray();
  return checkRows(database, database.files, fileSchema, rows);
}

/** One file as saved; undefined when there is none at the path. */
export async function findFile(
  database: SitewrightDatabase,
  projectId: string,
  path: string,
): Promise<ProjectFile | undefined> {
  return checkRow(database, database.files, fileSchema, await database.files.get([projectId, path]));
}
