import { expect, test, type Page } from '@playwright/test';
import { serveBuilds, type BuildServer } from '../support/serve-builds';
import { EditorPage } from './pages/editor-page';
import { HomePage } from './pages/home-page';
import { makeSite } from './pages/sign-in';

// One port.
test.describe.configure({ mode: 'default' });
const port = Number(process.env['E2E_PORT'] ?? 4174) + 40;
test.use({ baseURL: `http://localhost:${port}` });

let builds: BuildServer;
test.beforeEach(async () => {
  builds = await serveBuilds(port, 'A');
});
test.afterEach(() => builds.close());

const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute('content');
const noticeOf = (page: Page) => page.getByRole('status').filter({ hasText: 'A newer Sitewright is ready' });

/** Marks the document, so that a reload would be seen. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

const checkForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

test('an update waits for consent in every tab, and unsaved text survives it', async ({ page, context }) => {
  const editor = await makeSite(page, 'a one page site for a record shop called Groove');
  expect(await buildOf(page)).toBe('A');
  await editor.button('Code').click();
  await page.getByRole('treeitem', { name: 'style.css' }).click();
  await expect(page.locator('.cm-content')).toContainText(':root');
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n.never-saved { color: red; }');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('textbox', { name: 'Describe your site' })).toBeVisible();

  await builds.publish('B');
  await mark(page);
  await mark(other);
  await checkForUpdate(page);
  await expect(noticeOf(page)).toBeVisible();
  await expect(noticeOf(other)).toBeVisible();
  await page.waitForTimeout(1500);
  expect([await isMarked(page), await isMarked(other)]).toEqual([true, true]);
  expect([await buildOf(page), await buildOf(other)]).toEqual(['A', 'A']);
  await expect(page.locator('.cm-content')).toContainText('.never-saved');

  await editor.button('Update').click();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  expect(await buildOf(page)).toBe('B');
  await expect(new EditorPage(page).preview.locator('h1').first()).toBeVisible();
  await editor.button('Code').click();
  await page.getByRole('treeitem', { name: 'style.css' }).click();
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+End');
  await expect(page.locator('.cm-content')).toContainText('.never-saved');
  await editor.button('Save').click();
  await expect(editor.button('Save')).toBeDisabled();
  await expect(noticeOf(page)).toBeHidden();

  // The other tab was not asked: it stands as it was, and goes over when its person agrees.
  expect(await isMarked(other)).toBe(true);
  await other.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => isMarked(other).catch(() => true)).toBe(false);
  expect(await buildOf(other)).toBe('B');
});

test('a visit after an update was published begins with the old build and offers the new one', async ({
  page,
  context,
}) => {
  await makeSite(page, 'a one page site for a tea house called Steep');
  await page.close();
  await builds.publish('B');
  const again = await context.newPage();
  await again.goto('/');
  expect(await buildOf(again)).toBe('A');
  await expect(noticeOf(again)).toBeVisible();
  // A worker that a debugger watches, as here, never counts as idle once it was asked to make room while it was busy.
  await again.waitForLoadState('networkidle');
  await again.waitForTimeout(1000);
  await again.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => buildOf(again).catch(() => null), { timeout: 45_000 }).toBe('B');
  await expect(again.getByRole('heading', { name: 'Your projects' })).toBeVisible();
});

test('an update that is ready stands in the centre of notifications too', async ({ page }) => {
  await makeSite(page, 'a one page site for a tea house called Steep');
  await page.goto('/app/notifications');
  await expect(page.getByText('Steep is ready')).toBeVisible();
  await builds.publish('B');
  await checkForUpdate(page);
  const row = page.getByRole('main').getByText('A newer Sitewright is ready');
  await expect(row).toBeVisible();
  await expect(noticeOf(page)).toBeVisible();
});

test('a part of the app that is gone from the host brings one reload, never a circle and never an empty page', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await new HomePage(page).open();
  await page.waitForTimeout(1000);
  await builds.withdraw('login-screen');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect.poll(() => loads).toBe(2);
  await page.waitForTimeout(2000);
  expect(loads).toBe(2);
  await expect(page.locator('body')).toContainText(/\w{3,}/);
});
