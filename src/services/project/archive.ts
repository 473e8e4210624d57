import { proxy, wrap, type Remote } from 'comlink';
import { AppError, isCancelled } from '@/domain/errors';
import type {
  ArchiveProgress,
  ArchiveWorker,
  Unpacked,
  UnpackedFile,
  ZipWrapping,
} from '@/contract/archive-worker';
import { zipName } from '@/engine/archive/zip-name';
import { storageState } from '@/storage/storage-state';
import { findProject } from './project-queries';
import { saveDownload } from './save-download';

export type ArchiveOptions = { readonly onProgress?: ArchiveProgress; readonly signal?: AbortSignal };

/** One remote per worker for as long as it lives: Comlink ends a worker's listening with its first forgotten remote. */
type Running = { readonly worker: Worker; readonly remote: Remote<ArchiveWorker> };

/** A worker that has loaded its code and opened the database, waiting for a download. */
let ready: Running | null = null;

const preparedAfterMilliseconds = 2500;

/**
 * Starts the archive worker a little after the editor opened, once the browser has a moment, so that a download does
 * not wait for its code. Answers what ends the waiting: to be called when nothing can be downloaded any more.
 */
export function prepareArchive(): () => void {
  const start = () => {
    if (ready || storageState.read() === 'memory') return;
    ready = startWorker();
    // A failure shows when somebody downloads: the reason is told then.
    ready.remote.prepare().catch(() => undefined);
  };
  let idle: number | undefined;
  // Not while the site is still being made or drawn: that needs the processor more.
  const wait = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(start, { timeout: 5000 });
    else start();
  }, preparedAfterMilliseconds);
  return () => {
    clearTimeout(wait);
    if (idle !== undefined) cancelIdleCallback(idle);
    ready?.worker.terminate();
    ready = null;
  };
}

/**
 * Packs the project in a worker of its own and saves it as `{title}.zip`.
 * Throws `download-failed`; an AbortError when cancelled (the worker is ended, nothing is saved).
 */
export async function downloadProject(
  projectId: string,
  { onProgress = () => undefined, signal }: ArchiveOptions = {},
): Promise<void> {
  try {
    const project = await findProject(projectId);
    if (!project) throw new AppError('not-found', { path: projectId });
    const zip = await packProject(projectId, { onProgress, ...(signal ? { signal } : {}) });
    saveDownload(zip, zipName(project.name));
  } catch (error) {
    if (isCancelled(error)) throw error;
    throw new AppError('download-failed', {}, error);
  }
}

/** A project as a zip, or wrapped in one. Throws `archive-failed`, `worker-failed`; an AbortError when cancelled. */
export async function packProject(
  projectId: string,
  {
    onProgress = () => undefined,
    signal,
    wrapping,
  }: ArchiveOptions & { readonly wrapping?: ZipWrapping } = {},
): Promise<Blob> {
  if (storageState.read() === 'memory') {
    // What exists in this page's memory alone no worker can see.
    const { zipProjectInPage } = await import('./zip-in-page');
    const zip = await zipProjectInPage(projectId, onProgress, wrapping);
    signal?.throwIfAborted();
    return zip;
  }
  return inWorker(async (remote) => await remote.zipProject(projectId, proxy(onProgress), wrapping), signal);
}

/** The files of a zip after every check. Throws `archive-refused` with the reason; an AbortError when cancelled. */
export async function unpackZip(
  archive: File,
  { onProgress = () => undefined, signal }: ArchiveOptions = {},
): Promise<readonly UnpackedFile[]> {
  const unpacked = await inWorker<Unpacked>(
    async (remote) => await remote.unpackZip(archive, proxy(onProgress)),
    signal,
  );
  if (!unpacked.ok) throw new AppError('archive-refused', { name: archive.name, reason: unpacked.reason });
  return unpacked.files;
}

async function inWorker<T>(
  call: (remote: Remote<ArchiveWorker>) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const running = ready ?? startWorker();
  ready = null;
  try {
    const answer = await new Promise<T>((resolve, reject) => {
      signal?.throwIfAborted();
      signal?.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')), {
        once: true,
      });
      running.worker.addEventListener('error', (event) =>
        reject(new AppError('worker-failed', { reason: event.message })),
      );
      call(running.remote).then(resolve, reject);
    });
    keepReady(running);
    return answer;
  } catch (error) {
    running.worker.terminate();
    throw error;
  }
}

function startWorker(): Running {
  const worker = new Worker(new URL('../../workers/archive.ts', import.meta.url), {
    type: 'module',
    name: 'archive',
  });
  return { worker, remote: wrap<ArchiveWorker>(worker) };
}

/** The next download finds the worker warm. */
function keepReady(running: Running): void {
  if (ready) running.worker.terminate();
  else ready = running;
}
