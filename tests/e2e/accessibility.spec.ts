import { expect, type Locator, type Page } from '@playwright/test';
import { publicPages } from '../../src/app/pages';
import { violations, violationsButColours } from './pages/find-violations';
import { goWithin, waitForScreen } from './pages/go-within';
import { test } from './pages/warm-test';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
});

// Every page that is drawn, one of those below each room, and the page for what is not there.
const publicScreens = [
  ...Object.keys(publicPages),
  '/docs/keyboard',
  '/guides/cafe-site',
  '/blog/composing-without-a-model',
  '/reset',
  '/templates/osteria',
  '/nowhere',
];

for (const part of [0, 1, 2]) {
  test(`axe finds nothing on the public screens, part ${part + 1} of 3`, async ({ page }) => {
    for (const path of publicScreens.filter((_, index) => index % 3 === part)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Until the app is there, what lies far below is neither laid out nor coloured anew.
      await page.locator('html:not(.is-early)').waitFor();
      expect(await violations(page), path).toEqual([]);
    }
  });
}

test('axe finds nothing in the editor and the projects', async ({ page, standing: editor }) => {
  expect(await violations(page), 'visual').toEqual([]);
  await editor.button('Versions').click();
  await expect(
    page.getByRole('button', { name: 'Restore' }).or(page.getByText('Current')).first(),
  ).toBeVisible();
  expect(await violations(page), 'versions').toEqual([]);
  await page.keyboard.press('Escape');
  await editor.button('Code').click();
  await expect(page.locator('.cm-content')).toBeVisible();
  expect(await violations(page), 'code').toEqual([]);
  for (const path of ['/app/projects', `/projects/${editor.projectId}`, '/app/editor']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await violations(page), path).toEqual([]);
  }
});

test('axe finds nothing in what opens in the editor and at home', async ({ page, standing: editor }) => {
  test.slow(); // some twenty things are opened
  const dialog = page.getByRole('dialog');
  /** Opens something, waits until it stands, checks it, with the whole page where asked, and closes it by Escape. */
  const checkOpen = async (
    name: string,
    open: () => Promise<void>,
    opened: Locator,
    { isWhole = false } = {},
  ) => {
    await open();
    await expect(opened.first(), name).toBeVisible();
    await opened.first().evaluate((element) => element.setAttribute('data-checked', ''));
    expect(await violations(page, isWhole ? {} : { within: '[data-checked]' }), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(opened, name).toHaveCount(0);
  };
  const menu = page.getByRole('menu');
  const byName = (name: string | RegExp) => page.getByRole('button', { name });
  const fromProjectMenu = async (entry: string) => {
    await byName('Project menu').click();
    await page.getByRole('menuitem', { name: entry }).click();
  };

  await checkOpen('project menu', () => byName('Project menu').click(), menu, { isWhole: true });
  await checkOpen('pages', () => byName(/^Page:/).click(), menu);
  await checkOpen('models', () => byName(/^Model:/).click(), menu);
  await checkOpen('publish', () => fromProjectMenu('Publish'), dialog, { isWhole: true });
  await checkOpen('template', () => fromProjectMenu('Save as template'), dialog);
  await checkOpen('push', () => fromProjectMenu('Push'), dialog);
  await checkOpen('problems', () => byName(/problem/).click(), dialog);
  for (const chip of ['name', 'kind', 'pages', 'sections']) {
    const button = page.getByRole('list', { name: 'What was understood' }).getByRole('button', {
      name: new RegExp(`^${chip}:`, 'i'),
    });
    if ((await button.count()) > 0) await checkOpen(chip, () => button.first().click(), dialog);
  }
  await page.getByRole('list', { name: 'What was understood' }).getByRole('button').first().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(await violations(page), 'tooltip').toEqual([]);
  await checkOpen('search', () => byName('Search the chat').click(), page.getByRole('searchbox'), {
    isWhole: true,
  });
  const consolePanel = page.getByRole('region', { name: 'Console' });
  await byName(/^Console/).click();
  await page.getByRole('log', { name: 'Console of the page' }).focus();
  await checkOpen('console', () => Promise.resolve(), consolePanel, { isWhole: true });

  await editor.button('Code').click();
  const file = page.getByRole('treeitem', { name: 'style.css' });
  await expect(page.locator('.cm-content')).toBeVisible();
  await checkOpen('file menu', () => file.click({ button: 'right' }), menu);
  await checkOpen('new file', () => editor.button('New file').click(), dialog);
  await checkOpen('rename', () => file.press('F2'), dialog);
  await page.locator('.cm-content').click();
  await page.keyboard.type(' ');
  await checkOpen('unsaved', () => file.click(), dialog);
  await checkOpen('delete', () => page.getByRole('treeitem', { name: 'index.html' }).press('Delete'), dialog);
  await editor.button('Save').click();
  await page.locator('.cm-content').press('Control+f');
  await expect(page.locator('.cm-search')).toBeVisible();
  expect(await violations(page), 'find in the code').toEqual([]);

  await page.goto('/');
  await page.getByRole('button', { name: /Guest/ }).first().click();
  expect(await violations(page), 'user menu').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await violations(page), 'mobile menu').toEqual([]);
});

// Every screen of the signed-in area, and each tab of those that have any.
const areaScreens = [
  '/app',
  '/app/projects',
  '/app/projects?place=shared',
  '/app/projects?place=trash',
  '/app/projects/new',
  '/app/profile',
  '/app/profile/security',
  '/app/profile/models',
  '/app/profile/settings',
  '/app/team',
  '/app/billing',
  '/app/notifications',
  '/app/feedback',
  '/app/support',
  '/app/admin/models',
  '/app/admin/prompts',
  '/app/admin/settings',
  '/app/admin/settings?tab=backups',
  '/app/admin/settings?tab=log',
  '/app/admin/settings?tab=diagnostics',
  '/app/nowhere',
];
/** Rules that axe leaves off: a name holds what is seen, and a finger finds it. */
const strictRules = ['label-content-name-mismatch', 'target-size'];

/** Goes to a screen of the area: by the app's own way, but for the tabs of a screen that is shown already. */
async function goTo(page: Page, path: string): Promise<void> {
  if (page.url() !== 'about:blank' && !path.includes('?')) return goWithin(page, path);
  await page.goto(path);
  await waitForScreen(page, path);
}

for (const width of [1440, 390]) {
  test(`axe finds nothing on the signed-in screens, ${width} pixels wide`, async ({ page }) => {
    test.slow(); // some twenty screens
    await page.setViewportSize({ width, height: 900 });
    for (const path of areaScreens) {
      await goTo(page, path);
      // The colours are the same in either width.
      const find = width > 390 ? violations : violationsButColours;
      expect(await find(page, { strict: strictRules }), path).toEqual([]);
      const past = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(past, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  });
}
