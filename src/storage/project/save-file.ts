import { AppError } from '@/domain/errors';
import type { SitewrightDatabase } from '../database';
import { contentTables, runWrite, type Stamp } from '../guard/run-write';
import type { HashedFile } from '../content/hash-files';
import { writeVersion } from '../version/write-version';
import { conflictPath } from './conflict-path';
import { keepOnly } from './draft-store';
import { findFile, listFiles } from './file-store';

export type SaveOrder = {
  readonly projectId: string;
  readonly file: HashedFile;
  /** `rev` of the file that the text was made from; 0 when it was not there. */
  readonly baseRev: number;
  /** The tab that saves. */
  readonly writer?: string;
};

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly rev: number; readonly versionId: string }
  /** Somebody saved the file meanwhile: the text lies in a file of its own, nothing was overwritten. */
  | { readonly kind: 'conflict'; readonly copyPath: string };

/**
 * Saves one file as one version, if nobody saved it since `baseRev`; else the text becomes a conflict copy beside it.
 * The draft that this save makes needless goes in the same transaction.
 */
export async function saveFile(
  database: SitewrightDatabase,
  order: SaveOrder,
  stamp: Stamp,
): Promise<SaveOutcome> {
  const { projectId, file, baseRev } = order;
  return runWrite(database, contentTables(database), async () => {
    await dropDraft(database, order, stamp.now);
    const current = await findFile(database, projectId, file.path);
    const isMeant = (current?.rev ?? 0) === baseRev || current?.hash === file.hash;
    if (!isMeant) return saveConflictCopy(database, projectId, file, stamp);
    const written = await writeVersion(
      database,
      { projectId, files: [file], deleted: [], author: 'user', note: `Edited ${file.path}` },
      stamp,
    );
    if (written) return { kind: 'saved', rev: written.version.seq, versionId: written.version.id };
    const project = await database.projects.get(projectId);
    return { kind: 'saved', rev: current?.rev ?? 0, versionId: project?.headVersionId ?? '' };
  });
}

async function saveConflictCopy(
  database: SitewrightDatabase,
  projectId: string,
  file: HashedFile,
  stamp: Stamp,
): Promise<SaveOutcome> {
  const taken = new Set((await listFiles(database, projectId)).map(({ path }) => path));
  const copyPath = conflictPath(file.path, (candidate) => taken.has(candidate));
  const written = await writeVersion(
    database,
    {
      projectId,
      files: [{ ...file, path: copyPath }],
      deleted: [],
      author: 'user',
      note: `Kept a conflicting edit of ${file.path} as ${copyPath}`,
    },
    stamp,
  );
  if (!written) throw new AppError('not-found', { path: copyPath });
  return { kind: 'conflict', copyPath };
}

/** What was typed after the save began stays, and so does what another tab typed and did not save. */
async function dropDraft(
  database: SitewrightDatabase,
  { projectId, file, writer }: SaveOrder,
  savedAt: number,
): Promise<void> {
  const saved = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.bytes);
  await keepOnly(
    database,
    projectId,
    file.path,
    (draft) => draft.text !== saved && !(draft.updatedAt <= savedAt && draft.writer === writer),
  );
}
