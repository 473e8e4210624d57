import type { Bridge } from './bridge';

/** Takes the page back to where it was before a reload, and reports where it is. */
export function installScrollKeeper(bridge: Bridge): void {
  const kept = bridge.seed?.scroll;
  if (kept && (kept.x !== 0 || kept.y !== 0)) {
    const restore = () => scrollTo({ left: kept.x, top: kept.y, behavior: 'instant' });
    addEventListener('DOMContentLoaded', restore, { once: true });
    // Pictures and fonts may have moved the page meanwhile; a person who scrolled already is left alone.
    addEventListener('load', () => Math.abs(scrollY - kept.y) > 1 && !hasMoved && restore(), { once: true });
  }
  let hasMoved = false;
  for (const name of ['wheel', 'touchmove', 'keydown'] as const) {
    addEventListener(name, () => (hasMoved = true), { passive: true, once: true });
  }
  let isWaiting = false;
  addEventListener(
    'scroll',
    () => {
      if (isWaiting) return;
      isWaiting = true;
      setTimeout(() => {
        isWaiting = false;
        bridge.send({ kind: 'scroll', x: scrollX, y: scrollY });
      }, 100);
    },
    { passive: true },
  );
}
