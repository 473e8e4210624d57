import { expect, test } from '@playwright/test';
import { makeSite } from './pages/sign-in';
import { test as warmTest } from './pages/warm-test';

const hostile = [
  [
    'markup and scripts',
    '<script>window.top.pwned = 1</script><img src=x onerror="window.top.pwned = 1"> a site for "<b>Bold</b> & Sons"',
  ],
  ['emoji only', '🍕🍕🍕'],
  ['right-to-left text', 'موقع لمخبز اسمه «خبز القمر» في عمّان'],
  [
    'a hundred thousand characters',
    `A site for a bakery called Crumb. ${'Fresh bread every day. '.repeat(4400)}`.slice(0, 100_000),
  ],
] as const;

for (const [name, prompt] of hostile) {
  warmTest(`a prompt made of ${name} gives a site, escaped`, async ({ page }) => {
    const editor = await makeSite(page, prompt);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    await expect(editor.preview.locator('h1').first()).not.toHaveText('');
  });
}

warmTest(
  'a name with slashes, quotes and bidi characters gives a safe zip name',
  async ({ page, standing: editor }) => {
    await page.getByRole('button', { name: 'Thimble', exact: true }).dblclick();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('../a\u202e"b/c');
    await page.keyboard.press('Enter');
    const [download] = await Promise.all([page.waitForEvent('download'), editor.button('Download').click()]);
    expect(download.suggestedFilename()).toMatch(/^[_a-z0-9]+\.zip$/i);
  },
);

test('a malformed project row is set aside and named; the others load', async ({ page }) => {
  await makeSite(page, 'a one page site for a tailor called Thimble');
  await page.evaluate(async () => {
    const open = indexedDB.open('sitewright');
    const database = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result);
    });
    const write = database.transaction('projects', 'readwrite');
    const user = JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string };
    write
      .objectStore('projects')
      .put({ id: 'broken', ownerId: user.id, updatedAt: 'yesterday', name: 'Broken one' });
    await new Promise((resolve) => {
      write.oncomplete = resolve;
    });
    database.close();
  });
  await page.goto('/app/projects');
  await expect(page.getByText('Thimble').first()).toBeVisible();
  await expect(page.getByText(/could not be read and was set aside/).first()).toBeVisible();
});

test('a full disk fails a save loudly, keeps the text over a reload, and lets it through once there is room', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow(); // a disk is filled byte by byte
  // The quota counts only when it is set before the database is first opened.
  const client = await context.newCDPSession(page);
  await client.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 40_000_000 });
  const editor = await makeSite(page, 'a one page site for a tailor called Thimble');
  await editor.button('Code').click();
  await page.getByRole('treeitem', { name: 'style.css' }).click();
  // The file shown before stays until this one is read.
  await page.getByRole('textbox', { name: 'Code of style.css' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('\n.kept { color: red; }');
  await page.evaluate(async () => {
    const open = indexedDB.open('filler');
    open.onupgradeneeded = () => open.result.createObjectStore('rows', { autoIncrement: true });
    const database = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result);
    });
    for (let size = 4_000_000; size >= 100; size = Math.floor(size / 4)) {
      for (let isRoomLeft = true; isRoomLeft;) {
        const bytes = crypto.getRandomValues(new Uint8Array(Math.min(size, 65_536)));
        const chunk = new Uint8Array(size);
        for (let at = 0; at < size; at += bytes.length)
          chunk.set(bytes.subarray(0, Math.min(bytes.length, size - at)), at);
        isRoomLeft = await new Promise<boolean>((resolve) => {
          const write = database.transaction('rows', 'readwrite');
          write.objectStore('rows').add(chunk);
          write.oncomplete = () => resolve(true);
          write.onabort = () => resolve(false);
        });
      }
    }
    database.close();
  });
  await editor.button('Save').click();
  await expect(page.getByText(/no room left/i).first()).toBeVisible({ timeout: 45_000 });
  await expect(editor.button('Save')).toBeEnabled();
  await expect(page.locator('.cm-content')).toContainText('.kept');
  const saved = () =>
    page.evaluate(
      (id) => fetch(`/projects/${id}/style.css`).then((answer) => answer.text()),
      editor.projectId,
    );
  expect(await saved()).not.toContain('.kept');
  await page.waitForTimeout(1000);
  await page.reload();
  await expect(editor.preview.locator('h1').first()).toBeVisible();
  await editor.button('Code').click();
  await page.getByRole('treeitem', { name: 'style.css' }).click();
  // The file shown before stays until this one is read.
  await page.getByRole('textbox', { name: 'Code of style.css' }).click();
  await page.keyboard.press('Control+End');
  await expect(page.locator('.cm-content')).toContainText('.kept');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('filler').onsuccess = resolve;
      }),
  );
  await expect(async () => {
    await editor.button('Save').click({ timeout: 1000 });
    await expect(editor.button('Save')).toBeDisabled({ timeout: 3000 });
  }).toPass({ timeout: 45_000 });
  expect(await saved()).toContain('.kept');
});
