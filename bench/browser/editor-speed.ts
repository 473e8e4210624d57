import type { Page } from '@playwright/test';
import { fivePagePrompts } from '../five-page-prompts';
import { median, percentile, type Measurement } from '../measure';
import { openApp } from './open-app';
import { signInGuest } from './sign-in-guest';

/** From pressing "Start building" until the preview holds the site's heading, painted. */
async function submitToPreview(page: Page, url: string, prompt: string): Promise<number> {
  await page.goto(url);
  const field = page.getByRole('textbox', { name: 'Describe your site' });
  await field.click();
  await page.waitForTimeout(1500);
  await field.fill(prompt);
  const started = Date.now();
  await page.getByRole('button', { name: 'Start building' }).click();
  await page.frameLocator('iframe[title="Preview"]').locator('h1').first().waitFor({ timeout: 30_000 });
  return Date.now() - started;
}

/** What the build itself took in the worker and the store, as kept with its message. */
function buildTimes(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const open = indexedDB.open('sitewright');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      open.onsuccess = () => resolve(open.result);
      open.onerror = () => reject(open.error);
    });
    const rows = await new Promise<{ detail?: { outcome?: string; milliseconds?: number } }[]>((resolve) => {
      const all = database.transaction('messages').objectStore('messages').getAll();
      all.onsuccess = () => resolve(all.result as { detail?: { outcome?: string; milliseconds?: number } }[]);
    });
    database.close();
    return rows
      .filter(({ detail }) => detail?.outcome === 'built')
      .map(({ detail }) => detail?.milliseconds ?? Number.NaN);
  });
}

/** Types into style.css and times until the computed style in the preview follows. */
async function cssToPreview(page: Page): Promise<number[]> {
  const frame = page.frames().find((candidate) => candidate.url().includes('preview=true'));
  if (!frame) throw new Error('There is no preview frame.');
  const times: number[] = [];
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await page.getByRole('treeitem', { name: 'style.css' }).click();
  const content = page.locator('.cm-content');
  await content.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('\nhtml{--probe:0}');
  await page.waitForTimeout(800);
  for (let run = 1; run <= 8; run += 1) {
    const seen = frame.evaluate(
      (value) =>
        new Promise<number>((resolve) => {
          const look = (): void => {
            if (getComputedStyle(document.documentElement).getPropertyValue('--probe').trim() === value)
              resolve(Date.now());
            else setTimeout(look, 1);
          };
          look();
        }),
      String(run),
    );
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.waitForTimeout(300);
    const typed = Date.now();
    await page.keyboard.insertText(`${run}}`);
    times.push((await seen) - typed);
  }
  return times;
}

/** Presses Save after a small change and times until the button is disabled again. */
async function saves(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < 20; run += 1) {
    await page.locator('.cm-content').click();
    await page.keyboard.insertText(' ');
    const took = await page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const button = [...document.querySelectorAll('button')].find(
            (candidate) => candidate.textContent?.trim() === 'Save',
          );
          if (!button) return reject(new Error('There is no Save button.'));
          let started = 0;
          const watch = new MutationObserver(() => {
            if (started && button.disabled) {
              watch.disconnect();
              resolve(performance.now() - started);
            }
          });
          watch.observe(button, { attributes: true });
          const press = (): void => {
            if (button.disabled) return void setTimeout(press, 5);
            started = performance.now();
            button.click();
          };
          press();
        }),
    );
    times.push(took);
  }
  return times;
}

export async function measureEditor(): Promise<readonly Measurement[]> {
  const app = await openApp();
  const page = await app.context.newPage();
  await signInGuest(page, app.url);
  const painted: number[] = [];
  for (const prompt of fivePagePrompts) painted.push(await submitToPreview(page, app.url, prompt));
  const built = await buildTimes(page);
  const css = await cssToPreview(page);
  const saved = await saves(page);
  await app.close();
  return [
    {
      name: 'prompt to complete five-page site, worker and save',
      figure: median(built),
      unit: 'ms',
      target: 500,
    },
    {
      name: 'submit to painted preview, warm',
      figure: median(painted.slice(1)),
      unit: 'ms',
      target: 1500,
      detail: `first ${painted[0]} ms`,
    },
    { name: 'CSS change to preview', figure: median(css), unit: 'ms', target: 50 },
    {
      name: 'save acknowledged, p95',
      figure: percentile(saved, 0.95),
      unit: 'ms',
      target: 15,
      detail: `median ${median(saved).toFixed(1)} ms`,
    },
  ];
}
