import { expect, type Page } from '@playwright/test';
import { test } from './pages/warm-test';

/** A row of the tree by its name; a mark for unsaved text or problems may stand behind it. */
function row(page: Page, name: string) {
  return page.getByRole('treeitem').filter({ has: page.getByText(name, { exact: true }) });
}

async function typeText(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

test('files are made, renamed and deleted with the mouse, and a deleted one comes back', async ({
  page,
  standing: editor,
}) => {
  await editor.button('Code').click();
  await expect(row(page, 'style.css')).toBeVisible();
  const dialog = page.getByRole('dialog');

  await test.step('a path that cannot be says why and what to do', async () => {
    await editor.button('New file').click();
    const path = dialog.getByRole('textbox', { name: 'Path' });
    for (const [typed, problem] of [
      ['', 'such as about.html'],
      ['../team.html', 'cannot step out of its folder'],
      ['STYLE.css', 'already a file at style.css'],
      ['con.html', 'Windows keeps the name'],
    ] as const) {
      await path.fill(typed);
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('alert')).toContainText(problem);
    }
    await path.fill('pages/our-team.html');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Create file' }).click();
  });

  await test.step('the new file opens with the cursor in it', async () => {
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'pages/our-team.html' })).toBeVisible();
    await expect(page.locator('.cm-content')).toBeFocused();
    await expect(page.locator('.cm-content')).toContainText('Our team');
    await expect(row(page, 'our-team.html')).toBeVisible();
  });

  await test.step('a file in a folder is made from the folder’s menu', async () => {
    await row(page, 'pages').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'New file in pages/' }).click();
    await expect(dialog.getByRole('textbox')).toHaveValue('pages/');
    await page.keyboard.press('End');
    await page.keyboard.type('notes.txt');
    await page.keyboard.press('Enter');
    await expect(row(page, 'notes.txt')).toBeVisible();
  });

  await test.step('renaming takes the open file and the preview with it', async () => {
    await row(page, 'our-team.html').click();
    await page.getByRole('button', { name: /^Page:/ }).click();
    await page.getByRole('menuitemradio', { name: 'pages/our-team.html' }).click();
    await expect(editor.preview.locator('h1')).toHaveText('Our team');
    await row(page, 'our-team.html').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Rename or move' }).click();
    await dialog.getByRole('textbox').fill('people.html');
    await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'people.html' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Page: people.html' })).toBeVisible();
    await expect(editor.preview.locator('h1')).toHaveText('Our team');
  });

  await test.step('a deleted file is gone from tree and preview, and Undo brings it back', async () => {
    await row(page, 'people.html').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText('Deleted people.html')).toBeVisible();
    await expect(row(page, 'people.html')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Page: index.html' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect(row(page, 'people.html')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'people.html' })).toBeVisible();
  });

  await test.step('deleting asks only when unsaved text would be lost', async () => {
    await typeText(page, '<!-- typed and not saved -->');
    await expect(editor.button('Save')).toBeEnabled();
    await row(page, 'people.html').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(dialog).toContainText('Delete people.html?');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.locator('.cm-content')).toContainText('typed and not saved');
    await row(page, 'people.html').press('Delete');
    await dialog.getByRole('button', { name: 'Delete it' }).click();
    await expect(row(page, 'people.html')).toHaveCount(0);
    await expect(editor.button('Save')).toBeDisabled();
  });
});

test('files are made, renamed and deleted with the keyboard alone', async ({ page, standing: editor }) => {
  await editor.button('Code').press('Enter');
  await editor.button('New file').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('extra.css');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cm-content')).toBeFocused();
  await page.keyboard.type('a {{}');
  await page.keyboard.press('Control+s');
  // Save is also switched off while it works; the word goes once the file is saved.
  await expect(page.getByText('unsaved', { exact: true })).toHaveCount(0);
  await expect(editor.button('Save')).toBeDisabled();

  await row(page, 'style.css').focus();
  await page.keyboard.press('ArrowUp');
  await expect(row(page, 'extra.css')).toBeFocused();
  await page.keyboard.press('F2');
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('extra.css');
  await page.keyboard.press('Escape');
  await expect(row(page, 'extra.css')).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type('more');
  await page.keyboard.press('Enter');
  await expect(row(page, 'more.css')).toBeVisible();
  await expect(page.getByRole('treeitem').and(page.locator(':focus'))).toHaveCount(1);

  await row(page, 'more.css').focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, 'more.css')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(row(page, 'more.css')).toHaveCount(0);
  await expect(page.getByRole('treeitem').and(page.locator(':focus'))).toHaveCount(1);
});
