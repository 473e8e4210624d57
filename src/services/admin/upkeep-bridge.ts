import { proxy, releaseProxy, wrap, type Remote } from 'comlink';
import type { UpkeepProgress, UpkeepWorker } from '@/contract/upkeep-worker';
import { AppError } from '@/domain/errors';
import { storageState } from '@/storage/storage-state';

export type UpkeepOptions = { readonly onProgress?: UpkeepProgress; readonly signal?: AbortSignal };

/** Whether this browser keeps data that a worker can see. */
export function hasUpkeep(): boolean {
  return storageState.read() !== 'memory' && typeof Worker === 'function';
}

/**
 * Runs one long task over the whole store in a worker of its own, and ends the worker after it. Rejects with an
 * AbortError when the signal fires (the worker is ended at once; every write is one transaction, so nothing half-made
 * stays), and with `worker-failed` when it breaks.
 */
export async function inUpkeepWorker<T>(
  call: (remote: Remote<UpkeepWorker>, onProgress: UpkeepProgress) => Promise<T>,
  { onProgress = () => undefined, signal }: UpkeepOptions = {},
): Promise<T> {
  signal?.throwIfAborted();
  if (!hasUpkeep()) throw new AppError('worker-failed', { reason: 'this browser keeps nothing on the disk' });
  const worker = new Worker(new URL('../../workers/upkeep.ts', import.meta.url), {
    type: 'module',
    name: 'upkeep',
  });
  // Held until the end: Comlink stops listening to a worker whose remote is forgotten, and nobody would hear the answer.
  const remote = wrap<UpkeepWorker>(worker);
  try {
    return await new Promise<T>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')), {
        once: true,
      });
      worker.addEventListener('error', ({ message }) => reject(failure(message || 'it could not be loaded')));
      call(remote, proxy(onProgress)).then(resolve, (error: unknown) =>
        reject(failure(error instanceof Error ? error.message : String(error), error)),
      );
    });
  } finally {
    remote[releaseProxy]();
    worker.terminate();
  }
}

function failure(reason: string, cause?: unknown): AppError {
  return new AppError('worker-failed', { reason }, cause);
}
