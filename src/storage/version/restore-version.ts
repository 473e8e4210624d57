import { AppError } from '@/domain/errors';
import { limits } from '@/domain/limits';
import type { Version } from '@/domain/project/version';
import type { SitewrightDatabase } from '../database';
import { contentTables, runWrite, type Stamp } from '../guard/run-write';
import { listFiles } from '../project/file-store';
import { findRedoTarget, findUndoTarget } from './version-line';
import { findVersion, listVersions } from './version-store';
import { readVersionTree } from './version-tree';
import { writeVersion } from './write-version';

type MimeOf = (path: string) => string;

/**
 * Brings back the whole tree of an earlier version as a new one, by author `restore`; answers its id.
 * When nothing differs, the version that stands. Throws `not-found` for a version of another project.
 */
export async function restoreVersion(
  database: SitewrightDatabase,
  { projectId, versionId, mimeOf }: { projectId: string; versionId: string; mimeOf: MimeOf },
  stamp: Stamp,
): Promise<string> {
  return runWrite(database, contentTables(database), async () => {
    const target = await requireVersion(database, projectId, versionId);
    const restored = await bringBack(database, target, { note: `Restored ${nameOf(target)}`, mimeOf }, stamp);
    const versionAfter = restored ?? (await database.projects.get(projectId))?.headVersionId;
    if (!versionAfter) throw new AppError('not-found', { path: projectId });
    return versionAfter;
  });
}

/** Steps back or forward in the history; null when there is nothing to step to. */
export async function stepVersion(
  database: SitewrightDatabase,
  { projectId, step, mimeOf }: { projectId: string; step: 'undo' | 'redo'; mimeOf: MimeOf },
  stamp: Stamp,
): Promise<{ versionId: string } | null> {
  return runWrite(database, contentTables(database), async () => {
    const versions = await listVersions(database, projectId);
    const targetId = step === 'undo' ? findUndoTarget(versions) : findRedoTarget(versions);
    if (targetId === null) return null;
    const target = await requireVersion(database, projectId, targetId);
    const note = step === 'undo' ? `Undid a change: back to ${nameOf(target)}` : `Redid ${nameOf(target)}`;
    const versionId = await bringBack(database, target, { note: cut(note), step, mimeOf }, stamp);
    return versionId === null ? null : { versionId };
  });
}

async function requireVersion(
  database: SitewrightDatabase,
  projectId: string,
  versionId: string,
): Promise<Version> {
  const version = await findVersion(database, versionId);
  if (version?.projectId !== projectId) throw new AppError('not-found', { path: `version ${versionId}` });
  return version;
}

async function bringBack(
  database: SitewrightDatabase,
  target: Version,
  { note, step, mimeOf }: { note: string; step?: 'undo' | 'redo'; mimeOf: MimeOf },
  stamp: Stamp,
): Promise<string | null> {
  const { projectId } = target;
  const tree = await readVersionTree(database, target);
  const current = await listFiles(database, projectId);
  const written = await writeVersion(
    database,
    {
      projectId,
      files: [...tree.values()].map((file) => ({ ...file, mime: mimeOf(file.path) })),
      deleted: current.map(({ path }) => path).filter((path) => !tree.has(path)),
      author: 'restore',
      note: cut(note),
      restoredFrom: target.id,
      ...(step ? { step } : {}),
    },
    stamp,
  );
  return written?.version.id ?? null;
}

function nameOf({ label, note, seq }: Version): string {
  return `version ${seq}, ${label ?? note}`;
}

function cut(note: string): string {
  return note.slice(0, limits.projectNameMaxCharacters);
}
