import { expect, test } from '@playwright/test';
import { EditorPage } from './pages/editor-page';
import { HomePage } from './pages/home-page';
import { makeSite, waitForControl } from './pages/sign-in';
import { test as warmTest } from './pages/warm-test';

const bakery =
  'A website for my bakery "Forno da Vila" in Porto, cream background with terracotta buttons. Pages: Home, Menu, Our story, Visit. Phone +351 22 555 0101.';

test('a visitor describes a site, logs in, and the build starts by itself', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What are we building today, Stranger?');
  await expect(home.start).toBeDisabled();
  await home.prompt.fill('   ');
  await expect(home.start).toBeDisabled();
  await waitForControl(page);
  await home.describe(bakery);
  await page.waitForURL('**/login');
  await page.getByLabel('Email').fill('mara@example.com');
  await page.getByLabel('Password', { exact: true }).fill('three unrelated words');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: 'I kept it, go on' }).click();
  await expect(page.getByText('Login Successful!')).toBeVisible();
  const editor = new EditorPage(page);
  await editor.waitForSite();
  await expect(
    page
      .getByRole('button', { name: 'Forno da Vila' })
      .or(page.getByRole('heading', { name: 'Forno da Vila' }))
      .first(),
  ).toBeVisible();
});

test('a made site can be previewed, changed, saved, restored and opened in a tab', async ({
  page,
  context,
}) => {
  const editor = await makeSite(page, bakery);
  const html = editor.preview.locator('html');

  await test.step('what was understood stands as chips', async () => {
    await expect(page.getByRole('button', { name: /Forno da Vila/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /cream/ }).first()).toBeVisible();
  });

  await test.step('devices, direction and theme', async () => {
    const frame = page.locator('iframe[title="Preview"]');
    await editor.button('Tablet').click();
    await expect
      .poll(async () => Math.round((await frame.boundingBox())?.width ?? 0))
      .toBeLessThanOrEqual(768);
    await editor.button('Phone').click();
    await expect
      .poll(async () => Math.round((await frame.boundingBox())?.width ?? 0))
      .toBeLessThanOrEqual(375);
    await editor.button('Desktop').click();
    await editor.button('RTL, right to left').click();
    await expect(html).toHaveAttribute('dir', 'rtl');
    await editor.button('LTR, left to right').click();
    await expect(html).toHaveAttribute('dir', 'ltr');
    const background = () =>
      editor.preview.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    const light = await background();
    await editor.button('Dark').click();
    await expect.poll(background).not.toBe(light);
    await editor.button('Light').click();
    await expect.poll(background).toBe(light);
  });

  await test.step('its pages can be clicked through', async () => {
    await editor.preview.getByRole('link', { name: 'Menu', exact: true }).first().click();
    await expect(page.getByText('menu.html').first()).toBeVisible();
    await expect(editor.preview.locator('h1').first()).toBeVisible();
  });

  await test.step('the chat changes it and undoes it', async () => {
    const header = () =>
      editor.preview
        .locator('header')
        .first()
        // A boxed header has its colour in a box before it.
        .evaluate((element) =>
          [null, '::before'].map((part) => getComputedStyle(element, part).background).join(' '),
        );
    const before = await header();
    await editor.ask('make the header dark green');
    await expect.poll(header).not.toBe(before);
    await editor.ask('undo');
    await expect.poll(header).toBe(before);
  });

  await test.step('what cannot be done is said, and nothing changes', async () => {
    const versions = await page.getByText(/^v\d+/).first().textContent();
    await editor.ask('write a poem about the moon in the hero');
    await expect(page.getByText(/^v\d+/).first()).toHaveText(versions ?? '');
  });

  await test.step('it opens in a new tab', async () => {
    const tab = await context.newPage();
    await tab.goto(`/projects/${editor.projectId}`);
    await expect(tab.frameLocator('iframe').locator('h1').first()).toBeVisible();
    await tab.close();
  });
});

warmTest('code can be edited and saved, and every save is a version', async ({ page, standing: editor }) => {
  await editor.button('Code').click();
  await expect(page.getByRole('tree', { name: 'Files' })).toBeVisible();
  await page.getByRole('treeitem', { name: 'style.css' }).click();
  await expect(editor.button('Save')).toBeDisabled();
  const content = page.locator('.cm-content');
  await content.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n.e2e-mark { color: red; }\n');
  await expect(editor.button('Save')).toBeEnabled();

  await page.getByRole('treeitem', { name: 'index.html' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unsaved Changes' });
  await expect(dialog.getByRole('button', { name: 'Save & Continue' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Discard Changes' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await editor.button('Save').click();
  await expect(editor.button('Save')).toBeDisabled();

  await editor.button('Versions').click();
  await expect(page.getByRole('button', { name: /^Restore/ }).first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  const css = () =>
    page.evaluate(
      (id) => fetch(`/projects/${id}/style.css`).then((answer) => answer.text()),
      editor.projectId,
    );
  await expect.poll(css).not.toContain('e2e-mark');
});
