import type { Bridge } from './bridge';
import { whenParsed } from './when-parsed';

/** Takes the page back to where it was before a reload, and reports where it is. */
export function installScrollKeeper(bridge: Bridge): void {
  let hasMoved = false;
  for (const name of ['wheel', 'touchmove', 'keydown'] as const) {
    addEventListener(name, () => (hasMoved = true), { passive: true, once: true });
  }
  bridge.on('begin', ({ scroll }) => {
    if (!scroll || (scroll.x === 0 && scroll.y === 0)) return;
    const restore = () => {
      if (!hasMoved) scrollTo({ left: scroll.x, top: scroll.y, behavior: 'instant' });
    };
    whenParsed(restore);
    // Pictures and fonts may have moved the page meanwhile.
    addEventListener('load', restore, { once: true });
  });
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
