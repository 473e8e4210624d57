import { wrap, type Remote } from 'comlink';
import { AppError } from '@/domain/errors';
import type { ComposeWorker } from '@/contract/compose-worker';

type Running = {
  readonly worker: Worker;
  readonly remote: Remote<ComposeWorker>;
  /** Calls that wait for an answer; they are told when the worker ends. */
  readonly waiting: Set<(error: Error) => void>;
};
let running: Running | null = null;

/** Starts the compose worker, or hands out the one that runs. The composer is loaded only when first asked. */
function composeWorker(): Running {
  if (running) return running;
  const worker = new Worker(new URL('../../workers/compose.ts', import.meta.url), {
    type: 'module',
    name: 'compose',
  });
  const started: Running = { worker, remote: wrap<ComposeWorker>(worker), waiting: new Set() };
  worker.addEventListener('error', (event) => {
    endComposeWorker(new AppError('worker-failed', { reason: event.message || 'it could not be loaded' }));
  });
  running = started;
  return started;
}

/** Ends the worker; every call that waits is rejected with the error. The next call starts a new one. */
function endComposeWorker(error: Error): void {
  const ended = running;
  running = null;
  ended?.worker.terminate();
  for (const reject of ended?.waiting ?? []) reject(error);
}

/** Loads the composer ahead of the first prompt, while the person still types. */
export function warmComposer(): void {
  // Nobody waits for it, and a failure shows again, with its reason, when somebody does.
  composeWorker()
    .remote.warm()
    .catch(() => undefined);
}

/**
 * Runs one call in the worker. Rejects with an AbortError when the signal fires (pure computation cannot be
 * interrupted otherwise, so the worker is ended) and with `worker-failed` when the worker breaks.
 */
export function inComposeWorker<T>(
  call: (remote: Remote<ComposeWorker>) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  if (signal?.aborted) return Promise.reject(new DOMException('Cancelled', 'AbortError'));
  const { remote, waiting } = composeWorker();
  return new Promise<T>((resolve, reject) => {
    const cancel = () => endComposeWorker(new DOMException('Cancelled', 'AbortError'));
    waiting.add(reject);
    signal?.addEventListener('abort', cancel, { once: true });
    call(remote)
      .then(resolve, (error: unknown) => {
        reject(
          new AppError(
            'worker-failed',
            { reason: error instanceof Error ? error.message : String(error) },
            error,
          ),
        );
      })
      .finally(() => {
        waiting.delete(reject);
        signal?.removeEventListener('abort', cancel);
      });
  });
}
