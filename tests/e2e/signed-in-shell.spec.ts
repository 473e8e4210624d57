import { expect, type Page } from '@playwright/test';
import { injectAxe, runAxe } from '../support/site-laws/run-axe';
import { EditorPage } from './pages/editor-page';
import { HomePage } from './pages/home-page';
import { makeSite } from './pages/sign-in';
import { test } from './pages/warm-test';

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });
const handle = (page: Page) => page.getByRole('separator', { name: 'Width of the sidebar' });

/** Sets what an administrator would, and the role of everybody on the device. */
async function administer(page: Page, system: object, role: 'admin' | 'member' = 'admin'): Promise<void> {
  await page.evaluate(
    async ({ value, everybody }) => {
      const request = indexedDB.open('sitewright');
      const database = await new Promise<IDBDatabase>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
      const write = database.transaction(['settings', 'accounts'], 'readwrite');
      write.objectStore('settings').put({ key: 'system', value });
      const accounts = write.objectStore('accounts');
      const all = accounts.getAll();
      all.onsuccess = () => {
        for (const account of all.result as object[]) accounts.put({ ...account, role: everybody });
      };
      await new Promise((resolve) => {
        write.oncomplete = resolve;
      });
      database.close();
    },
    { value: system, everybody: role },
  );
}

async function expectNoViolation(page: Page): Promise<void> {
  await injectAxe(page);
  expect(await runAxe(page)).toEqual([]);
}

test('the sidebar folds, is dragged, and stands as it was left', async ({ page }) => {
  await page.goto('/app');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back, Guest');
  await expect(sidebar(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const box = await handle(page).boundingBox();
  if (!box) throw new Error('The sidebar has no edge.');
  await page.mouse.move(box.x + 6, 300);
  await page.mouse.down();
  await page.mouse.move((page.viewportSize()?.width ?? 0) * 0.25, 300, { steps: 5 });
  await expect(handle(page)).toHaveAttribute('aria-valuenow', '25');
  await page.mouse.move(40, 300, { steps: 5 });
  await expect(page.getByRole('button', { name: 'Unfold the sidebar' })).toBeVisible();
  await page.mouse.up();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Unfold the sidebar' })).toBeVisible();
  await expect(handle(page)).toHaveAttribute('aria-valuenow', '5');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Security' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  await page.keyboard.press('Control+b');
  await expect(handle(page)).toHaveAttribute('aria-valuenow', '20');
  await expect(sidebar(page).getByRole('link', { name: 'Security' })).toHaveAttribute('aria-current', 'page');
  await handle(page).focus();
  await page.keyboard.press('End');
  await expect(handle(page)).toHaveAttribute('aria-valuenow', '30');
  await page.keyboard.press('Enter');
  await expect(handle(page)).toHaveAttribute('aria-valuenow', '20');
});

test('a site that came to stand elsewhere is told, opened from there, and its project shared and deleted by key', async ({
  page,
}) => {
  const home = new HomePage(page);
  await home.open();
  await home.describe('a one page site for a ropemaker called Hawser');
  await page.waitForURL(/\/editor/);
  await page.goBack();
  const toast = page.getByRole('region', { name: 'Notifications', exact: true });
  await expect(toast.getByText('Hawser is ready')).toBeVisible({ timeout: 45_000 });
  await page.goto('/app/notifications');
  const row = page.getByRole('listitem').filter({ hasText: 'Hawser is ready' }).first();
  await expect(row).toContainText('(unread)');
  await row.getByRole('link', { name: 'Hawser is ready' }).click();
  await new EditorPage(page).waitForSite();
  await page.goto('/app/notifications');
  await expect(row).not.toContainText('(unread)');

  const project = sidebar(page).getByRole('link', { name: 'Hawser' });
  await project.focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Share Project' }).click();
  await expect(page.getByRole('dialog', { name: 'Share' })).toContainText('Hawser');
  await page.keyboard.press('Escape');
  const opened = page.waitForEvent('popup');
  await project.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'View Project' }).click();
  await expect(await opened).toHaveURL(/\/projects\/[^/]+$/);
  await project.focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Delete Project' }).click();
  await expect(project).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(project).toBeVisible();
});

test('the dashboard counts what is there', async ({ page }) => {
  await makeSite(page, 'a one page site for a cooper called Stave');
  await page.goto('/app');
  await expect(page.getByRole('link', { name: /^Stave/ })).not.toHaveCount(0);
  await expect(page.getByText(/in all, most on/)).toBeVisible();
  await page
    .locator('main')
    .getByRole('link', { name: /^Stave/ })
    .click();
  await new EditorPage(page).waitForSite();
});

test('maintenance closes the area to all but administrators, and opens it by itself', async ({ page }) => {
  await page.goto('/app/team');
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  await administer(page, { maintenanceMode: true }, 'member');
  await page.reload();
  await expect(page.getByText('Sitewright is being worked on')).toBeVisible();
  await expectNoViolation(page);
  await administer(page, { maintenanceMode: true, twoFactorForAdmin: true });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  await page.goto('/app/admin/models');
  await page.getByRole('link', { name: 'Set it up in Security' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  await administer(page, {});
});

test('nothing happening signs out after a warning, and says why', async ({ page }) => {
  await page.goto('/app/team');
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  await administer(page, { sessionTimeout: true, sessionTimeoutMinutes: 5 });
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  await page.mouse.move(300, 300);
  await page.clock.runFor(1000);
  await page.clock.fastForward(4.2 * 60_000);
  await expect(page.getByText('Still there?')).toBeVisible();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByText('Still there?')).toHaveCount(0);
  await page.clock.fastForward(4.2 * 60_000);
  await expect(page.getByText('Still there?')).toBeVisible();
  await page.clock.fastForward(60_000);
  await page.waitForURL(/\/login/);
  await expect(page.getByText(/nothing had happened for 5 minutes/)).toBeVisible();
  await page.clock.resume();
  // The profile is shared: the next journey is not nine minutes ahead.
  await page.clock.setSystemTime(Date.now());
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await page.waitForURL(/\/$/);
  await administer(page, {});
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the shell, its menus and the centre, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto('/app');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolation(page);
    await page.getByRole('button', { name: /^Guest/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
    await expectNoViolation(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+b');
    await expectNoViolation(page);
    await page.keyboard.press('Control+b');
    await page.goto('/app/notifications');
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Notification settings' })).toBeVisible();
    await expectNoViolation(page);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
    await expectNoViolation(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}
