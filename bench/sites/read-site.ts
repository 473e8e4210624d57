import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { Fault } from '../../tests/support/site-laws/fault';
import { auditSite } from '../../tests/support/site-laws/audit-site';
import type { listenTo } from '../../tests/support/site-laws/listen';
import type { MadeSite } from '../../tests/support/site-laws/made-site';
import type { serveSubFolders } from '../../tests/support/site-laws/sub-folder';
import { measurePage } from './page-measure';
import type { PageMeasure } from './page-measure';
import { measurePhone } from './phone-measure';
import type { PhoneMeasure } from './phone-measure';
import type { SiteMeasure } from './site-measure';

/** What one worker opens sites with. */
export type Desk = {
  readonly tab: Page;
  readonly noise: ReturnType<typeof listenTo>;
  readonly subFolders: Awaited<ReturnType<typeof serveSubFolders>>;
};

/** Stores a site, holds it to the laws and measures its pages. */
export async function readSite(
  { tab, noise, subFolders }: Desk,
  site: MadeSite,
  folder: string,
): Promise<SiteMeasure> {
  const faults: Fault[] = [
    ...(await auditSite(tab, noise, site, folder, {
      axe: () => true,
      darkRules: 'all',
      widths: [320, 360, 375, 768, 1024, 1440, 1920],
    })),
    ...(await subFolders.open(site)),
  ];
  const pages: PageMeasure[] = [];
  const phones: (PhoneMeasure & { path: string })[] = [];
  await tab.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const { path } of site.plan.pages) {
    await tab.setViewportSize({ width: 1440, height: 900 });
    await tab.goto(pathToFileURL(join(folder, path)).href);
    pages.push(await measurePage(tab, path));
    phones.push({ path, ...(await measurePhone(tab)) });
  }
  await tab.emulateMedia({ colorScheme: 'dark' });
  const dark = await tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await tab.emulateMedia({ colorScheme: 'light' });
  await tab.setViewportSize({ width: 1440, height: 900 });
  noise.take(`${pathToFileURL(folder).href}/`);
  return { site, pages, phones, dark, faults };
}
