import { proxy } from 'comlink';
import type { Brain } from '@/assistant/brain';
import { inComposeWorker } from './compose-bridge';

/** Step 0 of the ladder: the built-in engine in its worker. Needs nothing, so it is always ready. */
export const composerBrain: Brain = {
  id: 'composer',
  name: 'Composer',
  isReady: () => Promise.resolve(true),
  build: (request, onProgress, signal) =>
    inComposeWorker(async (remote) => await remote.compose(request, proxy(onProgress)), signal),
  change: (request, signal) => inComposeWorker(async (remote) => await remote.edit(request), signal),
};
