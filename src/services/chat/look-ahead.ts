import { loadAhead, waitForControl } from '../offline';

const pauseMilliseconds = 300;
const controlMilliseconds = 60_000;
/** What is left of an idle moment has to be enough to run a part's own beginning. */
const idleMaxMilliseconds = 2000;

/**
 * Loads parts of the app one after the other, each when the browser has a moment, so that a screen opened for the first
 * time waits for nothing. Only where the service worker answers: the parts lie on this device then and cost no network.
 * Answers what ends it.
 */
export function lookAhead(loads: readonly (() => Promise<unknown>)[]): () => void {
  let isEnded = false;
  const run = async () => {
    await pause();
    if (isEnded || !(await waitForControl(controlMilliseconds))) return;
    for (const load of loads) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time: the screen that is open needs the processor more
      await idle();
      if (isEnded) return;
      // oxlint-disable-next-line no-await-in-loop
      await loadAhead(load);
    }
  };
  void run();
  return () => {
    isEnded = true;
  };
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, pauseMilliseconds);
  });
}

function idle(): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return pause();
  return new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: idleMaxMilliseconds });
  });
}
