import { test as base, type BrowserContext } from '@playwright/test';
import { showPages } from './show-pages';
import { waitForControl } from './sign-in';

/**
 * A `test` whose pages share one browser profile per runner, emptied before each journey: nobody is signed in and nothing
 * is stored, but the service worker has the app already. For journeys that are about what the store holds and not about a
 * first visit; those take Playwright's own `test`.
 */
export const test = base.extend<object, { shelf: BrowserContext }>({
  shelf: [
    async ({ browser }, provide, { project }) => {
      const { baseURL } = project.use;
      const shelf = await browser.newContext(baseURL ? { baseURL } : {});
      const page = await shelf.newPage();
      await page.goto('/login');
      await waitForControl(page);
      await page.close();
      await provide(shelf);
      await shelf.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ shelf }, provide, testInfo) => {
    const page = await shelf.newPage();
    await page.goto('/robots.txt');
    const devtools = await shelf.newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', {
      origin: new URL(page.url()).origin,
      storageTypes: 'indexeddb,local_storage,file_systems',
    });
    await shelf.clearCookies();
    await page.close();
    await provide(shelf);
    await showPages(shelf, testInfo);
    for (const one of shelf.pages()) await one.close();
    await shelf.unrouteAll();
    await shelf.setOffline(false);
    await shelf.clearPermissions();
  },
  page: async ({ context }, provide) => {
    await provide(await context.newPage());
  },
});
