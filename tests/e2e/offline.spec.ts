import { expect, test } from '@playwright/test';
import { EditorPage } from './pages/editor-page';
import { HomePage } from './pages/home-page';
import { makeSite, waitForControl } from './pages/sign-in';

test('a new project from a new prompt is made with the network unplugged', async ({ page, context }) => {
  await page.goto('/');
  await waitForControl(page);
  await context.setOffline(true);
  const editor = await makeSite(
    page,
    'Website for a bicycle repair shop called Spoke & Chain, navy and orange, with prices and opening hours',
  );
  await editor.ask('make the text bigger');
  await editor.button('Code').click();
  await expect(page.locator('.cm-content')).toBeVisible();
  const download = page.waitForEvent('download');
  await editor.button('Download').click();
  expect((await download).suggestedFilename()).toBe('Spoke___Chain.zip');
});

test('nothing is asked of another host, ever, and everything opens again offline after the browser was closed', async ({
  page,
  context,
  baseURL,
}) => {
  const foreign: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== new URL(baseURL ?? '').origin)
      foreign.push(request.url());
  });
  const editor = await makeSite(page, 'a one page site for a tea house called Steep');
  await editor.ask('add a testimonials section');
  await editor.button('Code').click();
  await expect(page.locator('.cm-content')).toBeVisible();
  const address = page.url();
  await page.close();
  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto('/');
  const home = new HomePage(again);
  await expect(home.prompt).toBeVisible();
  await expect(again.getByRole('heading', { name: 'Your projects' })).toBeVisible();
  await again.goto(address);
  await expect(new EditorPage(again).preview.locator('h1').first()).toBeVisible();
  await again.goto(`/projects/${editor.projectId}`);
  await expect(again.frameLocator('iframe').locator('h1').first()).toBeVisible();
  for (const path of ['/login', '/app/projects', '/designer', '/pricing']) {
    await again.goto(path);
    await expect(again.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(foreign).toEqual([]);
});
