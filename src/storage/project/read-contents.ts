import { AppError } from '@/domain/errors';
import { readBlobs } from '../content/blob-store';
import type { SitewrightDatabase } from '../database';
import { listFiles } from './file-store';

/** A saved file as bytes. */
export type FileContent = { readonly path: string; readonly bytes: Uint8Array };

/**
 * All files of a project with their bytes, by path, as of one moment. Throws `archive-failed` when the content of a
 * file is missing: half a project must not pass for a whole one.
 */
export async function readContents(database: SitewrightDatabase, projectId: string): Promise<FileContent[]> {
  return database.transaction('r', [database.files, database.blobs], async () => {
    const files = await listFiles(database, projectId);
    const blobs = await readBlobs(
      database,
      files.map(({ hash }) => hash),
    );
    return files.map(({ path, hash }) => {
      const bytes = blobs.get(hash);
      if (!bytes) throw new AppError('archive-failed', { reason: `the content of ${path} is missing` });
      return { path, bytes };
    });
  });
}
