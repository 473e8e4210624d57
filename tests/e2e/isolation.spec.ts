import { readFileSync } from 'node:fs';
import { expect, test, type BrowserContext, type Frame, type Page } from '@playwright/test';
import type { Lab } from '../support/preview-lab/lab-page';
import { serveLab, type RunningLab } from '../support/preview-lab/serve-lab';

declare global {
  interface Window {
    readonly lab: Lab;
    readonly isolation?: Readonly<Record<string, string>>;
  }
}

// One lab for all.
test.describe.configure({ mode: 'default' });
const attack = readFileSync(new URL('../support/preview-lab/hostile-script.js', import.meta.url), 'utf8');
const pageWith = (title: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><a id="next" href="second.html">Second</a><script type="module" src="attack.js"></script></body></html>`;
const hostileSite = [
  { path: 'index.html', content: pageWith('One') },
  { path: 'second.html', content: pageWith('Two') },
  { path: 'attack.js', content: attack },
  { path: 'evil-sw.js', content: 'onfetch = () => {}' },
];

let lab: RunningLab;
test.beforeAll(async () => {
  lab = await serveLab();
});
test.afterAll(() => lab.stop());

/** A page of the app that keeps a secret in every place a page can keep one. */
async function openApp(context: BrowserContext): Promise<{ page: Page; projectId: string; leaks: string[] }> {
  const leaks: string[] = [];
  await context.route(/evil\.test/, async (route) => {
    leaks.push(route.request().url());
    await route.abort();
  });
  const page = await context.newPage();
  await page.goto(lab.url);
  await page.waitForSelector('html[data-lab=ready]', { state: 'attached' });
  const projectId = await page.evaluate(async (files) => {
    const secret = 'sk-CANARY';
    Object.assign(window, { canary: secret });
    document.body.append(Object.assign(document.createElement('p'), { textContent: secret }));
    localStorage.setItem('canary', secret);
    sessionStorage.setItem('canary', secret);
    document.cookie = `canary=${secret}; path=/`;
    await (await caches.open('canary')).put('/canary', new Response(secret));
    const folder = await navigator.storage.getDirectory();
    const file = await (await folder.getFileHandle('canary', { create: true })).createWritable();
    await file.write(secret);
    await file.close();
    void navigator.locks.request(secret, () => new Promise(() => undefined));
    const channel = new BroadcastChannel('canary');
    channel.addEventListener('message', () => channel.postMessage(secret));
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.open('canary', 1);
      request.addEventListener('upgradeneeded', () =>
        request.result.createObjectStore('keys').put(secret, 'key'),
      );
      request.addEventListener('success', () => resolve());
      request.addEventListener('error', () => reject(new Error('The canary could not be stored.')));
    });
    return window.lab.makeProject(files);
  }, hostileSite);
  return { page, projectId, leaks };
}

async function readResults(frame: Frame | Page): Promise<Readonly<Record<string, string>>> {
  await frame.waitForFunction(() => window.isolation !== undefined, undefined, {
    timeout: 30_000,
    polling: 200,
  });
  return frame.evaluate(() => window.isolation ?? {});
}

function expectNothingRead(results: Readonly<Record<string, string>>): void {
  expect(Object.keys(results).length).toBeGreaterThanOrEqual(40);
  expect(Object.entries(results).filter(([, result]) => result.startsWith('READ'))).toEqual([]);
}

async function previewFrame(page: Page, path: string): Promise<Frame> {
  await expect.poll(() => page.frames().some((frame) => frame.url().includes(`/${path}`))).toBe(true);
  const frame = page.frames().find((each) => each.url().includes(`/${path}`));
  if (!frame) throw new Error(`No frame shows ${path}.`);
  return frame;
}

async function expectAppUntouched(page: Page): Promise<void> {
  expect(page.url()).toBe(lab.url);
  const kept = await page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return {
      storage: localStorage.getItem('canary'),
      workers: registrations.map(({ active }) => active?.scriptURL),
      picked: window.lab.events.filter(({ kind }) => kind === 'pick'),
    };
  });
  expect(kept).toEqual({ storage: 'sk-CANARY', workers: [`${lab.url}sw.js`], picked: [] });
}

test('the same attempts made by the app itself do read, so that reading nothing means something', async ({
  context,
}) => {
  test.setTimeout(240_000);
  const { page } = await openApp(context);
  const results = await page.evaluate<Record<string, string>>(
    `(async () => { ${attack}; return window.isolation; })()`,
  );
  const read = Object.keys(results).filter((name) => results[name]?.startsWith('READ'));
  expect(read).toEqual(
    expect.arrayContaining(['parent document', 'database of the page', 'local storage', 'cookie']),
  );
  expect(read.length).toBeGreaterThanOrEqual(12);
});

test('a hostile site in the frame, and its second page, read nothing', async ({ context }) => {
  test.setTimeout(240_000);
  const { page, projectId, leaks } = await openApp(context);
  await page.evaluate((id) => window.lab.open(id), projectId);
  expectNothingRead(await readResults(await previewFrame(page, 'index.html')));
  await (await previewFrame(page, 'index.html')).evaluate(() => document.getElementById('next')?.click());
  expectNothingRead(await readResults(await previewFrame(page, 'second.html')));
  await expectAppUntouched(page);
  expect(leaks).toEqual([]);
});

test('a hostile site in a tab of its own, and its second page, read nothing', async ({ context }) => {
  test.setTimeout(240_000);
  const { page, projectId, leaks } = await openApp(context);
  const opened = context.waitForEvent('page');
  // With an opener, which is the worse case.
  await page.evaluate((path) => window.open(path), `/projects/${projectId}/index.html`);
  const tab = await opened;
  expectNothingRead(await readResults(tab));
  await tab.goto(`${lab.url}projects/${projectId}/second.html?preview=true`);
  expectNothingRead(await readResults(tab));
  await expectAppUntouched(page);
  expect(leaks).toEqual([]);
});

test('a drawing of the site opened as a document runs without an origin', async ({ context }) => {
  const { page } = await openApp(context);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg"><script>document.documentElement.setAttribute("data-o", self.origin)</script></svg>';
  const id = await page.evaluate(
    (content) => window.lab.makeProject([{ path: 'assets/a.svg', content }]),
    svg,
  );
  const tab = await context.newPage();
  await tab.goto(`${lab.url}projects/${id}/assets/a.svg`);
  expect(await tab.evaluate(() => document.documentElement.getAttribute('data-o'))).toBe('null');
});
