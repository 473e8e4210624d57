import type { Page } from '@playwright/test';

/** Widths at which a page may not scroll sideways, in CSS pixels. */
export const lawWidths = [320, 375, 768, 1440] as const;

/**
 * At each width, the first thing that makes the page scroll sideways or is cut off at the window's edge: `main` clips
 * what sticks out of it, which is no excuse. What stands in a scroller or a frame of its own is held by that.
 */
export async function findOverflow(tab: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await tab.setViewportSize({ width, height: 900 });
    const culprit = await tab.evaluate(() => {
      const root = document.documentElement;
      const room = root.clientWidth;
      const frames = [root, document.body, document.querySelector('main')];
      const isHeld = (element: Element): boolean => {
        for (let at = element.parentElement; at; at = at.parentElement)
          if (!frames.includes(at) && getComputedStyle(at).overflowX !== 'visible') return true;
        return false;
      };
      const wide = [...document.body.querySelectorAll('*:not(svg *):not(.skip)')].find((element) => {
        const { left, right, width: own, height } = element.getBoundingClientRect();
        return own > 1 && height > 1 && (right > room + 1 || left < -1) && !isHeld(element);
      });
      if (!wide) return root.scrollWidth > room ? 'the page' : null;
      const section = wide.closest('[data-section]');
      const { left, right } = wide.getBoundingClientRect();
      const name = `${section?.getAttribute('data-section') ?? ''}:${section?.getAttribute('data-variant') ?? ''}`;
      const tag = `<${wide.tagName.toLowerCase()} class="${wide.getAttribute('class') ?? ''}">`;
      return `${name} ${tag} ${Math.round(left)} to ${Math.round(right)}: ${(wide.textContent ?? '').trim().slice(0, 40)}`;
    });
    if (culprit !== null) faults.push(`${width} px: ${culprit}`);
  }
  return faults;
}
