import { expose, transfer } from 'comlink';
import type { ArchiveProgress, ArchiveWorker } from '@/contract/archive-worker';
import { zipSite } from '@/engine/archive/zip-site';
import { projectReader } from '@/storage/project-reader';

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
  async zip(entries, onProgress) {
    const bytes = await zipSite(entries, calmed(onProgress));
    return transfer(bytes, [bytes.buffer]);
  },
  async zipProject(projectId, onProgress) {
    const files = await projectReader.listFiles(projectId);
    const entries = await Promise.all(
      files.map(async ({ path, hash }) => {
        const bytes = await projectReader.readBlob(hash);
        if (!bytes) throw new Error(`the content of ${path} is missing`);
        return { path, bytes };
      }),
    );
    const zipped = await zipSite(entries, calmed(onProgress));
    return transfer(zipped, [zipped.buffer]);
  },
};

expose(worker);
