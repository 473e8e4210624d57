import { proxy, wrap } from 'comlink';
import { AppError, isCancelled } from '@/domain/errors';
import type { ArchiveProgress, ArchiveWorker } from '@/contract/archive-worker';
import { zipName } from '@/engine/archive/zip-name';
import { findProject } from './project-queries';

type DownloadOptions = { readonly onProgress?: ArchiveProgress; readonly signal?: AbortSignal };

/**
 * Packs the project in a worker of its own and saves it as `{title}.zip`.
 * Throws `download-failed`; an AbortError when cancelled (the worker is ended, nothing is saved).
 */
export async function downloadProject(
  projectId: string,
  { onProgress, signal }: DownloadOptions = {},
): Promise<void> {
  try {
    const project = await findProject(projectId);
    if (!project) throw new AppError('not-found', { path: projectId });
    const bytes = await zipInWorker(projectId, onProgress ?? (() => undefined), signal);
    saveBlob(new Blob([bytes], { type: 'application/zip' }), zipName(project.name));
  } catch (error) {
    if (isCancelled(error)) throw error;
    throw new AppError('download-failed', {}, error);
  }
}

async function zipInWorker(
  projectId: string,
  onProgress: ArchiveProgress,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('../workers/archive.ts', import.meta.url), {
    type: 'module',
    name: 'archive',
  });
  try {
    return await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
      signal?.throwIfAborted();
      signal?.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')), {
        once: true,
      });
      worker.addEventListener('error', (event) =>
        reject(new AppError('worker-failed', { reason: event.message })),
      );
      wrap<ArchiveWorker>(worker)
        .zipProject(projectId, proxy(onProgress))
        .then((bytes) => resolve(new Uint8Array(bytes)), reject);
    });
  } finally {
    worker.terminate();
  }
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
