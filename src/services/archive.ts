import { proxy, wrap, type Remote } from 'comlink';
import { AppError, isCancelled } from '@/domain/errors';
import type { ArchiveProgress, ArchiveWorker } from '@/contract/archive-worker';
import { zipName } from '@/engine/archive/zip-name';
import { storageState } from '@/storage/storage-state';
import { findProject } from './project-queries';

type DownloadOptions = { readonly onProgress?: ArchiveProgress; readonly signal?: AbortSignal };

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
  { onProgress = () => undefined, signal }: DownloadOptions = {},
): Promise<void> {
  try {
    const project = await findProject(projectId);
    if (!project) throw new AppError('not-found', { path: projectId });
    const zip =
      storageState.read() === 'memory'
        ? await zipInPage(projectId, onProgress)
        : await zipInWorker(projectId, onProgress, signal);
    signal?.throwIfAborted();
    saveBlob(zip, zipName(project.name));
  } catch (error) {
    if (isCancelled(error)) throw error;
    throw new AppError('download-failed', {}, error);
  }
}

async function zipInWorker(
  projectId: string,
  onProgress: ArchiveProgress,
  signal?: AbortSignal,
): Promise<Blob> {
  const running = ready ?? startWorker();
  ready = null;
  try {
    const zip = await new Promise<Blob>((resolve, reject) => {
      signal?.throwIfAborted();
      signal?.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')), {
        once: true,
      });
      running.worker.addEventListener('error', (event) =>
        reject(new AppError('worker-failed', { reason: event.message })),
      );
      running.remote.zipProject(projectId, proxy(onProgress)).then(resolve, reject);
    });
    keepReady(running);
    return zip;
  } catch (error) {
    running.worker.terminate();
    throw error;
  }
}

/** What exists in this page's memory alone no worker can see. */
async function zipInPage(projectId: string, onProgress: ArchiveProgress): Promise<Blob> {
  const { zipProjectInPage } = await import('./zip-in-page');
  return zipProjectInPage(projectId, onProgress);
}

function startWorker(): Running {
  const worker = new Worker(new URL('../workers/archive.ts', import.meta.url), {
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

function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download holds its own reference once it began; a minute is more than it needs to begin.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
