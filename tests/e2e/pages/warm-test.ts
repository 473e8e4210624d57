import { test as base, type BrowserContext } from '@playwright/test';
import { waitForControl } from './sign-in';

/**
 * A `test` whose pages share one browser profile per runner: the app is kept by its service worker and a guest stays
 * signed in, as for anybody's second visit. Projects of earlier journeys are in the list. For journeys that are about
 * a first visit, the network, or what the store holds, take Playwright's own `test`.
 */
export const test = base.extend<object, { profile: BrowserContext }>({
  profile: [
    async ({ browser }, provide, { project }) => {
      const { baseURL } = project.use;
      const profile = await browser.newContext(baseURL ? { baseURL } : {});
      const page = await profile.newPage();
      await page.goto('/login');
      await waitForControl(page);
      await page.getByRole('button', { name: 'Continue as guest' }).click();
      await page.waitForURL(/\/$/);
      await page.close();
      await provide(profile);
      await profile.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ profile }, provide) => {
    await provide(profile);
    for (const page of profile.pages()) await page.close();
    await profile.setOffline(false);
    await profile.clearPermissions();
  },
  page: async ({ profile }, provide) => {
    await provide(await profile.newPage());
  },
});
