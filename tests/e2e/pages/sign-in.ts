import type { Page } from '@playwright/test';
import { EditorPage } from './editor-page';
import { HomePage } from './home-page';

/** Waits until the service worker controls the page, so that previews and offline work. */
export async function waitForControl(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  });
}

/** From nothing to a made site in the editor, as a guest. */
export async function makeSite(page: Page, prompt: string): Promise<EditorPage> {
  const home = new HomePage(page);
  await home.open();
  await waitForControl(page);
  await home.describe(prompt);
  await page.waitForURL(/\/(login|app\/projects\/.+\/editor)/);
  if (page.url().includes('/login')) await page.getByRole('button', { name: 'Continue as guest' }).click();
  const editor = new EditorPage(page);
  await editor.waitForSite();
  return editor;
}
