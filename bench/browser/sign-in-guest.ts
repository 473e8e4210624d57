import type { Page } from '@playwright/test';

/** Opens the app as a guest, under control of the service worker. */
export async function signInGuest(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await page.getByRole('textbox', { name: 'Describe your site' }).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
