import type { Page } from '@playwright/test';

/** Moves the mouse as a hand does, in more than one step: the app begins when somebody is there, and has taken over after it. */
export async function beginApp(page: Page): Promise<void> {
  await page.mouse.move(200, 180);
  await page.mouse.move(200, 200);
  await page.locator('html:not(.is-early)').waitFor();
}
