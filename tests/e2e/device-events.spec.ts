import { expect, test as firstVisit, type Page } from '@playwright/test';
import { test } from './pages/emptied-test';
import { makeSite, waitForControl } from './pages/sign-in';

const dayMilliseconds = 86_400_000;

/** The first account of the device is its administrator. */
async function signUp(page: Page): Promise<void> {
  await page.goto('/login');
  await waitForControl(page);
  await page.getByLabel('Email').fill('ann@example.org');
  await page.getByLabel('Password', { exact: true }).fill('lamp river biscuit');
  await page
    .getByRole('button', { name: /log in|create/i })
    .first()
    .click();
  await page.waitForFunction(() => localStorage.getItem('user') !== null);
}

/** Makes the account as old as told. */
async function age(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(async (older) => {
    const request = indexedDB.open('sitewright');
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    const write = database.transaction('accounts', 'readwrite');
    const accounts = write.objectStore('accounts');
    const all = accounts.getAll();
    all.onsuccess = () => {
      for (const account of all.result as { createdAt: number }[])
        accounts.put({ ...account, createdAt: account.createdAt - older });
    };
    await new Promise((resolve) => {
      write.oncomplete = resolve;
    });
    database.close();
  }, milliseconds);
}

// In a profile of its own: its clock goes on ahead, and a code of an authenticator app would be late for the next journey.
firstVisit(
  'a backup that is due after a week stands in the centre and leads to the backups',
  async ({ page }) => {
    await signUp(page);
    await makeSite(page, 'a one page site for a bakery called Crumb');
    await age(page, 8 * dayMilliseconds);
    await page.clock.install();
    await page.goto('/app/notifications');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('A backup is due')).toHaveCount(0);
    await page.clock.fastForward(16_000);
    const told = page.getByRole('main').getByText('A backup is due');
    await expect(told).toBeVisible();
    await told.click();
    await page.waitForURL(/\/app\/admin\/settings\?tab=backups/);
  },
);

test('the check of the database is cancelled, and says nothing it did not find', async ({ page }) => {
  await signUp(page);
  await makeSite(page, 'a one page site for a bakery called Crumb');
  // A check lasts only as long as there is something to read.
  await page.evaluate(async () => {
    const request = indexedDB.open('sitewright');
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    const write = database.transaction('blobs', 'readwrite');
    for (let each = 0; each < 60; each += 1) {
      const bytes = new Uint8Array(2_000_000).fill(each);
      write.objectStore('blobs').put({ hash: `${each}`.padStart(64, 'a'), bytes, size: bytes.length });
    }
    await new Promise((resolve) => {
      write.oncomplete = resolve;
    });
    database.close();
  });
  await page.goto('/app/admin/settings?tab=diagnostics');
  const check = page.getByRole('button', { name: 'Check the database' });
  await check.click();
  await expect(check).toBeDisabled();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(check).toBeEnabled();
  await expect(check).toBeFocused();
  await expect(page.getByText(/checked in|Nothing wrong|problem/)).toHaveCount(0);
});
