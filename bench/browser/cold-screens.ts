import type { Page } from '@playwright/test';
import { median, type Measurement } from '../measure';
import { openApp } from './open-app';
import { signInGuest } from './sign-in-guest';

const runs = 5;
/** Every screen of the signed-in area by its address: the words of its heading, and what its first content is. */
const screens: Readonly<Record<string, readonly [heading: string, content: string]>> = {
  '/app/projects': ['Projects', 'main [role="tab"]'],
  '/app/projects/new': ['Create New Project', 'main form input'],
  '/app/profile': ['Profile', 'main section dd, main form'],
  '/app/profile/security': ['Security', 'main form, main section'],
  '/app/profile/models': ['AI Models', 'main section h2'],
  '/app/profile/settings': ['Settings', 'main section h2'],
  '/app/team': ['Team', 'main section h2'],
  '/app/billing': ['Billing', 'main section h2'],
  '/app/notifications': ['Notifications', 'main section h2'],
  '/app/feedback': ['Feedback', 'main form'],
  '/app/support': ['Support', 'main section h2'],
  '/app/admin/models': ['AI Models', 'main [role="row"], main li'],
  '/app/admin/prompts': ['System Prompts', 'main [role="row"], main li'],
  '/app/admin/settings': ['System Settings', 'main [role="switch"]'],
};

/**
 * Each screen of the signed-in area opened for the first time in a page, whose code is not in memory yet: from the press
 * to its heading and first content painted.
 */
export async function measureColdScreens(): Promise<readonly Measurement[]> {
  const app = await openApp(4196);
  const page = await app.context.newPage();
  await signInGuest(page, app.url);
  const times = new Map<string, number[]>();
  // In rounds: what else the machine does for a while falls on every screen, and not on all runs of one.
  for (let run = 0; run < runs; run += 1) {
    for (const [path, [heading, content]] of Object.entries(screens)) {
      const taken = await openCold(page, app.url, { path, heading, content });
      times.set(path, [...(times.get(path) ?? []), taken]);
    }
  }
  await app.close();
  return [...times].map(([path, taken]) => ({
    name: `cold screen ${path}`,
    figure: median(taken),
    unit: 'ms',
    target: 200,
  }));
}

async function openCold(
  page: Page,
  url: string,
  asked: { readonly path: string; readonly heading: string; readonly content: string },
): Promise<number> {
  await page.goto(`${url}/app`);
  await page.locator('main h1').waitFor();
  // What the page still does for itself, such as looking at the storage, must not be in the figure.
  await page.waitForTimeout(1200);
  return page.evaluate(async ({ path, heading, content }) => {
    const started = performance.now();
    const state = history.state as { readonly idx?: number } | null;
    history.pushState({ usr: null, key: 'bench', idx: (state?.idx ?? 0) + 1 }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    const isThere = () =>
      document.querySelector('main h1')?.textContent === heading && document.querySelector(content) !== null;
    while (!isThere()) {
      if (performance.now() - started > 20_000) throw new Error(`${path} did not come`);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - started;
  }, asked);
}
