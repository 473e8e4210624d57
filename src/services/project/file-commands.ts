import { AppError } from '@/domain/errors';
import type { Draft } from '@/domain/project/file';
import type { SiteFile } from '@/domain/site/site-file';
import { readBlob } from '@/storage/content/blob-store';
import { hashFiles, type HashedFile } from '@/storage/content/hash-files';
import { withDatabase } from '@/storage/open-database';
import * as changes from '@/storage/project/change-files';
import { saveFile as storeFile, type SaveOutcome } from '@/storage/project/save-file';
import { findVersion } from '@/storage/version/version-store';
import { mimeOf, requireSafePath } from './file-path';
import { requireOwnProject } from './own-project';
import { keepDraft, type TextOrder } from './draft-commands';
import { dropSpareDraft } from './spare-drafts';
import { stamp } from '../stamp';
import { noteUserSave } from '../storage-health';
import { writer } from './writer';

/**
 * Saves a file as one version, or as a conflict copy when somebody saved it since. Resolved when it is on disk.
 * On any failure (`storage-full`, …) the text is kept as a draft, if there is room for that.
 */
export async function saveFile(order: TextOrder): Promise<SaveOutcome> {
  const { projectId, path, text, baseRev } = order;
  requireSafePath(path);
  const started = stamp();
  const file = await hashFile({ path, content: text });
  try {
    const outcome = await withDatabase(async (database) => {
      await requireOwnProject(database, projectId);
      return storeFile(database, { projectId, file, baseRev, writer }, started);
    });
    dropSpareDraft({ projectId, path, writer });
    noteUserSave();
    return outcome;
  } catch (error) {
    await keepDraft(order).catch(() => undefined); // the failure of the save is the one to tell
    throw error;
  }
}

/** Lays an unsaved text beside its file as a copy of its own; answers the copy's path. */
export async function keepAsCopy(draft: Draft): Promise<string> {
  const { projectId, path, text, writer: typist } = draft;
  const file = await hashFile({ path, content: text });
  const outcome = await withDatabase(async (database) => {
    await requireOwnProject(database, projectId);
    // No file has this number: the text is never taken for the file itself.
    const order = { projectId, file, baseRev: -1, ...(typist === undefined ? {} : { writer: typist }) };
    return storeFile(database, order, stamp());
  });
  dropSpareDraft(draft);
  noteUserSave();
  return outcome.kind === 'conflict' ? outcome.copyPath : path;
}

/** Adds a file; answers the version. Throws `path-invalid`, `path-taken`. */
export async function createFile({
  projectId,
  path,
  content = '',
}: {
  projectId: string;
  path: string;
  content?: string | Uint8Array;
}): Promise<string> {
  requireSafePath(path);
  const file = await hashFile({ path, content });
  const versionId = await withDatabase(async (database) => {
    await requireOwnProject(database, projectId);
    return changes.createFile(database, { projectId, file }, stamp());
  });
  noteUserSave();
  return versionId;
}

/** Removes a file with this tab's unsaved text; answers the version. It stays in the history. Throws `not-found`. */
export async function deleteFile(projectId: string, path: string): Promise<string> {
  dropSpareDraft({ projectId, path, writer });
  return withDatabase(async (database) => {
    await requireOwnProject(database, projectId);
    return changes.deleteFile(database, { projectId, path, writer }, stamp());
  });
}

/** Brings back a file as it was before the version that removed it; answers the new version. Throws `not-found`, `path-taken`. */
export async function bringBackFile(projectId: string, path: string, versionId: string): Promise<string> {
  const bytes = await withDatabase(async (database) => {
    const version = await findVersion(database, versionId);
    const gone = version?.projectId === projectId && version.deleted.find((file) => file.path === path);
    return gone ? readBlob(database, gone.hash) : undefined;
  });
  if (!bytes) throw new AppError('not-found', { path });
  const file = await hashFile({ path, content: bytes });
  return withDatabase(async (database) => {
    await requireOwnProject(database, projectId);
    return changes.createFile(database, { projectId, file, note: `Brought back ${path}` }, stamp());
  });
}

/** Gives a file another path; answers the version. Links to it are left as they are. Throws `path-invalid`, `path-taken`, `not-found`. */
export async function renameFile(projectId: string, path: string, newPath: string): Promise<string> {
  requireSafePath(newPath);
  return withDatabase(async (database) => {
    await requireOwnProject(database, projectId);
    return changes.renameFile(database, { projectId, path, newPath, mime: mimeOf(newPath) }, stamp());
  });
}

async function hashFile(file: SiteFile): Promise<HashedFile> {
  const [hashed] = await hashFiles([file], mimeOf);
  if (!hashed) throw new AppError('path-invalid', { path: file.path });
  return hashed;
}
