import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './pages/emptied-test';
import { violations, violationsButColours } from './pages/find-violations';
import { goWithin, waitForScreen } from './pages/go-within';
import { waitForControl } from './pages/sign-in';

const password = 'correct horse battery';
/** Rules that axe leaves off: a name holds what is seen, and a finger finds it. */
const strict = ['label-content-name-mismatch', 'target-size'];

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/signup');
  await waitForControl(page);
  await page.getByLabel('Full name').fill('Ann Lee');
  await page.getByLabel('Email').fill('ann@example.org');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page
    .getByRole('button', { name: /kept|saved|Continue/i })
    .last()
    .click();
  await page.waitForURL(/\/$/);
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

/** The colours are the same in either width: they are looked at in the wide one, in both themes. */
const faultsOf = (page: Page, scope: Parameters<typeof violations>[1]) =>
  ((page.viewportSize()?.width ?? 0) > 390 ? violations : violationsButColours)(page, { ...scope, strict });

/**
 * Opens something by the keyboard from what opens it, finds it without fault and within the window, and closes it by
 * Escape, which puts the focus back to where it was.
 */
async function checkOpen(page: Page, name: string, opener: Locator, opened: Locator): Promise<void> {
  await opener.focus();
  await opener.press('Enter');
  await expect(opened, name).toBeVisible();
  await expect
    .poll(() => opened.evaluate((element) => element.contains(document.activeElement)), { message: name })
    .toBe(true);
  await opened.evaluate((element) => element.setAttribute('data-checked', ''));
  expect(await faultsOf(page, { within: '[data-checked]' }), name).toEqual([]);
  const box = await opened.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height, name).toBe(true);
  await page.keyboard.press('Escape');
  await expect(opened, name).toHaveCount(0);
  await expect(opener, `${name}: the focus goes back`).toBeFocused();
}

for (const width of [1440, 390]) {
  test(`what opens in the signed-in area is reached, checked and left by key, ${width} pixels wide`, async ({
    page,
  }) => {
    test.slow(); // some twenty things are opened
    await page.setViewportSize({ width, height: 900 });
    const dialog = page.getByRole('dialog');
    const menu = page.getByRole('menu');
    const check = (name: string, opener: Locator, opened = dialog) => checkOpen(page, name, opener, opened);

    await goWithin(page, '/app/team');
    await check('invite', button(page, 'Invite Member'));
    await check('open an invitation', button(page, 'Open an invitation'));

    await goWithin(page, '/app/billing');
    await check('no payment address', button(page, 'Update Payment'));
    await check('plans', button(page, 'Upgrade Plan'));

    await goWithin(page, '/app/notifications');
    await check('notification settings', button(page, 'Settings'));
    await check('more about notifications', button(page, 'More'), menu);

    await goWithin(page, '/app/admin/models');
    await check('add a model', button(page, 'Add model'));
    await check('edit a model', button(page, 'Edit'));
    await check('model files', button(page, 'Import and export'), menu);

    await goWithin(page, '/app/admin/prompts');
    await check('add a prompt', button(page, 'Add prompt'));
    await check('edit a prompt', button(page, 'Edit'));

    await goWithin(page, '/app/admin/settings');
    await check('reset settings', button(page, 'Reset to Defaults'));

    await goWithin(page, '/app/profile/models');
    await button(page, 'Lock now').click();
    await check('unlock the vault', button(page, 'Unlock'));
    expect(await faultsOf(page, {}), 'a locked vault').toEqual([]);

    await goWithin(page, '/app/profile/settings');
    await button(page, 'Customize').press('Enter');
    await button(page, 'Change Settings').press('Enter');
    expect(await faultsOf(page, {}), 'appearance and region').toEqual([]);

    await goWithin(page, '/app/profile/security');
    await page.getByRole('switch', { name: /Enable 2FA/ }).press('Space');
    await button(page, 'Setup Authenticator App').press('Enter');
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    expect(await faultsOf(page, {}), 'two-factor').toEqual([]);
    await check('stop two-factor', page.getByRole('switch', { name: /Enable 2FA/ }));
  });
}

test('the project that the focus is on is framed, as a card and as a line', async ({ page }) => {
  await page.goto('/app/projects/new');
  await page.getByLabel('Project name').fill('Crumb');
  await button(page, 'Create project').click();
  await page.waitForURL(/editor/);
  await page.goto('/app/projects');
  await waitForScreen(page, '/app/projects');
  const name = page.getByRole('main').getByRole('link', { name: 'Crumb' });
  for (const layout of ['Grid', 'List']) {
    await button(page, layout).click();
    await button(page, 'More').last().focus();
    const entry = await page.getByRole('list', { name: 'Projects' }).getByRole('listitem').boundingBox();
    if (!entry) throw new Error('no project');
    // The lower end of its leading edge, where nothing else is drawn.
    const clip = { x: entry.x - 4, y: entry.y + entry.height - 30, width: 10, height: 20 };
    const before = await page.screenshot({ clip });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(name).toBeFocused();
    expect((await page.screenshot({ clip })).equals(before), layout).toBe(false);
  }
});

test('a page from right to left keeps figures in order, mirrors and never scrolls sideways', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.documentElement.setAttribute('dir', 'rtl')),
  );
  await page.goto('/app/support');
  await waitForScreen(page, '/app/support');
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/app', '/app/projects', '/app/team', '/app/billing', '/app/admin/settings']) {
      await goWithin(page, path);
      const past = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(past, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await goWithin(page, '/app/billing');
  // "0 of 3": in a text that ran from right to left the last figure would stand first.
  const places = await page.getByText('0 of 3', { exact: true }).evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const at = (from: number) => {
      const range = document.createRange();
      if (text) range.setStart(text, from);
      if (text) range.setEnd(text, from + 1);
      return range.getBoundingClientRect().left;
    };
    return [at(0), at(5)];
  });
  expect(places[0]).toBeLessThan(places[1] ?? 0);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const action = await button(page, 'Update Payment').boundingBox();
  expect(title?.x).toBeGreaterThan(action?.x ?? Infinity);
});
