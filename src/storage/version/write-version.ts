import * as z from 'zod/mini';
import { AppError } from '@/domain/errors';
import { limits } from '@/domain/limits';
import { fileSchema, type ProjectFile } from '@/domain/project/file';
import { projectSchema, type Project } from '@/domain/project/project';
import type { ChangedFile, Version } from '@/domain/project/version';
import { keepBlobs } from '../content/blob-store';
import type { SitewrightDatabase } from '../database';
import type { Stamp } from '../guard/run-write';
import { checkRow } from '../rows/check-rows';
import { setAside } from '../rows/set-aside';
import { listFiles } from '../project/file-store';
import { nextUpdatedAt } from '../project/next-updated-at';

export type VersionOrder = {
  readonly projectId: string;
  /** Files that shall be as given; those that already are, are left alone. Without bytes: the content is known. */
  readonly files: readonly (ChangedFile & { readonly mime: string; readonly bytes?: Uint8Array })[];
  readonly deleted: readonly string[];
  readonly author: Version['author'];
  readonly note: string;
  readonly restoredFrom?: string;
  readonly step?: 'undo' | 'redo';
};

export type WrittenVersion = {
  readonly version: Version;
  /** The files as they were before, by path; those that are new are not in it. */
  readonly before: ReadonlyMap<string, ProjectFile>;
};

/**
 * Writes one version with its content, its file rows and the project's row. Called inside a transaction over
 * `contentTables`. Answers null, and writes nothing, when nothing would differ and no step was
 * asked for. Throws `not-found` for an unknown project.
 */
export async function writeVersion(
  database: SitewrightDatabase,
  order: VersionOrder,
  stamp: Stamp,
): Promise<WrittenVersion | null> {
  const { projectId } = order;
  const project = checkRow(
    database,
    database.projects,
    projectSchema,
    await database.projects.get(projectId),
  );
  if (!project) throw new AppError('not-found', { path: projectId });
  const before = await readFilesBefore(database, order);
  const changed = order.files.filter(({ path, hash }) => before.get(path)?.hash !== hash);
  const kept = new Set(order.files.map(({ path }) => path));
  const gone = [...new Set(order.deleted)].filter((path) => before.has(path) && !kept.has(path));
  if (changed.length === 0 && gone.length === 0 && !order.step && project.headSeq > 0) return null;

  const seq = project.headSeq + 1;
  const version: Version = {
    id: stamp.newId(),
    projectId,
    seq,
    parentId: project.headVersionId,
    author: order.author,
    note: order.note,
    createdAt: stamp.now,
    added: changed.filter(({ path }) => !before.has(path)).map(withoutMime),
    modified: changed.filter(({ path }) => before.has(path)).map(withoutMime),
    deleted: gone.map((path) => ({ path, hash: before.get(path)?.hash ?? '' })),
    ...(order.restoredFrom ? { restoredFrom: order.restoredFrom } : {}),
    ...(order.step ? { step: order.step } : {}),
  };
  const rows = changed.map(({ path, hash, size, mime }): ProjectFile => ({
    projectId,
    path,
    hash,
    size,
    mime,
    // The version's number: it only ever grows, so a file that went and came back never has a number it had before.
    rev: seq,
    updatedAt: stamp.now,
  }));
  await Promise.all([
    keepBlobs(database, changed),
    database.files.bulkPut(rows),
    database.files.bulkDelete(gone.map((path) => [projectId, path] as [string, string])),
    database.versions.add(version),
    database.projects.put(advance(project, version, before, stamp.now)),
  ]);
  if (seq % limits.versionTreeEvery === 0) await writeTree(database, version);
  return { version, before };
}

async function readFilesBefore(
  database: SitewrightDatabase,
  { projectId, files, deleted }: VersionOrder,
): Promise<Map<string, ProjectFile>> {
  const paths = [...new Set([...files.map(({ path }) => path), ...deleted])];
  const rows = await database.files.bulkGet(paths.map((path) => [projectId, path] as [string, string]));
  const found = rows.filter((row) => row !== undefined);
  const readable = found.filter((row) => z.safeParse(fileSchema, row).success);
  // Broken rows go into the quarantine now: what is about to be written would take their place.
  if (readable.length < found.length) await setAside(database, database.files, fileSchema, found);
  return new Map(readable.map((row) => [row.path, row]));
}

function advance(
  project: Project,
  version: Version,
  before: ReadonlyMap<string, ProjectFile>,
  now: number,
): Project {
  const written = [...version.added, ...version.modified];
  const sizeBefore = [...version.modified, ...version.deleted].map(({ path }) => before.get(path)?.size ?? 0);
  return {
    ...project,
    headVersionId: version.id,
    headSeq: version.seq,
    fileCount: project.fileCount + version.added.length - version.deleted.length,
    bytes: project.bytes + sum(written.map(({ size }) => size)) - sum(sizeBefore),
    updatedAt: nextUpdatedAt(project, now),
  };
}

/** Full trees lie apart from the versions, so that listing a thousand versions never loads them. */
async function writeTree(database: SitewrightDatabase, { id, projectId, seq }: Version): Promise<void> {
  const files = (await listFiles(database, projectId)).map(withoutMime);
  await database.trees.add({ versionId: id, projectId, seq, files });
}

function withoutMime({ path, hash, size }: ChangedFile): ChangedFile {
  return { path, hash, size };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
