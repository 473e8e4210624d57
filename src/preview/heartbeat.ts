import type { Bridge } from './bridge';
import { whenParsed } from './when-parsed';

const pause = 500;

/** Says twice a second that the page still answers. The first beat comes when the page's scripts have run once. */
export function installHeartbeat(bridge: Bridge): void {
  const beat = () => bridge.send({ kind: 'heartbeat' });
  whenParsed(() => {
    setTimeout(beat);
    setInterval(beat, pause);
  });
}
