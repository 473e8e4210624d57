import type { Page } from '@playwright/test';
import { median, percentile, type Measurement } from '../measure';
import { openApp } from './open-app';
import { signInGuest } from './sign-in-guest';

const logLines = 100_000;
const events = 50_000;
const runs = 5;

/** The log of 100,000 lines and the centre with 50,000 notifications: how soon they stand, answer and scroll. */
export async function measureLongLists(): Promise<readonly Measurement[]> {
  const app = await openApp(4194);
  const page = await app.context.newPage();
  await signInGuest(page, app.url);
  await seed(page);
  const log = await measureLog(page, app.url);
  const centre = await measureCentre(page, app.url);
  await app.close();
  return [...log, ...centre];
}

async function measureLog(page: Page, url: string): Promise<readonly Measurement[]> {
  const first: number[] = [];
  const whole: number[] = [];
  await page.goto(`${url}/app/admin/settings`);
  await page.getByRole('switch').first().waitFor();
  for (let run = 0; run < runs; run += 1) {
    const times = await timeLog(page);
    first.push(times.first);
    whole.push(times.whole);
    if (run === runs - 1) break;
    // The lines of the last look must be gone, or the next press would be answered before it was made.
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('table', { name: 'Log' }).waitFor({ state: 'detached' });
  }
  const filtered: number[] = [];
  for (const words of ['7777', '77', 'colour 4321', '']) filtered.push(await timeFilter(page, words));
  const frames = await scrollBox(page, '[role="group"][aria-label="Log"]');
  const held = await page.locator('[aria-label="Log"] [role="row"]').count();
  return [
    { name: '100,000 log lines: tab pressed to first lines', figure: median(first), unit: 'ms', target: 500 },
    {
      name: '100,000 log lines: tab pressed to all of them',
      figure: median(whole),
      unit: 'ms',
      target: 4000,
    },
    {
      name: '100,000 log lines: words typed to lines that fit',
      figure: median(filtered),
      unit: 'ms',
      target: 400,
    },
    {
      name: '100,000 log lines: frame at the wheel, 95 of 100',
      figure: percentile(frames, 0.95),
      unit: 'ms',
      target: 34,
      detail: `${held} rows held at once`,
    },
  ];
}

async function measureCentre(page: Page, url: string): Promise<readonly Measurement[]> {
  const opened: number[] = [];
  await page.goto(`${url}/app/notifications`);
  for (let run = 0; run < runs; run += 1) {
    await page.getByRole('link', { name: 'Team', exact: true }).click();
    await page.locator('ul[aria-label="Notifications"]').waitFor({ state: 'detached' });
    opened.push(
      await timeClick(page, 'a[href$="/app/notifications"]', 'ul[aria-label="Notifications"] > li'),
    );
  }
  const held = await page.locator('ul[aria-label="Notifications"] > li').count();
  return [
    {
      name: '50,000 notifications: link pressed to first of them',
      figure: median(opened),
      unit: 'ms',
      target: 500,
      detail: `${held} held at once`,
    },
  ];
}

/** From the press on the tab until its first lines are painted, and until all of them are counted; milliseconds. */
function timeLog(page: Page): Promise<{ readonly first: number; readonly whole: number }> {
  return page.evaluate(async () => {
    const rows = () => document.querySelectorAll('[aria-label="Log"] [role="row"][aria-rowindex="2"]');
    const status = () => document.querySelector('[role="tabpanel"] [role="status"].tabular-nums');
    if (rows().length > 0 || status()) throw new Error('the log stands already');
    const since = async (isThere: () => boolean) => {
      while (!isThere()) {
        if (performance.now() - started > 60_000) throw new Error('the log did not come');
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - started;
    };
    const started = performance.now();
    document.querySelector<HTMLElement>('[role="tab"][id$="-log"]')?.click();
    const first = await since(() => rows().length > 0);
    const whole = await since(() => status()?.textContent === '100,000 lines');
    return { first, whole };
  });
}

/** From a press until what a selector names is there and painted, milliseconds. */
async function timeClick(page: Page, pressed: string, appears: string): Promise<number> {
  return page.evaluate(
    async ([button, wanted]) => {
      const started = performance.now();
      document.querySelector<HTMLElement>(button)?.click();
      while (!document.querySelector(wanted) && performance.now() - started < 30_000) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return performance.now() - started;
    },
    [pressed, appears] as const,
  );
}

/** From words typed until the count of lines that fit has changed, milliseconds. */
async function timeFilter(page: Page, words: string): Promise<number> {
  await page.evaluate(() => {
    const status = document.querySelector('[role="status"].tabular-nums');
    Object.assign(window, { countedAt: 0 });
    const watch = new MutationObserver(() => {
      watch.disconnect();
      requestAnimationFrame(() => Object.assign(window, { countedAt: performance.now() }));
    });
    if (status) watch.observe(status, { subtree: true, childList: true, characterData: true });
    addEventListener('input', () => Object.assign(window, { typedAt: performance.now() }), {
      capture: true,
      once: true,
    });
  });
  await page.getByRole('searchbox', { name: 'Find in the log' }).fill(words);
  await page.waitForFunction(() => (window as unknown as { countedAt: number }).countedAt > 0);
  return page.evaluate(() => {
    const { countedAt, typedAt } = window as unknown as { countedAt: number; typedAt: number };
    return countedAt - typedAt;
  });
}

/** The time between frames while a box is scrolled by 200 pixels a frame; milliseconds. */
function scrollBox(page: Page, selector: string): Promise<number[]> {
  return page.evaluate(async (box) => {
    const scroller = document.querySelector(box);
    if (!scroller) throw new Error(`no ${box}`);
    const frames: number[] = [];
    let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    for (let step = 1; step <= 180; step += 1) {
      scroller.scrollTop = step * 200;
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      frames.push(now - last);
      last = now;
    }
    return frames;
  }, selector);
}

/** Writes the rows of the signed-in account straight into the database, as years of use would. */
async function seed(page: Page): Promise<void> {
  await page.evaluate(
    async ([lines, notices]) => {
      const { id } = JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string };
      const open = indexedDB.open('sitewright');
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        open.onsuccess = () => resolve(open.result);
        open.onerror = () => reject(open.error);
      });
      const now = Date.now();
      const fill = async (name: string, count: number, rowOf: (index: number) => object) => {
        for (let start = 0; start < count; start += 10_000) {
          const write = database.transaction(name, 'readwrite');
          for (let index = start; index < Math.min(count, start + 10_000); index += 1) {
            write.objectStore(name).put(rowOf(index));
          }
          await new Promise<void>((resolve, reject) => {
            write.oncomplete = () => resolve();
            write.onerror = () => reject(write.error);
          });
        }
      };
      await fill('logs', lines, (index) => ({
        id: `seed-${index}`,
        at: now - index * 1000,
        kind: 'query',
        accountId: id,
        text: `Change the colour of heading ${index} and keep the rest as it is`,
        details: { projectId: `p${index % 40}`, brain: 'Composer', milliseconds: 20 + (index % 300) },
      }));
      await fill('notifications', notices, (index) => ({
        id: `seed-${index}`,
        accountId: id,
        at: now - index * 1000,
        kind: 'site-ready',
        type: 'success',
        title: `Site ${index} is ready`,
        message: 'Every page stands and was checked.',
        href: null,
        unread: index % 3 === 0 ? 1 : 0,
      }));
      database.close();
    },
    [logLines, events] as const,
  );
}
