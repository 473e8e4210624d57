import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { Fault, Law } from './fault';
import { findOverflow, lawWidths } from './find-overflow';
import type { listenTo } from './listen';
import { pagesOf, storeSite } from './made-site';
import type { MadeSite } from './made-site';
import { findDeadLinks, readPage } from './page-reading';
import type { PageReading } from './page-reading';
import { colourRules, injectAxe, runAxe } from './run-axe';

/** How thoroughly a site is looked at. `axe` picks the pages that axe reads; `darkRules` those it applies in the dark. */
export type Thoroughness = {
  readonly axe: (page: string) => boolean;
  readonly darkRules: 'all' | 'colour';
  /** Widths to look at, in CSS pixels; `lawWidths` unless given. */
  readonly widths?: readonly number[];
};

/** Everything the laws find on one site. The tab must have been given to `listenTo`. */
export async function auditSite(
  tab: Page,
  noise: ReturnType<typeof listenTo>,
  site: MadeSite,
  folder: string,
  thoroughness: Thoroughness,
): Promise<Fault[]> {
  storeSite(site, folder);
  const base = `${pathToFileURL(folder).href}/`;
  const faults: Fault[] = [];
  const readings = new Map<string, PageReading>();
  for (const page of pagesOf(site)) {
    const report = (law: Law, detail: string) => faults.push({ law, site: site.id, page, detail });
    await tab.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await tab.setViewportSize({ width: 1440, height: 900 });
    await tab.goto(pathToFileURL(join(folder, page)).href);
    const reading = await readPage(tab);
    readings.set(page, reading);
    if (reading.letters < 40) report('empty', `${reading.letters} letters of text`);
    for (const width of await findOverflow(tab, thoroughness.widths ?? lawWidths)) report('overflow', width);
    await tab.setViewportSize({ width: 1440, height: 900 });
    if (thoroughness.axe(page)) {
      await injectAxe(tab);
      for (const scheme of ['light', 'dark'] as const) {
        if (scheme === 'dark') await tab.emulateMedia({ colorScheme: 'dark' });
        const rules = scheme === 'dark' && thoroughness.darkRules === 'colour' ? colourRules : undefined;
        for (const { rule, nodes, first } of await runAxe(tab, rules ? { rules } : {}))
          report('axe', `${scheme} ${rule} ×${nodes} ${first}`);
      }
    }
    for (const { law, detail } of noise.take(base)) report(law, detail);
  }
  const files = new Set(site.files.map(({ path }) => path));
  for (const { page, link } of findDeadLinks(base, files, readings))
    faults.push({ law: 'dead-link', site: site.id, page, detail: link.replace(base, '') });
  return faults;
}
