import { mkdtemp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import JSZip from 'jszip';
import { makeSite } from './pages/sign-in';
import { test } from './pages/warm-test';

test('the zip is named by the rule, holds the same bytes, and opens by double click', async ({
  page,
  browser,
}) => {
  const editor = await makeSite(
    page,
    'A site for our pottery class "Mud & Fire" in Graz with prices, a gallery and a contact form',
  );
  const [download] = await Promise.all([page.waitForEvent('download'), editor.button('Download').click()]);
  expect(download.suggestedFilename()).toBe('Mud___Fire.zip');

  const folder = await mkdtemp(join(tmpdir(), 'sitewright-zip-'));
  const zip = await JSZip.loadAsync(await readFile(await download.path()));
  const names = Object.values(zip.files).filter((entry) => !entry.dir);
  for (const entry of names) {
    const path = join(folder, entry.name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await entry.async('nodebuffer'));
  }
  const paths = names.map(({ name }) => name);
  expect(paths).toContain('index.html');
  expect(paths.some((name) => name.startsWith('assets/'))).toBe(true);
  for (const name of paths) {
    const served = await page.evaluate(
      async ([id, path]) =>
        Array.from(new Uint8Array(await (await fetch(`/projects/${id}/${path}`)).arrayBuffer())),
      [editor.projectId, name] as const,
    );
    expect(Buffer.from(served).equals(await readFile(join(folder, name))), name).toBe(true);
  }

  const context = await browser.newContext();
  const opened = await context.newPage();
  const problems: string[] = [];
  opened.on('pageerror', (error) => problems.push(error.message));
  opened.on('requestfailed', (request) => problems.push(request.url()));
  opened.on('request', (request) => {
    if (/^https?:/.test(request.url())) problems.push(request.url());
  });
  await opened.goto(`file://${join(folder, 'index.html')}`);
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
  const styled = await opened
    .locator('body')
    .evaluate((body) => getComputedStyle(body).getPropertyValue('--bg').trim());
  expect(styled).not.toBe('');
  await opened.locator('main a[href$=".html"], header a[href$=".html"]').last().click();
  await expect(opened.locator('h1').first()).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});

test('a second download, from the worker that stayed warm, holds what was changed since', async ({
  page,
  standing: editor,
}) => {
  for (const headline of ['Kites that climb', 'Kites that glide']) {
    await editor.ask(`change the headline to "${headline}"`);
    const [download] = await Promise.all([page.waitForEvent('download'), editor.button('Download').click()]);
    const zip = await JSZip.loadAsync(await readFile(await download.path()));
    expect(await zip.file('index.html')?.async('string')).toContain(headline);
  }
});
