import type { Page } from '@playwright/test';
import { median, percentile, type Measurement } from '../measure';
import { openApp } from './open-app';
import { seedProjects } from './seed-rows';
import { signInGuest } from './sign-in-guest';

const count = 10_000;
const address = '/app/projects';

/** The list of 10,000 projects: how soon it stands, how it scrolls, how a search answers. */
export async function measureProjectList(): Promise<readonly Measurement[]> {
  const app = await openApp(4193);
  const page = await app.context.newPage();
  await signInGuest(page, app.url);
  await seedProjects(
    page,
    Array.from({ length: count }, (_, index) => ({
      id: `seed-${index}`,
      name: `Project number ${index}`,
      files: [],
    })),
  );
  await page.goto(app.url + address);
  await card(page).waitFor({ timeout: 30_000 });
  const opened: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    await page.getByRole('link', { name: 'Team', exact: true }).click();
    await card(page).waitFor({ state: 'detached' });
    opened.push(await openByLink(page));
  }
  const wheel = await scroll(page, 200);
  const drag = await scroll(page, Infinity);
  const answered = await search(page);
  const held = await page.locator('ul[aria-label="Projects"] > li').count();
  await app.close();
  const name = `${count.toLocaleString('en-US')} projects`;
  return [
    { name: `${name}: list opened to first cards`, figure: median(opened), unit: 'ms', target: 1000 },
    {
      name: `${name}: frame at the wheel, 95 of 100`,
      figure: percentile(wheel, 0.95),
      unit: 'ms',
      target: 34,
    },
    {
      name: `${name}: frame while the bar is drawn from end to end, 95 of 100`,
      figure: percentile(drag, 0.95),
      unit: 'ms',
      target: 100,
    },
    {
      name: `${name}: letter typed to list that fits`,
      figure: median(answered),
      unit: 'ms',
      target: 100,
      detail: `${held} cards held at once`,
    },
  ];
}

function card(page: Page) {
  return page.locator('a[href*="/app/projects/seed-"][href$="/editor"]').and(page.locator('h2 a')).first();
}

/** From the press on the link until cards are painted, milliseconds. */
function openByLink(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href$="/app/projects"]')][0];
    const started = performance.now();
    link?.click();
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (document.querySelector('ul[aria-label="Projects"] > li')) break;
      if (performance.now() - started > 20_000) break;
    }
    return performance.now() - started;
  });
}

/** The time between frames while the page moves by so many pixels a frame, at most through the whole list; milliseconds. */
function scroll(page: Page, pixels: number): Promise<number[]> {
  return page.evaluate(async (asked) => {
    const frames: number[] = [];
    const steps = 180;
    const bottom = document.documentElement.scrollHeight - innerHeight;
    let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    for (let step = 1; step <= steps; step += 1) {
      scrollTo(0, Math.min(asked, bottom / steps) * step);
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      frames.push(now - last);
      last = now;
    }
    scrollTo(0, 0);
    return frames;
  }, pixels);
}

/** From a letter in the search field until the list that fits is painted, milliseconds. */
async function search(page: Page): Promise<number[]> {
  const field = page.getByRole('searchbox', { name: 'Search projects' });
  const times: number[] = [];
  for (const [typed, found] of [
    ['7', 'Project number 7'],
    ['77', 'Project number 77'],
    ['777', 'Project number 777'],
    ['7777', 'Project number 7777'],
  ] as const) {
    await page.evaluate((name) => {
      const watch = new MutationObserver(() => {
        const first = document.querySelector('ul[aria-label="Projects"] h2');
        if (first?.textContent !== name) return;
        watch.disconnect();
        requestAnimationFrame(() => Object.assign(window, { foundAt: performance.now() }));
      });
      watch.observe(document.body, { subtree: true, childList: true, characterData: true });
      addEventListener('input', () => Object.assign(window, { typedAt: performance.now() }), {
        capture: true,
        once: true,
      });
      Object.assign(window, { foundAt: 0 });
    }, found);
    await field.fill(typed);
    await page.waitForFunction(() => (window as unknown as { foundAt: number }).foundAt > 0);
    times.push(
      await page.evaluate(() => {
        const { foundAt, typedAt } = window as unknown as { foundAt: number; typedAt: number };
        return foundAt - typedAt;
      }),
    );
  }
  return times;
}
