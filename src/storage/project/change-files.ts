import { AppError } from '@/domain/errors';
import { gatherDrafts, spreadDraft } from '@/domain/project/draft-row';
import type { HashedFile } from '../content/hash-files';
import type { SitewrightDatabase } from '../database';
import { contentTables, runWrite, type Stamp } from '../guard/run-write';
import { writeVersion, type VersionOrder } from '../version/write-version';
import { findDraft, keepOnly } from './draft-store';
import { findFile, listFiles } from './file-store';

type Change = Pick<VersionOrder, 'files' | 'deleted' | 'note'>;

/** Adds a file. Throws `path-taken` when one is there, or one that differs only in upper and lower case. */
export async function createFile(
  database: SitewrightDatabase,
  { projectId, file, note }: { projectId: string; file: HashedFile; note?: string },
  stamp: Stamp,
): Promise<string> {
  return runWrite(database, contentTables(database), async () => {
    await refuseTaken(database, projectId, file.path);
    const order = { files: [file], deleted: [], note: note ?? `Added ${file.path}` };
    return change(database, projectId, order, stamp);
  });
}

/** Removes a file with what the writer typed into it; it stays in the history. Throws `not-found`. */
export async function deleteFile(
  database: SitewrightDatabase,
  { projectId, path, writer }: { projectId: string; path: string; writer?: string },
  stamp: Stamp,
): Promise<string> {
  return runWrite(database, contentTables(database), async () => {
    await keepOnly(database, projectId, path, (draft) => draft.writer !== writer);
    return change(database, projectId, { files: [], deleted: [path], note: `Deleted ${path}` }, stamp);
  });
}

/** Gives a file another path; its unsaved text goes with it. Throws `not-found` or `path-taken`. */
export async function renameFile(
  database: SitewrightDatabase,
  { projectId, path, newPath, mime }: { projectId: string; path: string; newPath: string; mime: string },
  stamp: Stamp,
): Promise<string> {
  return runWrite(database, contentTables(database), async () => {
    const file = await findFile(database, projectId, path);
    if (!file) throw new AppError('not-found', { path });
    await refuseTaken(database, projectId, newPath, path);
    const row = await findDraft(database, projectId, path);
    const versionId = await change(
      database,
      projectId,
      { files: [{ ...file, path: newPath, mime }], deleted: [path], note: `Renamed ${path} to ${newPath}` },
      stamp,
    );
    if (row) {
      const moved = await findFile(database, projectId, newPath);
      const newRev = moved?.rev ?? file.rev;
      const drafts = spreadDraft(row).map((draft) => ({
        ...draft,
        path: newPath,
        baseRev: draft.baseRev === file.rev ? newRev : draft.baseRev,
      }));
      await database.drafts.delete([projectId, path]);
      await database.drafts.put(gatherDrafts(drafts) ?? row);
    }
    return versionId;
  });
}

/** Systems that ignore case, and zips unpacked on them, would merge such files into one. */
async function refuseTaken(
  database: SitewrightDatabase,
  projectId: string,
  path: string,
  except?: string,
): Promise<void> {
  const folded = path.toLowerCase();
  const rows = await listFiles(database, projectId);
  const taken = rows.find((row) => {
    if (row.path === except) return false;
    const other = row.path.toLowerCase();
    return other === folded || other.startsWith(`${folded}/`) || folded.startsWith(`${other}/`);
  });
  if (taken) throw new AppError('path-taken', { path: taken.path });
}

async function change(
  database: SitewrightDatabase,
  projectId: string,
  order: Change,
  stamp: Stamp,
): Promise<string> {
  const written = await writeVersion(database, { projectId, author: 'user', ...order }, stamp);
  if (!written) throw new AppError('not-found', { path: order.deleted[0] ?? projectId });
  return written.version.id;
}
