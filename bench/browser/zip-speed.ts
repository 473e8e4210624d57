import type { Page } from '@playwright/test';
import { type Measurement } from '../measure';
import { openApp } from './open-app';
import { seedProjects, type SeedFile } from './seed-rows';
import { signInGuest } from './sign-in-guest';

const lines = Array.from(
  { length: 90 },
  (_, line) => `<p class="line-${line}">Paragraph ${line} of a page that says ${line * 7919}</p>`,
).join('\n');
const textFiles = (count: number): SeedFile[] =>
  Array.from({ length: count }, (_, index) => ({
    path: index === 0 ? 'index.html' : `pages/page-${index}.html`,
    text: `<!doctype html><title>${index}</title>\n${lines}`,
  }));

/** Milliseconds from pressing Download until the browser has the zip, and the longest gap between frames meanwhile. */
async function download(page: Page, url: string, id: string): Promise<{ took: number; gap: number }> {
  await page.goto(`${url}/app/projects/${id}/editor`);
  const button = page.getByRole('button', { name: 'Download', exact: true });
  await button.waitFor();
  await page.waitForTimeout(2500);
  await page.evaluate(() => {
    const seen = { last: performance.now(), longest: 0, started: 0, finished: 0 };
    Object.assign(window, { frames: seen });
    const tick = (): void => {
      const now = performance.now();
      seen.longest = Math.max(seen.longest, now - seen.last);
      seen.last = now;
      setTimeout(tick, 0);
    };
    tick();
    const original = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      seen.finished = performance.now();
      return original(blob);
    };
    document.addEventListener('click', () => (seen.started ||= performance.now()), {
      capture: true,
      once: true,
    });
  });
  await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), button.click()]);
  return page.evaluate(() => {
    const { frames } = window as unknown as {
      frames: { longest: number; started: number; finished: number };
    };
    return { took: frames.finished - frames.started, gap: frames.longest };
  });
}

export async function measureZip(): Promise<readonly Measurement[]> {
  const app = await openApp();
  const page = await app.context.newPage();
  await signInGuest(page, app.url);
  const media: SeedFile[] = Array.from({ length: 50 }, (_, index) => ({
    path: `assets/photo-${index}.png`,
    randomBytes: 200_000,
  }));
  await seedProjects(page, [
    { id: 'zip-small', name: 'Zip small', files: [...textFiles(300), ...media] },
    { id: 'zip-large', name: 'Zip large', files: textFiles(5000) },
  ]);
  const small = await download(page, app.url, 'zip-small');
  const large = await download(page, app.url, 'zip-large');
  await app.close();
  return [
    { name: 'zip of 300 text files + 50 images of 200 KB', figure: small.took, unit: 'ms', target: 300 },
    {
      name: 'zip of 5,000 files: longest block of the page',
      figure: large.gap,
      unit: 'ms',
      target: 50,
      detail: `whole zip ${large.took.toFixed(0)} ms`,
    },
  ];
}
