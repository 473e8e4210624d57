import { test as base, type BrowserContext } from '@playwright/test';
import { copyProject } from './copy-project';
import { EditorPage } from './editor-page';
import { showPages } from './show-pages';
import { makeSite, waitForControl } from './sign-in';

/** What the standing site is made from: a name, a kind, and two sections that are asked for. */
const standingPrompt = 'a site for a tailor called Thimble with prices and a contact page';

/**
 * A `test` whose pages share one browser profile per runner: the app is kept by its service worker and a guest stays
 * signed in, as for anybody's second visit. Projects of earlier journeys are in the list. For journeys that are about
 * a first visit, the network, or what the store holds, take Playwright's own `test`.
 *
 * `standing` is the editor of a site that stands already, the journey's own copy of one that was made once per runner:
 * for journeys that are about what is done with a site and not about making it.
 */
export const test = base.extend<{ standing: EditorPage }, { profile: BrowserContext; standingId: string }>({
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
  standingId: [
    async ({ profile }, provide) => {
      const page = await profile.newPage();
      const editor = await makeSite(page, standingPrompt);
      const id = editor.projectId;
      await page.close();
      await provide(id);
    },
    { scope: 'worker' },
  ],
  context: async ({ profile }, provide, testInfo) => {
    await provide(profile);
    await showPages(profile, testInfo);
    for (const page of profile.pages()) await page.close();
    await profile.setOffline(false);
    await profile.clearPermissions();
  },
  page: async ({ profile }, provide) => {
    await provide(await profile.newPage());
  },
  standing: async ({ page, standingId }, provide) => {
    await page.goto('/login');
    const id = await copyProject(page, standingId);
    await page.goto(`/app/projects/${id}/editor`);
    const editor = new EditorPage(page);
    await editor.waitForSite();
    await provide(editor);
  },
});
