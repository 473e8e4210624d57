import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './pages/emptied-test';
import { injectAxe, runAxe } from '../support/site-laws/run-axe';
import { EditorPage } from './pages/editor-page';
import { HomePage } from './pages/home-page';
import { waitForControl } from './pages/sign-in';

const mark = readFileSync('public/icon-192.png');
const photo = readFileSync('public/icon-512.png');
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

test('a logo and pictures given with the prompt stand on the site and stay through another take', async ({
  page,
}) => {
  const home = new HomePage(page);
  await home.open();
  await waitForControl(page);
  await page
    .locator('input[type=file]')
    .setInputFiles([
      file('logo.png', mark),
      file('rye-loaf.png', photo),
      file('cabin-at-dusk.png', photo),
      file('holiday.heic', Buffer.from('no picture')),
    ]);
  const tiles = page.getByRole('list', { name: 'Your pictures' });
  await expect(tiles.getByRole('img')).toHaveCount(3);
  await expect(page.getByRole('alert')).toContainText('holiday.heic cannot be read by this browser');
  await expect(page.getByLabel('What logo.png is for')).toHaveValue('logo');
  await page.getByLabel('What cabin-at-dusk.png is for').selectOption('Opening picture');
  await injectAxe(page);
  expect(await runAxe(page)).toEqual([]);
  await home.describe('A bakery called Rye & Co in Leeds. Menu: Rye loaf £4.20, Bun £2. One page.');
  await page.waitForURL('**/login');
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  const editor = new EditorPage(page);
  await editor.waitForSite();
  await expect(page.getByText('opening-cabin-at-dusk.png opens the site.')).toBeVisible();
  const hero = editor.preview.locator('[data-section="hero"] img').first();
  const shown = () => hero.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth);
  await expect.poll(shown).toBe(512);
  await expect(editor.preview.locator('.brand-logo img')).toBeVisible();

  await page.getByRole('button', { name: 'Try another' }).first().click();
  await expect(page.getByText('opening-cabin-at-dusk.png opens the site.')).toHaveCount(2);
  await expect(editor.preview.locator('.brand-logo img')).toBeVisible();
  await expect.poll(shown).toBe(512);
});
