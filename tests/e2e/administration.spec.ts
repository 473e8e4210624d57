import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import JSZip from 'jszip';
import { EditorPage } from './pages/editor-page';
import { test } from './pages/emptied-test';
import { makeSite, waitForControl } from './pages/sign-in';

const toast = (page: Page, text: string | RegExp) => page.getByText(text).first();
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** The first account of the device is its administrator. */
async function signUp(page: Page): Promise<void> {
  await page.goto('/login');
  await waitForControl(page);
  await page.getByLabel('Email').fill('ann@example.org');
  await page.getByLabel('Password', { exact: true }).fill('lamp river biscuit');
  await button(page, /log in|create/i)
    .first()
    .click();
  await page.waitForFunction(() => localStorage.getItem('user') !== null);
}

test('a model is added with its key, named in the chat, deleted and put back', async ({ page }) => {
  await signUp(page);
  await page.goto('/app/admin/models');
  await button(page, 'Add model').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add model' }).click();
  await expect(dialog.getByText('Give the model a name.')).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill('House model');
  await dialog.getByLabel('System Name').fill('house-1');
  await dialog.getByRole('textbox', { name: 'API Key' }).fill('sk-not-a-real-key');
  await dialog.getByLabel('Name', { exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name: /House model/ });
  await expect(row.getByText('Configured', { exact: true })).toBeVisible();
  for (let step = 0; step < 5; step += 1) await button(page, 'Move up').click();
  await expect(row.getByText('In the chat')).toBeVisible();
  await button(page, 'Delete').click();
  await expect(row).toHaveCount(0);
  await button(page, 'Undo').click();
  await expect(row.getByText('In the chat')).toBeVisible();
  const stored = await page.evaluate(async () => {
    const open = indexedDB.open('sitewright');
    const database = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result);
    });
    const texts: string[] = [];
    for (const name of database.objectStoreNames) {
      const all = database.transaction(name).objectStore(name).getAll();
      texts.push(
        JSON.stringify(
          await new Promise((resolve) => {
            all.onsuccess = () => resolve(all.result);
          }),
        ),
      );
    }
    database.close();
    return texts.join(' ');
  });
  expect(stored).toContain('house-1');
  expect(stored).not.toContain('sk-not-a-real-key');
});

test('a prompt keeps its versions, shows what would be sent, and says that nobody could answer', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/app/admin/prompts');
  await expect(page.getByText('5 enabled of 5 in total.')).toBeVisible();
  await button(page, 'Edit').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Content').fill('Make it: {{message}}');
  await dialog.getByRole('button', { name: 'Save prompt' }).click();
  await tab(page, 'History (2)').click();
  await expect(page.getByRole('figure').getByText('Make it: {{message}}')).toBeVisible();
  await tab(page, 'Try it').click();
  await page.getByLabel('Message').fill('a kite shop');
  await expect(page.getByText('Make it: a kite shop')).toBeVisible();
  await expect(page.getByText(/No enabled model has a key on this account/)).toBeVisible();
  await tab(page, 'History (2)').click();
  await button(page, 'Restore 1.0').click();
  await expect(tab(page, 'History (3)')).toBeVisible();
});

test('settings are saved, act on the next message, and are asked about before they are lost', async ({
  page,
}) => {
  const editor = await makeSite(page, 'a one page site for a kite maker called Updraft');
  const { projectId } = editor;
  await page.goto('/app/admin/settings');
  await page.getByRole('switch', { name: 'Query logging' }).click();
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page.getByText('Leave without saving?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await button(page, 'Save Changes').click();
  await expect(toast(page, 'Changes saved')).toBeVisible();
  await page.goto(`/app/projects/${projectId}/editor`);
  const again = new EditorPage(page);
  await again.waitForSite();
  await again.ask('change the headline to "Kites that climb"');
  await page.goto('/app/admin/settings?tab=log');
  const line = page.getByRole('row', { name: /change the headline to "Kites that climb"/ });
  await expect(line.getByText('Composer')).toBeVisible();
  await page.getByLabel('Find in the log').fill('nothing like it');
  await expect(page.getByText('No line has these words.')).toBeVisible();
  await tab(page, 'Settings').click();
  await button(page, 'Reset to Defaults').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset to Defaults' }).click();
  await expect(page.getByRole('switch', { name: 'Query logging' })).not.toBeChecked();
});

test('a backup is made, downloaded, and restored into a new project', async ({ page }) => {
  await makeSite(page, 'a one page site for a tea house called Steep');
  await page.goto('/app/admin/settings?tab=backups');
  await button(page, 'Back up now').click();
  await expect(toast(page, '1 project is in it.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, /^Download the backup/).click(),
  ]);
  const backup = await JSZip.loadAsync(await readFile(await download.path()));
  const [inner] = backup.file(/^projects\/.+\.zip$/);
  const site = await JSZip.loadAsync((await inner?.async('uint8array')) ?? new Uint8Array());
  expect(await site.file('index.html')?.async('string')).toContain('Steep');
  await page.goto('/app/projects');
  await button(page, /^Actions for Steep/).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing built yet').or(page.getByText('No projects found'))).toBeVisible();
  await page.goto('/app/admin/settings?tab=backups');
  await button(page, /^Restore the backup/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(toast(page, '1 project came back.')).toBeVisible();
  await page.goto('/app/projects');
  await expect(page.getByRole('heading', { name: /\(restored\)/ }).first()).toBeVisible();
});

test('the database is checked, damage is found and mended, and the report names nobody', async ({ page }) => {
  await makeSite(page, 'a one page site for a potter called Kilnhouse');
  await page.goto('/app/admin/settings?tab=diagnostics');
  await button(page, 'Check the database').click();
  await expect(page.getByText('Nothing wrong', { exact: true })).toBeVisible();
  await page.evaluate(async () => {
    const open = indexedDB.open('sitewright');
    const database = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result);
    });
    const write = database.transaction(['files', 'blobs'], 'readwrite');
    const files = write.objectStore('files').getAll();
    files.onsuccess = () => {
      const [file] = files.result as { hash: string }[];
      if (file) write.objectStore('blobs').put({ hash: file.hash, size: 1, bytes: new Uint8Array([7]) });
    };
    await new Promise((resolve) => {
      write.oncomplete = resolve;
    });
    database.close();
  });
  await button(page, 'Check the database').click();
  await expect(page.getByText(/^\d+ problems$/)).toBeVisible();
  await button(page, 'Repair…').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Repair' }).click();
  await expect(page.getByText(/1 damaged content was set aside/)).toBeVisible({ timeout: 45_000 });
  await button(page, 'Measure').click();
  await expect(page.getByText(/with loading the composer/)).toBeVisible({ timeout: 45_000 });
  const report = await page.getByText(/^Sitewright \d/).textContent();
  expect(report).not.toContain('Kilnhouse');
  expect(report).toContain('Speed: first site');
});
