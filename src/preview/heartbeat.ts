import type { Bridge } from './bridge';

const pause = 500;

/** Says twice a second that the page still answers. The first beat comes when the page's scripts have run once. */
export function installHeartbeat(bridge: Bridge): void {
  const beat = () => bridge.send({ kind: 'heartbeat' });
  const start = () => {
    setTimeout(beat);
    setInterval(beat, pause);
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true });
  else start();
}
