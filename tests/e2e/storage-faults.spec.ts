import { readFile } from 'node:fs/promises';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import JSZip from 'jszip';
import { beginApp } from './pages/begin-app';
import { EditorPage } from './pages/editor-page';
import { HomePage } from './pages/home-page';
import { makeSite, waitForControl } from './pages/sign-in';

/** A browser that lets pages store nothing, as private windows and blocked site data do. */
async function refuseStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError');
    };
  });
}

async function zipOf(page: Page): Promise<JSZip> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    new EditorPage(page).button('Download').click(),
  ]);
  return JSZip.loadAsync(await readFile(await download.path()));
}

test('a browser that keeps nothing: a site is made, changed and downloaded, and the page says that it ends', async ({
  page,
  context,
}) => {
  await refuseStorage(context);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const editor = await makeSite(page, 'a one page site for a kite maker called Updraft');
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'Nothing is kept here. The zip is what you keep.' });
  await expect(notice).toBeVisible();
  await editor.button('Why?').click();
  await expect(notice).toContainText('they end when it is closed or reloaded, no other tab sees them');
  await editor.button('Less').click();

  await editor.ask('change the headline to "Kites that climb"');
  await expect(editor.preview.locator('h1').first()).toHaveText('Kites that climb');
  await editor.button('Code').click();
  await page.getByRole('treeitem', { name: 'style.css' }).click();
  await expect(page.locator('.cm-content')).toContainText(':root');
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n.by-hand { color: red; }');
  await editor.button('Save').click();
  await expect(editor.button('Save')).toBeDisabled();

  const zip = await zipOf(page);
  expect(await zip.file('index.html')?.async('string')).toContain('Kites that climb');
  expect(await zip.file('style.css')?.async('string')).toContain('.by-hand { color: red; }');
  expect(errors).toEqual([]);

  const other = await context.newPage();
  await other.goto(page.url().replace(/\/app(\/projects\/[^/]+)\/editor.*/, '$1'));
  await expect(other.getByRole('alert').filter({ hasText: 'Nothing is kept here' })).toBeVisible();
});

/** Removes the databases behind the app's back, as a browser does that needs room. */
async function evict(context: BrowserContext, page: Page): Promise<void> {
  const client = await context.newCDPSession(page);
  await client.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'indexeddb',
  });
}

const lossOf = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The browser removed what Sitewright had kept on this device.' });

test('data that the browser removed shows as a loss, at once and at the next visit, until the person begins anew', async ({
  page,
  context,
}) => {
  await makeSite(page, 'a one page site for a tea house called Steep');
  await evict(context, page);
  await expect(lossOf(page)).toBeVisible();
  await page.close();
  const again = await context.newPage();
  await again.goto('/');
  await expect(lossOf(again)).toBeVisible();
  await again.goto('/login');
  await expect(lossOf(again)).toBeVisible();
  await again.getByRole('button', { name: 'Begin anew' }).click();
  await again.waitForLoadState('load');
  await again.waitForTimeout(2500);
  await expect(lossOf(again)).toBeHidden();
  await makeSite(again, 'a one page site for a second start called Phoenix');
});

test('data of a newer Sitewright is left exactly as it is, and the page says so', async ({ page }) => {
  await page.goto('/manifest.webmanifest');
  const newer = () =>
    page.evaluate(async () => {
      const open = indexedDB.open('sitewright', 990);
      open.onupgradeneeded = () => {
        const store = open.result.createObjectStore('projects', { keyPath: 'id' });
        store.put({ id: 'p', shape: 'of tomorrow' });
      };
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        open.onsuccess = () => resolve(open.result);
        open.onerror = () => reject(open.error);
      });
      const rows = await new Promise((resolve) => {
        const all = database.transaction('projects').objectStore('projects').getAll();
        all.onsuccess = () => resolve(all.result);
      });
      const seen = { version: database.version, stores: [...database.objectStoreNames], rows };
      database.close();
      return seen;
    });
  const before = await newer();
  await page.goto('/');
  await beginApp(page);
  await expect(
    page.getByRole('alert').filter({ hasText: 'This data was written by a newer Sitewright.' }),
  ).toBeVisible();
  await waitForControl(page);
  expect(await page.evaluate(async () => (await fetch('/api/projects')).status)).toBe(503);
  await new HomePage(page).describe('a one page site for a tea house called Steep');
  await page.waitForTimeout(1500);
  await page.goto('/manifest.webmanifest');
  expect(await newer()).toEqual(before);
});

test('a service worker that is killed answers again, and saving never waits for it', async ({
  page,
  context,
}) => {
  const editor = await makeSite(page, 'a one page site for a record shop called Groove');
  const client = await context.newCDPSession(page);
  await client.send('ServiceWorker.enable');
  for (const headline of ['First pressing', 'Second pressing', 'Third pressing']) {
    await client.send('ServiceWorker.stopAllWorkers');
    await editor.ask(`change the headline to "${headline}"`);
    await expect(editor.preview.locator('h1').first()).toHaveText(headline);
  }
});

test('a browser without service workers makes, shows, changes and downloads a site', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const home = new HomePage(page);
  await home.open();
  await home.describe('a one page site for a record shop called Groove');
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  const editor = new EditorPage(page);
  await editor.waitForSite();
  await editor.ask('change the headline to "Second pressing"');
  await expect(editor.preview.locator('h1').first()).toHaveText('Second pressing');
  const zip = await zipOf(page);
  expect(await zip.file('index.html')?.async('string')).toContain('Second pressing');
  await page.reload();
  await expect(editor.preview.locator('h1').first()).toHaveText('Second pressing');
});

test('projects that cannot be read take no other screen along, and are tried again', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await page.waitForURL(/\/$/);
  await page.addInitScript(() => {
    Object.assign(globalThis, { isBroken: true });
    for (const source of [IDBObjectStore.prototype, IDBIndex.prototype]) {
      for (const name of ['openCursor', 'getAll']) {
        const read = Reflect.get(source, name) as (...order: unknown[]) => IDBRequest;
        Reflect.set(source, name, function readOrBreak(this: IDBObjectStore | IDBIndex, ...order: unknown[]) {
          const store = this instanceof IDBIndex ? this.objectStore : this;
          const { isBroken } = globalThis as { isBroken?: boolean };
          if (isBroken && store.name === 'projects') throw new DOMException('broken', 'UnknownError');
          return read.apply(this, order);
        });
      }
    }
  });
  await page.goto('/app/profile/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  await expect(sidebar.getByText('They could not be read.')).toBeVisible();
  await sidebar.getByRole('button', { name: 'Projects' }).click();
  await sidebar.getByRole('link', { name: 'All Projects', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This screen stopped working.');
  await page.evaluate(() => Object.assign(globalThis, { isBroken: false }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await page.goto('/app/support');
  await page.evaluate(() => Object.assign(globalThis, { isBroken: false }));
  await sidebar.getByRole('link', { name: 'Feedback' }).click();
  await expect(sidebar.getByText('No projects yet.')).toBeVisible();
});
