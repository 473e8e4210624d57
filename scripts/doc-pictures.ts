// Takes the pictures of the documentation of the built app, served at BASE (http://localhost:4173 unless told), in both themes:
// npx tsx scripts/doc-pictures.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from './find-browser.mjs';

const base = process.env['BASE'] ?? 'http://localhost:4173';
const folder = new URL('../public/pictures/', import.meta.url);
const viewport = { width: 1440, height: 900 };
const prompt =
  'A website for my café “Luftpost” in Graz: filter coffee and cake, moss green and cream, with a menu, our story and opening hours Tue–Sun 8–18. No newsletter. Filter coffee €3.80, Apple strudel €4.90, Cardamom bun €3.20. Schulgasse 4, hallo@luftpost.example';
const commands = [
  'make the heading say “Coffee between two flights”',
  'change the price of Apple strudel to €5.20',
];

const executablePath = findBrowser();
if (!executablePath) throw new Error('No Chrome or Chromium was found.');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({ baseURL: base, viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await makeSite(page);
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((value) => localStorage.setItem('theme', value), theme);
    await page.reload();
    await waitForPreview(page);
    await take(page, `editor-${theme}`);
    await page.getByRole('button', { name: 'Versions' }).click();
    await page.getByRole('button', { name: 'Restore version 1' }).waitFor();
    await take(page, `versions-${theme}`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Code', exact: true }).click();
    await page.getByRole('treeitem', { name: 'style.css' }).click();
    await page.locator('.cm-content').waitFor();
    await waitForPreview(page);
    await take(page, `code-${theme}`);
    await page.getByRole('button', { name: 'Visual', exact: true }).click();
  }
} finally {
  await browser.close();
}

/** From the front page to a changed site in the editor, as a guest. */
async function makeSite(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  });
  await page.getByRole('textbox', { name: 'Describe your site' }).fill(prompt);
  await page.getByRole('button', { name: 'Start building' }).click();
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await waitForPreview(page);
  const answers = page.locator('[role="log"] article[aria-label="Composer"]');
  for (const command of commands) {
    const before = await answers.count();
    await page.getByRole('textbox', { name: 'Message' }).fill(command);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await answers.nth(before).waitFor({ timeout: 30_000 });
  }
}

async function waitForPreview(page: Page): Promise<void> {
  await page.frameLocator('iframe[title="Preview"]').locator('h1').first().waitFor({ timeout: 60_000 });
  // Fonts and the settling of panes have no sign of their own.
  await page.waitForTimeout(1500);
}

/** Writes what the window shows as WebP. The browser itself is the encoder: nothing else has to be installed. */
async function take(page: Page, name: string): Promise<void> {
  const shot = await page.screenshot({ type: 'png' });
  const painter = await page.context().newPage();
  const base64 = await painter.evaluate(
    async (source) => {
      const picture = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 });
      return btoa(
        Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCodePoint(byte)).join(''),
      );
    },
    `data:image/png;base64,${shot.toString('base64')}`,
  );
  await painter.close();
  const bytes = Buffer.from(base64, 'base64');
  writeFileSync(new URL(`${name}.webp`, folder), bytes);
  console.log(`${name}.webp ${Math.round(bytes.length / 1000)} KB`);
}
