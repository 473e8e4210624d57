import { expect, test, type BrowserContext, type Frame, type Page } from '@playwright/test';
import type { Lab } from '../support/preview-lab/lab-page';
import { serveLab, type RunningLab } from '../support/preview-lab/serve-lab';

declare global {
  interface Window {
    readonly lab: Lab;
  }
}

// One lab for all.
test.describe.configure({ mode: 'default' });
const svg = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="${fill}"/></svg>`;
const site: Readonly<Record<string, string>> = {
  'index.html': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Home</title><link rel="stylesheet" href="style.css">
<script type="module" src="js/main.js"></script><script src="script.js" defer></script></head><body>
<header data-section="nav"><a id="to-about" href="about.html">About</a></header><main id="main">
<section id="menu" data-section="menu"><h1>Today’s menu</h1><div class="menu-card">Bread</div><div class="menu-card">Buns</div>
<img id="pic" src="assets/pic.svg" alt=""><div id="list"></div><p id="modules"></p><p id="cart"></p><button id="add">Add</button></section>
<section id="late" data-section="late" style="block-size:3000px"></section></main></body></html>`,
  'about.html': `<!doctype html><html lang="en"><head><title>About</title><link rel="stylesheet" href="style.css"></head><body>
<main><section id="about" data-section="about"><h1>About</h1><p id="cart"></p><a id="home" href="./index.html#late">Home</a></section></main>
<script>document.getElementById('cart').textContent = 'cart ' + (localStorage.getItem('cart') ?? 0)</script></body></html>`,
  'style.css': `@import "base.css"; :root{color-scheme:light dark} body{background:light-dark(rgb(255,255,255),rgb(1,2,3))} @media (prefers-color-scheme: dark){h1{color:rgb(9,9,9)}}`,
  'base.css': `h1{color:rgb(5,5,5)}`,
  'script.js': `const show = () => document.getElementById('cart').textContent = 'cart ' + (localStorage.cart ?? 0); show();
document.getElementById('add').addEventListener('click', () => { localStorage.setItem('cart', Number(localStorage.getItem('cart') ?? 0) + 1); show(); });
document.getElementById('list').innerHTML = '<img id="drawn" alt="" src="assets/' + 'late' + '.svg">';
fetch('data/items.json').then((r) => r.json()).then((items) => document.getElementById('list').dataset.items = items.length);
console.warn('ready', { items: 3 });`,
  'js/main.js': `import { a } from './lib/a.js'; const { b } = await import('./lib/' + 'b' + '.js'); document.getElementById('modules').textContent = a + b;`,
  'js/lib/a.js': `import { c } from '../c.js'; export const a = 'A' + c;`,
  'js/lib/b.js': `export const b = 'B';`,
  'js/c.js': `export const c = 'C';`,
  'data/items.json': `[1, 2, 3]`,
  'assets/pic.svg': svg('red'),
  'assets/late.svg': svg('blue'),
};

let lab: RunningLab;
test.beforeAll(async () => {
  lab = await serveLab();
});
test.afterAll(() => lab.stop());

async function openSite(
  context: BrowserContext,
  files: Readonly<Record<string, string>> = site,
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(lab.url);
  await page.waitForSelector('html[data-lab=ready]', { state: 'attached' });
  const list = Object.entries(files).map(([path, content]) => ({ path, content }));
  await page.evaluate(async (made) => window.lab.open(await window.lab.makeProject(made)), list);
  await waitForEvent(page, 'ready');
  return page;
}

async function waitForEvent(page: Page, kind: string): Promise<unknown> {
  await page.waitForFunction((wanted) => window.lab.events.some((event) => event.kind === wanted), kind, {
    polling: 50,
    timeout: 20_000,
  });
  return page.evaluate((wanted) => {
    const index = window.lab.events.findIndex((event) => event.kind === wanted);
    const [found] = window.lab.events.splice(index, 1);
    return found?.data;
  }, kind);
}

function frameOf(page: Page): Frame {
  const frame = page.frames().find((each) => each.url().includes('/projects/'));
  if (!frame) throw new Error('Nothing is shown.');
  return frame;
}

/** Asks the shown page; null while another one is on its way. */
function askFrame<Answer>(page: Page, question: () => Answer): Promise<Answer | null> {
  const frame = page.frames().find((each) => each.url().includes('/projects/'));
  return frame ? frame.evaluate(question).catch(() => null) : Promise.resolve(null);
}

test('a site of several pages works in its frame: modules, pictures, fetch, links and a cart that stays', async ({
  context,
}) => {
  const page = await openSite(context);
  const frame = frameOf(page);
  await expect(frame.locator('#modules')).toHaveText('ACB');
  await expect(frame.locator('#list')).toHaveAttribute('data-items', '3');
  for (const id of ['pic', 'drawn']) {
    await expect
      .poll(() => frame.locator(`#${id}`).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(10);
  }
  await frame.locator('#add').click();
  await frame.locator('#add').click();
  await expect(frame.locator('#cart')).toHaveText('cart 2');
  await page.evaluate(() => window.lab.session().reload());
  await expect(frameOf(page).locator('#cart')).toHaveText('cart 2');
  await frameOf(page).locator('#to-about').click();
  await expect(frameOf(page).locator('h1')).toHaveText('About');
  await expect(frameOf(page).locator('#cart')).toHaveText('cart 2');
  await frameOf(page).locator('#home').click();
  await expect.poll(() => askFrame(page, () => location.hash)).toBe('#late');
  expect(await waitForEvent(page, 'console')).toEqual({ level: 'warn', text: 'ready {"items":3}' });
  expect(lab.requests.filter((path) => path.startsWith('/projects/'))).toEqual([]);
});

test('direction and theme change in the standing page, a stylesheet is swapped, and scroll survives a reload', async ({
  context,
}) => {
  const page = await openSite(context);
  await frameOf(page).evaluate(() => Object.assign(window, { mark: 1 }));
  await page.evaluate(() =>
    window.lab.session().show({ path: 'index.html', device: 'desktop', direction: 'rtl', theme: 'dark' }),
  );
  const look = () =>
    askFrame(page, () => ({
      dir: document.documentElement.dir,
      background: getComputedStyle(document.body).backgroundColor,
      heading: getComputedStyle(document.querySelector('h1') ?? document.body).color,
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      mark: 'mark' in window,
    }));
  const dark = { dir: 'rtl', background: 'rgb(1, 2, 3)', heading: 'rgb(9, 9, 9)', isDark: true };
  await expect.poll(look).toEqual({ ...dark, mark: true });
  await page.evaluate(() => window.lab.session().replaceStyles('base.css', 'h1{letter-spacing:7px}'));
  const spacing = () =>
    frameOf(page)
      .locator('h1')
      .evaluate((heading) => getComputedStyle(heading).letterSpacing);
  await expect.poll(spacing).toBe('7px');
  await frameOf(page).evaluate(() => scrollTo(0, 700));
  await page.waitForTimeout(300);
  await page.evaluate(() => window.lab.session().reload());
  await expect.poll(() => askFrame(page, () => [scrollY, 'mark' in window])).toEqual([700, false]);
  await expect.poll(look).toEqual({ ...dark, mark: false });
});

test('an element is picked by pointer and by keys, and Escape gives up', async ({ context }) => {
  const page = await openSite(context);
  // The page shows that it listens, as a person would see it: the message to it takes a moment.
  const pick = async () => {
    await page.evaluate(() => window.lab.session().setPicking(true));
    await expect(frameOf(page).locator('html')).toHaveCSS('cursor', 'crosshair');
  };
  await pick();
  await frameOf(page).locator('.menu-card').nth(1).hover();
  expect(await waitForEvent(page, 'hover')).toEqual({ identifier: 'menu-card-2', label: 'div “Buns”' });
  await page.mouse.down();
  await page.mouse.up();
  expect(await waitForEvent(page, 'pick')).toEqual({ identifier: 'menu-card-2', label: 'div “Buns”' });
  await pick();
  await frameOf(page).locator('body').press('ArrowDown');
  await frameOf(page).locator('body').press('ArrowDown');
  await frameOf(page).locator('body').press('Enter');
  expect(await waitForEvent(page, 'pick')).toMatchObject({
    identifier: expect.stringMatching(/^nav/),
  });
  await pick();
  await frameOf(page).locator('body').press('Escape');
  await waitForEvent(page, 'pick-cancelled');
});

test('errors, rejections and missing files are reported with their place', async ({ context }) => {
  const page = await openSite(context, {
    'index.html':
      '<!doctype html><script src="a.js"></script><script src="b.js"></script><img src="no.png" alt="">',
    'a.js': '\n\nthrow new Error("broken bread")',
    'b.js': 'Promise.reject(new Error("no yeast")); fetch("https://other.test/x").catch(() => {})',
  });
  const problems = async () =>
    page.evaluate(() => window.lab.events.filter(({ kind }) => kind === 'problem').map(({ data }) => data));
  await expect.poll(async () => (await problems()).length).toBe(4);
  expect(await problems()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        rule: 'missing-file',
        message: 'index.html refers to no.png, which does not exist.',
      }),
      expect.objectContaining({
        rule: 'script-error',
        path: 'a.js',
        line: 3,
        message: 'Uncaught Error: broken bread',
      }),
      expect.objectContaining({
        rule: 'unhandled-rejection',
        message: expect.stringContaining('no yeast'),
      }),
      expect.objectContaining({
        rule: 'blocked-request',
        message: expect.stringContaining('other.test'),
      }),
    ]),
  );
});

test('a page that freezes is reopened with its scripts off, links and picker alive', async ({ context }) => {
  const page = await openSite(context, {
    'index.html':
      '<!doctype html><title>Loop</title><h1>Words</h1><a href="two.html">Two</a><script>setTimeout(() => { for (;;); }, 800)</script>',
    'two.html': '<!doctype html><h1>Two</h1>',
  });
  await waitForEvent(page, 'stalled');
  await expect.poll(() => askFrame(page, () => location.search), { timeout: 30_000 }).toContain('safe=true');
  await expect(frameOf(page).locator('h1')).toHaveText('Words');
  await frameOf(page).locator('a').click();
  expect(await waitForEvent(page, 'navigate')).toBe('two.html');
  await expect(frameOf(page).locator('h1')).toHaveText('Two');
});

test('a script that never ends while the page loads is frozen, not lost', async ({ context }) => {
  const page = await openSite(context);
  await page.evaluate(async () => {
    const id = await window.lab.makeProject([
      { path: 'index.html', content: '<!doctype html><script>for (;;);</script><h1>Words</h1>' },
    ]);
    window.lab.open(id);
  });
  await waitForEvent(page, 'stalled');
  await expect.poll(() => askFrame(page, () => location.search), { timeout: 30_000 }).toContain('safe=true');
  await expect(frameOf(page).locator('h1')).toHaveText('Words');
  expect(await page.evaluate(() => window.lab.events.map(({ kind }) => kind))).not.toContain('problem');
});

test('a page that was frozen when the browser ended opens with its scripts off', async ({ context }) => {
  const page = await openSite(context);
  const id = /projects\/([^/]+)\//.exec(frameOf(page).url())?.[1] ?? '';
  await page.evaluate((projectId) => {
    window.lab.session().dispose();
    localStorage.setItem(`preview-armed:${projectId}`, 'loading');
    window.lab.open(projectId);
  }, id);
  await waitForEvent(page, 'stalled');
  await expect.poll(() => askFrame(page, () => location.search), { timeout: 30_000 }).toContain('safe=true');
});

test('without a service worker the page is shown, and the reason said', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(lab.url);
  await page.waitForSelector('html[data-lab=ready]', { state: 'attached', timeout: 45_000 });
  const list = Object.entries(site).map(([path, content]) => ({ path, content }));
  await page.evaluate(async (made) => window.lab.open(await window.lab.makeProject(made)), list);
  expect(await waitForEvent(page, 'problem')).toMatchObject({ rule: 'not-in-preview', severity: 'note' });
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('h1')).toHaveText('Today’s menu');
  expect(await page.locator('iframe').getAttribute('sandbox')).toBe('');
  expect(await page.evaluate(async () => (await window.lab.api.fetchProjects()).length)).toBe(1);
  await context.close();
});
