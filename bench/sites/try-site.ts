import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BehaviourType } from '@/domain/site/vocabulary';
import type { MadeSite } from '../../tests/support/site-laws/made-site';
import { behaviourTraces } from './behaviour-traces';
import { driveApp } from './drive-app';
import { drives } from './drive-behaviours';
import { markShare } from './mark';
import type { Mark } from './mark';
import type { Desk } from './read-site';
import { wishesOf } from './wishes';

/** Uses every behaviour of a stored site once, and looks for those that were asked for and are not there. */
export async function trySite({ tab, noise }: Desk, site: MadeSite, folder: string): Promise<Mark[]> {
  const pages = site.plan.pages.map(({ path }) => path);
  const open = (page: string) => tab.goto(pathToFileURL(join(folder, page)).href);
  const wanted = wishesOf(site).behaviours;
  const absent = new Set<BehaviourType>(wanted.filter((type) => behaviourTraces[type] !== undefined));
  const used = new Set<string>();
  const failed: string[] = [];
  for (const page of pages) {
    await open(page);
    for (const type of absent)
      if (
        await tab.evaluate(
          (selector) => document.querySelector(selector) !== null,
          behaviourTraces[type] ?? '',
        )
      )
        absent.delete(type);
    for (const { name, selector, drive } of drives) {
      // Without a script the browser checks forms by itself.
      if (used.has(name) || !site.plan.hasScript) continue;
      if (!(await tab.evaluate((wish) => document.querySelector(wish) !== null, selector))) continue;
      used.add(name);
      const fault = await drive(tab);
      if (fault !== null) failed.push(`${page}: ${fault}`);
      await open(page);
    }
    if (
      !used.has('app') &&
      (await tab.evaluate(() => document.querySelector('[data-section="app"]') !== null))
    ) {
      used.add('app');
      const fault = await driveApp(tab, wanted.includes('persist'));
      if (fault !== null) failed.push(`${page}: ${fault}`);
    }
  }
  await tab.evaluate(() => localStorage.clear());
  for (const { law, detail } of noise.take(`${pathToFileURL(folder).href}/`))
    failed.push(`${law} in use: ${detail}`);
  return [
    markShare(
      'behaviour',
      'asked behaviours are there',
      6,
      wanted.length,
      [...absent].map((type) => `no ${type}`),
    ),
    markShare('behaviour', 'behaviours work', 8, used.size, failed),
  ].filter((mark) => mark !== null);
}
