import { expect, type Page } from '@playwright/test';
import { EditorPage } from './pages/editor-page';
import { test } from './pages/warm-test';

async function typeInto(page: Page, file: string, text: string): Promise<void> {
  const editor = new EditorPage(page);
  await editor.button('Code').click();
  await page.getByRole('treeitem', { name: file }).click();
  await expect(page.locator('.cm-content')).toContainText(':root');
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(text);
}

test('two tabs editing one file: both texts are kept, neither overwrites the other', async ({
  page,
  standing: first,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(new EditorPage(other).preview.locator('h1').first()).toBeVisible();
  await typeInto(page, 'style.css', '\n.from-tab-one { color: red; }');
  await typeInto(other, 'style.css', '\n.from-tab-two { color: blue; }');
  await first.button('Save').click();
  await expect(first.button('Save')).toBeDisabled();
  await new EditorPage(other).button('Save').click();
  await expect(new EditorPage(other).button('Save')).toBeDisabled();
  const id = first.projectId;
  const everything = await page.evaluate(async (projectId) => {
    const request = indexedDB.open('sitewright');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const rows = await new Promise<{ path: string; projectId: string }[]>((resolve) => {
      const all = database.transaction('files').objectStore('files').getAll();
      all.onsuccess = () => resolve(all.result as { path: string; projectId: string }[]);
    });
    database.close();
    const paths = rows
      .filter((row) => row.projectId === projectId && row.path.endsWith('.css'))
      .map((row) => row.path);
    const texts = await Promise.all(
      paths.map((path) =>
        fetch(`/projects/${projectId}/${encodeURIComponent(path)}`).then((answer) => answer.text()),
      ),
    );
    return texts.join('\n');
  }, id);
  expect(everything).toContain('from-tab-one');
  expect(everything).toContain('from-tab-two');
});

test('two tabs that close without saving leave two texts: both are offered again', async ({
  page,
  standing: first,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(new EditorPage(other).preview.locator('h1').first()).toBeVisible();
  await typeInto(page, 'style.css', '\n.from-tab-one { color: red; }');
  await typeInto(other, 'style.css', '\n.from-tab-two { color: blue; }');
  await page.keyboard.type('/* one more */');
  await page.waitForTimeout(700);
  const address = page.url();
  const later = await context.newPage();
  await later.goto(address);
  const editor = new EditorPage(later);
  await expect(editor.preview.locator('h1').first()).toBeVisible();
  // Both tabs still live and have their text in hand: a third is offered neither.
  await expect(later.getByText(/nsaved text of/)).toHaveCount(0);
  await page.close();
  await other.close();
  await later.reload();
  await expect(editor.preview.locator('h1').first()).toBeVisible();
  await later.getByRole('button', { name: 'Continue editing' }).click();
  await expect(editor.button('Save')).toBeEnabled();
  await later.locator('.cm-content').click();
  await later.keyboard.press('Control+End');
  await expect(later.locator('.cm-content')).toContainText('from-tab-one');
  await later.getByRole('button', { name: 'Keep as a copy' }).click();
  await expect(later.getByText('It is in style (conflict 2).css.')).toBeVisible();
  const copy = await later.evaluate(
    async (id) => (await fetch(`/projects/${id}/style%20(conflict%202).css`)).text(),
    first.projectId,
  );
  expect(copy).toContain('from-tab-two');
  expect(copy).not.toContain('from-tab-one');
});

test('two tabs that sign out in the same moment say so once each', async ({ page, context }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await page.waitForFunction(() => localStorage.getItem('user') !== null);
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.goto('/app');
    await expect(tab.getByRole('heading', { level: 1 })).toContainText('Welcome back');
    await tab.getByRole('button', { name: /^Guest/ }).click();
  }
  for (const tab of tabs) await expect(tab.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
  // Without waiting for either: what the first one says may close the menu of the other before it is pressed.
  await Promise.all(
    tabs.map((tab) =>
      tab
        .getByRole('menuitem', { name: 'Sign Out' })
        .evaluateAll((items) => items.forEach((item) => (item as HTMLElement).click())),
    ),
  );
  // Both at once: the word stands for some seconds only.
  const said = async (tab: (typeof tabs)[number]): Promise<void> => {
    await tab.waitForURL(/\/(login)?$/);
    await expect(tab.getByText('Logged Out', { exact: true })).toHaveCount(1);
    await tab.waitForTimeout(700);
    await expect(tab.getByText('Logged Out', { exact: true })).toHaveCount(1);
  };
  await Promise.all(tabs.map(said));
});
