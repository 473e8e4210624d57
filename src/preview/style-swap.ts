import type { Bridge } from './bridge';

/** Puts new text into a stylesheet of the standing page. */
export function installStyleSwap(bridge: Bridge): void {
  bridge.on('styles', ({ path, css }) => {
    for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-sitewright-source]')) {
      if (style.dataset['sitewrightSource'] === path) style.textContent = css;
    }
  });
}
