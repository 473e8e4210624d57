import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from './pages/emptied-test';
import { writeRawZip } from '../support/archives/write-raw-zip';
import { writeStored7z, writeStoredRar } from '../support/archives/write-stored-archives';
import { waitForControl } from './pages/sign-in';

const page7 = '<!doctype html><html lang="en"><title>Seven</title><h1>Seven zip</h1></html>';
const pageRar = '<!doctype html><html lang="en"><title>Rar</title><h1>Roshal</h1></html>';

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await waitForControl(page);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await page.waitForURL(/\/$/);
}

function file(name: string, content: Uint8Array | string) {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
}

/** A project out of one archive, by the form; its editor is open then. */
async function createFrom(page: Page, name: string, archive: ReturnType<typeof file>): Promise<void> {
  await page.goto('/app/projects/new');
  await page.getByLabel('Project name').fill(name);
  await page.locator('input[type="file"][accept*=".zip"]').setInputFiles(archive);
  await expect(page.getByText('1 file', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Create project' }).click();
  await page.waitForURL(/\/app\/projects\/[^/]+\/editor/);
}

function card(page: Page, name: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

test('a project is made from archives, shown in the list, duplicated, thrown away and brought back', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/app/projects');
  await expect(page.getByRole('heading', { name: 'No projects found' })).toBeVisible();
  await page.getByRole('link', { name: 'Create your first project' }).click();

  await test.step('a blank name is told, and an unsafe archive refused', async () => {
    await page.getByLabel('Project name').press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Please enter a project name');
    await expect(page.getByRole('button', { name: 'Create project' })).toBeDisabled();
    const unsafe = writeRawZip([{ name: '../../x.html', content: new TextEncoder().encode('x') }]);
    await page.locator('input[type="file"][accept*=".zip"]').setInputFiles(file('unsafe.zip', unsafe));
    await expect(page.getByText('is not safe')).toBeVisible();
    await page.getByRole('button', { name: 'Remove unsafe.zip' }).click();
  });

  await test.step('files of a 7z and of a rar archive become projects', async () => {
    await createFrom(page, 'From seven', file('a.7z', writeStored7z('index.html', page7)));
    await expect(page.frameLocator('iframe[title="Preview"]').locator('h1')).toHaveText('Seven zip');
    await createFrom(page, 'From rar', file('b.rar', writeStoredRar('index.html', pageRar)));
    await expect(page.frameLocator('iframe[title="Preview"]').locator('h1')).toHaveText('Roshal');
  });

  await page.goto('/app/projects');
  await expect(page.getByRole('tab', { name: 'My Projects (2)' })).toBeVisible();

  await test.step('search and status find', async () => {
    await page.getByRole('searchbox', { name: 'Search projects' }).fill('seven');
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(1);
    await page.getByRole('searchbox', { name: 'Search projects' }).fill('nowhere');
    await expect(page.getByRole('heading', { name: 'Nothing fits' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await card(page, 'From rar')
      .getByRole('button', { name: /^Status: Draft/ })
      .click();
    await page.getByRole('menuitemradio', { name: 'Live' }).click();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('live');
    await expect(card(page, 'From rar')).toBeVisible();
    await expect(card(page, 'From seven')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Status' }).selectOption('all');
  });

  await test.step('duplicate, then all to the trash and back by Undo', async () => {
    await card(page, 'From rar').getByRole('button', { name: 'Actions for From rar' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(card(page, 'From rar copy')).toBeVisible();
    await card(page, 'From rar').getByRole('checkbox').check({ force: true });
    await page.getByRole('button', { name: 'Select all 3' }).click();
    await page.getByRole('button', { name: 'Move to trash' }).click();
    await expect(page.getByRole('tab', { name: 'My Projects (0)' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('tab', { name: 'My Projects (3)' })).toBeVisible();
  });

  await test.step('one is deleted for good', async () => {
    await card(page, 'From rar copy').getByRole('button', { name: 'Actions for From rar copy' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Trash (1)' }).click();
    await card(page, 'From rar copy').getByRole('button', { name: 'Actions for From rar copy' }).click();
    await page.getByRole('menuitem', { name: 'Delete for good' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete project' }).click();
    await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  });
});

test('what lies in the trash goes for good after 30 days, and not a day before', async ({ page }) => {
  await signIn(page);
  for (const name of ['Long gone', 'Still there'])
    await createFrom(page, name, file('a.7z', writeStored7z('index.html', page7)));
  await page.goto('/app/projects');
  for (const name of ['Long gone', 'Still there']) {
    await card(page, name)
      .getByRole('button', { name: `Actions for ${name}` })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(card(page, name)).toHaveCount(0);
  }
  await ageTrash(page, { 'Long gone': 31, 'Still there': 29 });
  await page.goto('/app/projects');
  await page.getByRole('button', { name: 'Trash (1)' }).click();
  await expect(card(page, 'Still there')).toBeVisible();
  await expect(card(page, 'Long gone')).toHaveCount(0);
});

/** Dates deletions back, by days. */
async function ageTrash(page: Page, days: Record<string, number>): Promise<void> {
  await page.evaluate(async (ages) => {
    const promise = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('The database did not answer.'));
      });
    for (const { name } of await indexedDB.databases()) {
      const database = await promise(indexedDB.open(name ?? ''));
      if (database.objectStoreNames.contains('projects')) {
        const store = database.transaction('projects', 'readwrite').objectStore('projects');
        for (const row of await promise<{ name: string; deletedAt: number }[]>(store.getAll()))
          if (ages[row.name] !== undefined)
            await promise(
              store.put({ ...row, deletedAt: Date.now() - (ages[row.name] ?? 0) * 24 * 3600 * 1000 }),
            );
      }
      database.close();
    }
  }, days);
}

test('a share file for viewing opens on another device and cannot be changed there', async ({
  page,
  browser,
}) => {
  await signIn(page);
  await createFrom(page, 'Crumb', file('a.7z', writeStored7z('index.html', page7)));
  await page.goto('/app/projects');
  await card(page, 'Crumb').getByRole('button', { name: 'Actions for Crumb' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Save a share file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Crumb.sitewright');
  const shared = await readFile(await download.path());

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await signIn(other);
  await other.goto('/app/projects?place=shared');
  await expect(other.getByRole('heading', { name: 'No shared projects' })).toBeVisible();
  await expect(other.getByText('Projects shared with you will appear here')).toBeVisible();
  const input = other.locator('input[type="file"]');

  await test.step('a file that is none is refused, and says why', async () => {
    await input.setInputFiles(file('letter.sitewright', 'Dear reader'));
    await expect(other.getByRole('alert')).toContainText('letter.sitewright cannot be used');
  });

  await test.step('a shared project is listed with who sent it', async () => {
    await input.setInputFiles(file('Crumb.sitewright', shared));
    await expect(other.getByRole('tab', { name: 'Shared with me (1)' })).toBeVisible();
    await expect(card(other, 'Crumb')).toContainText('Can view');
    await card(other, 'Crumb').getByRole('button', { name: 'Actions for Crumb' }).click();
    await expect(other.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true');
    await other.getByRole('menuitem', { name: 'View', exact: true }).click();
  });

  await test.step('it shows, and takes no wish', async () => {
    await expect(other.frameLocator('iframe[title="Preview"]').locator('h1')).toHaveText('Seven zip');
    await expect(other.getByText('shared this project for viewing')).toBeVisible();
    await expect(other.getByRole('textbox', { name: 'Message' })).toHaveCount(0);
  });
  await context.close();
});
