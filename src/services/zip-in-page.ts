import type { ArchiveProgress } from '@/contract/archive-worker';
import { zipSite } from '@/engine/archive/zip-site';
import { withDatabase } from '@/storage/open-database';
import { readContents } from '@/storage/project/read-contents';

/** Packs a project on the page's own thread, giving way to it between entries. Loaded only where no worker can read it. */
export async function zipProjectInPage(projectId: string, onProgress: ArchiveProgress): Promise<Blob> {
  const contents = await withDatabase((database) => readContents(database, projectId));
  return new Blob([await zipSite(contents, onProgress)], { type: 'application/zip' });
}
