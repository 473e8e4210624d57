// First: what JSZip finds when it loads.
import './swift-immediate';
import { expose } from 'comlink';
import type { ArchiveProgress, ArchiveWorker } from '@/contract/archive-worker';
import { ArchiveProblem } from '@/engine/archive/archive-limits';
import { wrapEntries, zipSite } from '@/engine/archive/zip-site';
import { withDatabase } from '@/storage/open-database';
import { readContents } from '@/storage/project/read-contents';

const zipType = 'application/zip';
/** Enough for the engine to compile what packing uses; a few milliseconds. */
const rehearsal = Array.from({ length: 24 }, (_, page) => ({
  path: `page-${page}${page % 2 === 0 ? '.html' : '.png'}`,
  bytes: new TextEncoder().encode(`<p class="line-${page}">${'lorem '.repeat(500)}${page}</p>`),
}));

/** At most ten reports a second: every message to the page costs it a moment. */
function calmed(onProgress: ArchiveProgress): ArchiveProgress {
  let last = -Infinity;
  return (done, total) => {
    const now = performance.now();
    if (done < total && now - last < 100) return;
    last = now;
    onProgress(done, total);
  };
}

const worker: ArchiveWorker = {
  async prepare() {
    await Promise.allSettled([
      withDatabase((database) => database.files.limit(1).primaryKeys()),
      zipSite(rehearsal),
    ]);
  },
  async zipProject(projectId, onProgress, wrapping) {
    const contents = await withDatabase((database) => readContents(database, projectId));
    const entries = wrapping ? wrapEntries(contents, wrapping) : contents;
    // A blob goes to the page by reference: the page copies nothing.
    return new Blob([await zipSite(entries, calmed(onProgress))], { type: zipType });
  },
  async unpackZip(archive, onProgress) {
    try {
      const { unpackZip } = await import('./unpack-zip');
      const bytes = new Uint8Array(await archive.arrayBuffer());
      return { ok: true, files: await unpackZip(bytes, calmed(onProgress)) };
    } catch (error) {
      if (error instanceof ArchiveProblem) return { ok: false, reason: error.message };
      throw error;
    }
  },
};

expose(worker);
