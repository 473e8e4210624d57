import type { ArchiveProgress, ZipWrapping } from '@/contract/archive-worker';
import { wrapEntries, zipSite } from '@/engine/archive/zip-site';
import { withDatabase } from '@/storage/open-database';
import { readContents } from '@/storage/project/read-contents';

/** Packs a project on the page's own thread, giving way to it between entries. Loaded only where no worker can read it. */
export async function zipProjectInPage(
  projectId: string,
  onProgress: ArchiveProgress,
  wrapping?: ZipWrapping,
): Promise<Blob> {
  const contents = await withDatabase((database) => readContents(database, projectId));
  const entries = wrapping ? wrapEntries(contents, wrapping) : contents;
  return new Blob([await zipSite(entries, onProgress)], { type: 'application/zip' });
}
