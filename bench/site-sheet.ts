// Shows sites side by side, at 1440 and 390 px, as sheets of pictures:
// npm run bench:sheet -- --out DIR [set.jsonl …] [--ids a,b] [--seed n] [--dark] [--pages]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { makeSite, readSamples, storeSite } from '../tests/support/site-laws/made-site';
import { openBrowser, openTab } from './sites/open-browser';
import { writeSheet, type SheetEntry } from './sites/write-sheet';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: '.cache/sheet' },
    ids: { type: 'string' },
    seed: { type: 'string', default: '1' },
    dark: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
  },
});
const perSheet = 12;
const tallest = 6000;
const sets =
  positionals.length > 0 ? positionals : ['bench/sets/prompts.jsonl', 'bench/sets/prompts-own.jsonl'];
const ids = values.ids?.split(',');
const samples = sets.flatMap(readSamples).filter(({ id }) => ids === undefined || ids.includes(id));
const out = resolve(values.out);
mkdirSync(join(out, 'pictures'), { recursive: true });
const browser = await openBrowser();
const entries: SheetEntry[] = [];
try {
  const tab = await openTab(browser);
  await tab.emulateMedia({ colorScheme: values.dark ? 'dark' : 'light', reducedMotion: 'reduce' });
  for (const sample of samples) {
    const site = await makeSite(sample, Number(values.seed));
    storeSite(site, join(out, 'sites', site.id));
    for (const { path } of values.pages ? site.plan.pages : site.plan.pages.slice(0, 1)) {
      const address = pathToFileURL(join(out, 'sites', site.id, path)).href;
      const name = `${site.id}-${path.replace('.html', '')}`;
      entries.push({
        name: `${site.id}/${path}`,
        note: `${site.plan.kind}, ${site.plan.style} ${site.plan.palette}`,
        wide: await takePicture(tab, address, 1440, `${name}-1440`),
        narrow: await takePicture(tab, address, 390, `${name}-390`),
      });
    }
    console.log(`${entries.length} ${site.id}`);
  }
  writeFileSync(join(out, 'index.html'), writeSheet(entries));
  for (let start = 0; start < entries.length; start += perSheet) {
    const path = join(out, `sheet-${start / perSheet + 1}.html`);
    writeFileSync(path, writeSheet(entries.slice(start, start + perSheet)));
    await tab.setViewportSize({ width: 1640, height: 900 });
    await tab.goto(pathToFileURL(path).href);
    await tab.screenshot({ path: path.replace('.html', '.png'), fullPage: true });
  }
} finally {
  await browser.close();
}
console.log(`${entries.length} pages on ${Math.ceil(entries.length / perSheet)} sheets in ${out}`);

/** Takes a page's picture from its top down and gives the picture's path on the sheet. */
async function takePicture(tab: Page, address: string, width: number, name: string): Promise<string> {
  await tab.setViewportSize({ width, height: 900 });
  await tab.goto(address);
  const height = await tab.evaluate(() => document.documentElement.scrollHeight);
  const path = `pictures/${name}.jpg`;
  await tab.screenshot({
    path: join(out, path),
    type: 'jpeg',
    quality: 70,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, tallest) },
  });
  return path;
}
