import type { Page } from '@playwright/test';

/** What a page refers to and what can be referred to on it, after its scripts have run. Addresses are absolute. */
export type PageReading = {
  readonly ids: readonly string[];
  readonly links: readonly string[];
  /** Letters of readable text. */
  readonly letters: number;
};

/** Reads the page that a tab shows. */
export function readPage(tab: Page): Promise<PageReading> {
  return tab.evaluate(() => {
    const links = [...document.querySelectorAll('[href], [src], [action]')].flatMap((element) =>
      ['href', 'src', 'action']
        .map((name) => element.getAttribute(name))
        .filter((value) => value !== null)
        .map((value) => new URL(value, document.baseURI).href),
    );
    return {
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      links: [...new Set(links)],
      letters: document.body.innerText.trim().length,
    };
  });
}

/**
 * Addresses of a site's pages that lead nowhere: files that are not there, fragments without an element, other
 * schemes than mail, telephone and WhatsApp, which open when pressed. `base` is the address of the site's folder, with its slash.
 */
export function findDeadLinks(
  base: string,
  files: ReadonlySet<string>,
  readings: ReadonlyMap<string, PageReading>,
): { page: string; link: string }[] {
  const dead: { page: string; link: string }[] = [];
  for (const [page, { links }] of readings) {
    for (const link of links) {
      if (/^(mailto:[^@\s]+@[^@\s]+|tel:\+?[\d-]+|data:|https:\/\/wa\.me\/\d+$)/.test(link)) continue;
      const [address = '', fragment] = link.split('#');
      const path = address.startsWith(base) ? decodeURI(address.slice(base.length)) : null;
      if (path === null || !files.has(path)) dead.push({ page, link });
      else if (fragment !== undefined && readings.has(path)) {
        const target = readings.get(path);
        if (!target?.ids.includes(decodeURIComponent(fragment))) dead.push({ page, link });
      }
    }
  }
  return dead;
}
