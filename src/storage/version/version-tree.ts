import Dexie from 'dexie';
import { AppError } from '@/domain/errors';
import type { ChangedFile, Version } from '@/domain/project/version';
import type { SitewrightDatabase } from '../database';
import { checkRow } from '../rows/check-rows';
import { treeSchema } from '../rows/stored-rows';
import { listVersionsAfter } from './version-store';

/** The files of a project by path. */
export type FileTree = ReadonlyMap<string, ChangedFile>;

/** What a version makes of the tree before it. */
export function applyVersion(
  tree: FileTree,
  version: Pick<Version, 'added' | 'modified' | 'deleted'>,
): FileTree {
  const next = new Map(tree);
  for (const { path } of version.deleted) next.delete(path);
  for (const file of [...version.added, ...version.modified]) next.set(file.path, file);
  return next;
}

/**
 * The whole tree of a version: the nearest full tree at or before it, and the changes since, at most 49 versions.
 * Throws `not-found` when a version between them is missing, for a guess would restore files that never were.
 */
export async function readVersionTree(
  database: SitewrightDatabase,
  { projectId, seq }: Pick<Version, 'projectId' | 'seq'>,
): Promise<FileTree> {
  const row = await database.trees
    .where('[projectId+seq]')
    .between([projectId, Dexie.minKey], [projectId, seq], true, true)
    .last();
  const base = checkRow(database, database.trees, treeSchema, row);
  const versions = await listVersionsAfter(database, projectId, base?.seq ?? 0, seq);
  if (versions.length !== seq - (base?.seq ?? 0)) throw new AppError('not-found', { path: `version ${seq}` });
  return versions.reduce<FileTree>(applyVersion, new Map(base?.files.map((file) => [file.path, file])));
}
