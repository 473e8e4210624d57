import { AppError } from '@/domain/errors';
import type { Draft } from '@/domain/project/file';
import type { SiteFile } from '@/domain/site/site-file';
import { hashBytes } from '@/storage/content/hash-bytes';
import { hashFiles, type HashedFile } from '@/storage/content/hash-files';
import { withDatabase } from '@/storage/open-database';
import * as changes from '@/storage/project/change-files';
import * as drafts from '@/storage/project/draft-store';
import { findFile } from '@/storage/project/file-store';
import { saveFile as storeFile, type SaveOutcome } from '@/storage/project/save-file';
import { now } from './clock';
import { newId } from './ids';
import { mimeOf, requireSafePath } from './file-path';
import { requireOwnProject } from './own-project';
import { dropSpareDraft, keepSpareDraft, listSpareDrafts } from './spare-drafts';
import { stamp } from './stamp';
import { noteUserSave } from './storage-health';

/** This tab, among those that type into the same files. */
const writer = newId();

export type TextOrder = {
  readonly projectId: string;
  readonly path: string;
  readonly text: string;
  /** `rev` of the file that the text was made from; 0 when there was none. */
  readonly baseRev: number;
};

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
    dropSpareDraft(order);
    noteUserSave();
    return outcome;
  } catch (error) {
    await keepDraft(order).catch(() => undefined); // the failure of the save is the one to tell
    throw error;
  }
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

/**
 * Removes a file; answers the version. It stays in the history. Throws `not-found`.
 * @public
 */
export async function deleteFile(projectId: string, path: string): Promise<string> {
  return withDatabase(async (database) => {
    await requireOwnProject(database, projectId);
    return changes.deleteFile(database, { projectId, path }, stamp());
  });
}

/**
 * Gives a file another path; answers the version. Links to it are left as they are. Throws `path-invalid`, `path-taken`, `not-found`.
 * @public
 */
export async function renameFile(projectId: string, path: string, newPath: string): Promise<string> {
  requireSafePath(newPath);
  return withDatabase(async (database) => {
    await requireOwnProject(database, projectId);
    return changes.renameFile(database, { projectId, path, newPath, mime: mimeOf(newPath) }, stamp());
  });
}

/**
 * Keeps unsaved text; to be called at most half a second after a keystroke. When the database has no room it is kept
 * beside it. Rejects only when there is no room anywhere.
 */
export async function keepDraft({ projectId, path, text, baseRev }: TextOrder): Promise<void> {
  const draft = { projectId, path, text, baseRev, updatedAt: now(), writer };
  try {
    await withDatabase((database) => drafts.keepDraft(database, draft));
    dropSpareDraft(draft);
  } catch (error) {
    try {
      keepSpareDraft(draft);
    } catch {
      throw error;
    }
  }
}

/** Forgets unsaved text. */
export async function discardDraft(projectId: string, path: string): Promise<void> {
  dropSpareDraft({ projectId, path });
  await withDatabase((database) => drafts.discardDraft(database, projectId, path));
}

/** Unsaved texts of an earlier visit. Those that say what is saved anyway are forgotten, not offered. */
export async function takeUpDrafts(projectId: string): Promise<Draft[]> {
  const stored = await withDatabase((database) => drafts.listDrafts(database, projectId));
  const newest = new Map(stored.map((draft) => [draft.path, draft]));
  for (const spare of listSpareDrafts(projectId)) {
    if (!(spare.updatedAt <= (newest.get(spare.path)?.updatedAt ?? 0))) newest.set(spare.path, spare);
  }
  const offered = await Promise.all(
    [...newest.values()].map(async (draft) => {
      const hash = await hashBytes(new TextEncoder().encode(draft.text));
      const file = await withDatabase((database) => findFile(database, projectId, draft.path));
      if (file?.hash !== hash) return [draft];
      await discardDraft(projectId, draft.path);
      return [];
    }),
  );
  return offered.flat();
}

async function hashFile(file: SiteFile): Promise<HashedFile> {
  const [hashed] = await hashFiles([file], mimeOf);
  if (!hashed) throw new AppError('path-invalid', { path: file.path });
  return hashed;
}
