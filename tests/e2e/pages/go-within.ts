import { expect, type Page } from '@playwright/test';

/** Goes to another screen of the signed-in area by the app's own way, without loading the app anew, and waits until it stands. */
export async function goWithin(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await heading.evaluate((element) => element.setAttribute('data-left', ''));
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await waitForScreen(page, path);
}

/** Waits until a screen of the signed-in area stands with what it shows, and not the one that was left. */
export async function waitForScreen(page: Page, path: string): Promise<void> {
  await expect(page.locator('main h1:not([data-left])'), path).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
}
