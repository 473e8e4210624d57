import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { auditSite } from '../support/site-laws/audit-site';
import { choosePages } from '../support/site-laws/choose-pages';
import { listenTo } from '../support/site-laws/listen';
import { makeSite, readSamples } from '../support/site-laws/made-site';
import type { MadeSite } from '../support/site-laws/made-site';
import { serveSubFolders } from '../support/site-laws/sub-folder';

/**
 * The output laws, held against real pages in a real browser. Sites: those of every fourth sample prompt and of
 * every thirtieth one of our own in bench/sets, seed 1: as many as a few minutes on two cores allow.
 *
 * Every page of every site, the page for missing addresses too, opened from its file: readable text, no error or
 * warning, no exception, no request outside its folder, no dead link or fragment, nothing that sticks out sideways at
 * 320, 375, 768 and 1440 px. Every first page once more from a sub-folder of a secure host.
 *
 * axe with all its default rules in light, and those rules that colours decide in dark: on the first page of every
 * sample prompt, and on as many other pages as show every section layout on every ground, every ground of every
 * palette, every app, header and footer in use at least once. `npm run bench:laws` does all prompts, all pages and all rules.
 */
// Each runner makes the sites for itself, which takes seconds: the parts then run side by side.
const parts = 2;
const everyNth = (n: number, file: string) => readSamples(file).filter((_, index) => index % n === 0);
const samples = everyNth(4, 'bench/sets/prompts.jsonl');
const own = everyNth(30, 'bench/sets/prompts-own.jsonl');
let sites: MadeSite[] = [];
let close = new Set<string>();

// A recording of hundreds of pages would take longer than looking at them.
test.use({ trace: 'off' });
test.beforeAll(async () => {
  sites = await Promise.all([...samples, ...own].map((sample) => makeSite(sample)));
  const ids = new Set(samples.map(({ id }) => id));
  close = choosePages(sites, ({ id }) => ids.has(id));
});

for (let part = 0; part < parts; part += 1) {
  test(`made sites keep the output laws, part ${part + 1} of ${parts}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const folder = mkdtempSync(join(tmpdir(), 'site-laws-'));
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    try {
      const tab = await context.newPage();
      const noise = listenTo(tab);
      const subFolders = await serveSubFolders(tab, noise);
      const faults = [];
      const mine = sites.filter((_, index) => index % parts === part);
      expect(mine.length).toBeGreaterThan(6);
      for (const site of mine) {
        const axe = (page: string) => close.has(`${site.id}/${page}`);
        faults.push(
          ...(await auditSite(tab, noise, site, join(folder, site.id), { axe, darkRules: 'colour' })),
          ...(await subFolders.open(site)),
        );
      }
      expect(faults).toEqual([]);
    } finally {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

test('the laws notice a page that breaks them', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-laws-'));
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const tab = await context.newPage();
    const noise = listenTo(tab);
    const good = sites[0];
    if (!good) throw new Error('There is no site.');
    const files = good.files.map((file) =>
      file.path === 'index.html'
        ? {
            path: file.path,
            content: String(file.content).replace(
              '<main id="main">',
              `<main id="main"><p style="min-inline-size: 120rem; color: #bbb; background: #fff">Pale and far too wide</p>
              <a href="nowhere.html">One</a> <a href="#nothing">Two</a> <img src="../other/picture.png" alt="Away">
              <script>console.error('Loud'); throw new Error('Broken');</script>`,
            ),
          }
        : file,
    );
    const bad = { ...good, files };
    const found = await auditSite(tab, noise, bad, join(folder, 'bad'), {
      axe: () => true,
      darkRules: 'all',
    });
    const laws = new Set(found.map(({ law }) => law));
    expect([...laws].sort()).toEqual(['axe', 'console', 'dead-link', 'overflow', 'page-error', 'request']);
    expect(found.filter(({ law }) => law === 'dead-link').map(({ detail }) => detail)).toEqual(
      expect.arrayContaining(['nowhere.html', 'index.html#nothing']),
    );
    const subFolders = await serveSubFolders(tab, noise);
    expect((await subFolders.open(bad)).map(({ law }) => law)).toContain('sub-folder');
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
