import { readFile } from 'node:fs/promises';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import JSZip from 'jszip';
import { EditorPage } from './pages/editor-page';
import { makeSite } from './pages/sign-in';

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
