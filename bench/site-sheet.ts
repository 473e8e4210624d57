import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { bytesOf } from '../src/domain/site/site-file';
import { readBrief } from '../src/engine/brief/read-brief';
import { composeSite } from '../src/engine/compose/compose-site';
import { makePlan } from '../src/engine/plan/make-plan';
import { loadAllCopy } from '../src/engine/plan/load-copy';

await loadAllCopy();

// Composes sites, takes their pictures and measures them: `npx tsx bench/site-sheet.ts --out DIR [--seed n] [ids]`.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    set: { type: 'string', default: 'bench/sets/prompts.jsonl' },
    dark: { type: 'boolean', default: false },
    phone: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
  },
});
if (!values.out) {
  console.error(
    'Usage: npx tsx bench/site-sheet.ts --out DIR [--seed n] [--set FILE] [--dark] [--phone] [--measure] [--quiet] [ids]',
  );
  process.exit(2);
}
const out = resolve(values.out);
const seed = Number(values.seed);
const prompts = readFileSync(values.set, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as { id: string; prompt: string })
  .filter(({ id }) => positionals.length === 0 || positionals.includes(id));

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
let faults = 0;
try {
  for (const { id, prompt } of prompts) await showSite(browser, id, prompt);
} finally {
  await browser.close();
}
console.log(`${prompts.length} sites, ${faults} faults`);

async function showSite(chrome: Browser, id: string, prompt: string): Promise<void> {
  const folder = join(out, id);
  const plan = makePlan(readBrief(prompt), seed);
  const files = composeSite(plan);
  for (const file of files) {
    const path = join(folder, file.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytesOf(file));
  }
  const pages = files.map(({ path }) => path).filter((path) => path.endsWith('.html'));
  console.log(
    `${id}: ${plan.kind} ${plan.style}/${plan.palette} ${plan.navVariant} ${plan.pages.map((page) => `${page.path}[${page.sections.map((section) => `${section.type}:${section.variant}/${section.ground}`).join(' ')}]`).join(' ')}`,
  );
  if (!values.quiet) {
    await takePicture(chrome, folder, 'index.html', 1440, 'light', join(out, `${id}.png`));
    if (values.phone)
      await takePicture(chrome, folder, 'index.html', 390, 'light', join(out, `${id}-390.png`));
    if (values.dark)
      await takePicture(chrome, folder, 'index.html', 1440, 'dark', join(out, `${id}-dark.png`));
  }
  if (values.measure) {
    for (const page of pages)
      for (const scheme of ['light', 'dark'] as const) await measurePage(chrome, folder, page, id, scheme);
  }
}

async function takePicture(
  chrome: Browser,
  folder: string,
  page: string,
  width: number,
  scheme: 'light' | 'dark',
  path: string,
): Promise<void> {
  const tab = await chrome.newPage({ viewport: { width, height: 900 }, colorScheme: scheme });
  await tab.goto(pathToFileURL(join(folder, page)).href);
  await tab.screenshot({ path, fullPage: true, scale: 'css' });
  await tab.close();
}

async function measurePage(
  chrome: Browser,
  folder: string,
  page: string,
  id: string,
  scheme: 'light' | 'dark',
): Promise<void> {
  const context = await chrome.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const tab = await context.newPage();
  const report = (what: string) => {
    faults += 1;
    console.log(`  ${id}/${page} ${scheme}: ${what}`);
  };
  tab.on('pageerror', (error) => report(`page error ${error.message}`));
  tab.on('console', (message) => message.type() === 'error' && report(`console ${message.text()}`));
  tab.on(
    'request',
    (request) =>
      !request.url().startsWith('file:') &&
      !request.url().startsWith('data:') &&
      report(`request ${request.url()}`),
  );
  await tab.goto(pathToFileURL(join(folder, page)).href);
  const { violations } = await new AxeBuilder({ page: tab }).options({ preload: false }).analyze();
  for (const violation of violations)
    report(
      `axe ${violation.id} ×${violation.nodes.length} ${violation.nodes[0]?.html.slice(0, 140) ?? ''} ${violation.nodes[0]?.any[0]?.message.slice(0, 160) ?? ''}`,
    );
  if (scheme === 'light') {
    for (const width of [320, 375, 768, 1440]) {
      await tab.setViewportSize({ width, height: 800 });
      const wide = await tab.evaluate(() => {
        const room = document.documentElement.clientWidth;
        if (document.documentElement.scrollWidth <= room) return null;
        const culprit = [...document.querySelectorAll('body *')].find(
          (element) => element.getBoundingClientRect().right > room + 1,
        );
        return culprit ? `${culprit.tagName}.${culprit.getAttribute('class')}` : 'something';
      });
      if (wide) report(`overflow at ${width}: ${wide}`);
    }
  }
  await context.close();
}
