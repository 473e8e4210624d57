import { test as base, type BrowserContext } from '@playwright/test';
import { waitForControl } from './sign-in';

/**
 * A `test` on a device that holds nothing: no account, no project, no setting. The app itself was kept by the service
 * worker before, as by an earlier visit of somebody else, so that journeys do not each wait for its install. For journeys
 * about a first visit, the worker or what the browser throws away, take Playwright's own `test`.
 */
export const test = base.extend<object, { profile: BrowserContext }>({
  profile: [
    async ({ browser }, provide, { project }) => {
      const { baseURL } = project.use;
      const profile = await browser.newContext(baseURL ? { baseURL } : {});
      const page = await profile.newPage();
      await page.goto('/');
      await waitForControl(page);
      await page.close();
      await provide(profile);
      await profile.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ profile, baseURL }, provide) => {
    await empty(profile, new URL(baseURL ?? 'http://localhost').origin);
    await provide(profile);
    for (const page of profile.pages()) await page.close();
    await profile.setOffline(false);
    await profile.clearPermissions();
    await profile.unrouteAll();
  },
  page: async ({ profile }, provide) => {
    await provide(await profile.newPage());
  },
});

async function empty(profile: BrowserContext, origin: string): Promise<void> {
  await profile.clearCookies();
  const page = await profile.newPage();
  const client = await profile.newCDPSession(page);
  // A worker that runs would go on with the store that it has open.
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.stopAllWorkers');
  await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' });
  await page.close();
}
