import type { BrowserContext } from '@playwright/test';
import { median, type Measurement } from '../measure';
import { openApp } from './open-app';

/** Milliseconds from navigation start until the prompt field is enabled, on top, and the main thread answers within 50 ms. */
async function timeToPrompt(context: BrowserContext, url: string, slowdown: number): Promise<number> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    const started = performance.timeOrigin;
    const look = () => {
      const field = document.querySelector<HTMLTextAreaElement>('textarea#prompt');
      const box = field?.getBoundingClientRect();
      const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (!field || field.disabled || top !== field) {
        setTimeout(look, 5);
        return;
      }
      const asked = performance.now();
      setTimeout(() => {
        const answered = performance.now();
        if (answered - asked > 50) look();
        else Object.assign(window, { usableAt: answered, usableOrigin: started });
      }, 0);
    };
    look();
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'usableAt' in window, undefined, { timeout: 30_000 });
  const usable = await page.evaluate(() => (window as unknown as { usableAt: number }).usableAt);
  await page.close();
  return usable;
}

/** A page that is nothing but the field: what this browser on this machine takes at the very least. */
const barePage = '<!doctype html><title>Bare</title><textarea id="prompt"></textarea>';

async function freshRuns(slowdown: number, foreign: string[], isBare = false): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const app = await openApp();
    app.context.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(app.url)) foreign.push(request.url());
    });
    if (isBare)
      await app.context.route(`${app.url}/`, (route) =>
        route.fulfill({ body: barePage, contentType: 'text/html' }),
      );
    times.push(await timeToPrompt(app.context, app.url, slowdown));
    await app.close();
  }
  return median(times);
}

const sayBare = (bare: number) => `a page with nothing but the field: ${Math.round(bare)} ms`;

export async function measureHome(): Promise<readonly Measurement[]> {
  const foreign: string[] = [];
  const first = await freshRuns(1, foreign);
  const slow = await freshRuns(4, foreign);
  const bare = await freshRuns(1, foreign, true);
  const bareSlow = await freshRuns(4, foreign, true);
  const offline: number[] = [];
  const app = await openApp();
  const page = await app.context.newPage();
  await page.goto(app.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForTimeout(500);
  await page.close();
  await app.context.setOffline(true);
  for (let run = 0; run < 5; run += 1) offline.push(await timeToPrompt(app.context, app.url, 1));
  await app.close();
  return [
    {
      name: 'usable prompt field, fresh profile, 1x CPU',
      figure: first,
      unit: 'ms',
      target: 230,
      detail: sayBare(bare),
    },
    {
      name: 'usable prompt field, fresh profile, 4x CPU',
      figure: slow,
      unit: 'ms',
      target: 600,
      detail: sayBare(bareSlow),
    },
    { name: 'usable prompt field, second visit offline', figure: median(offline), unit: 'ms', target: 250 },
    { name: 'requests to other hosts', figure: foreign.length, unit: 'requests', target: 0 },
  ];
}
