import type { Bridge } from './bridge';

const pause = 500;

/**
 * Says twice a second that the page still answers: from the start, because a page may wait long for what its modules
 * wait for. `isSettled` once the page's scripts have run for the first time.
 */
export function installHeartbeat(bridge: Bridge): void {
  const beat = () => bridge.send({ kind: 'heartbeat', isSettled: document.readyState !== 'loading' });
  setInterval(beat, pause);
  addEventListener('pagehide', () => bridge.send({ kind: 'left' }));
  addEventListener('DOMContentLoaded', () => setTimeout(beat), { once: true });
}
