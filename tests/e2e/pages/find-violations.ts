import type { Page } from '@playwright/test';
import { colourRules, injectAxe, runAxe, type AxeScope } from '../../support/site-laws/run-axe';

/**
 * What axe finds in the page as it stands: all its rules in the theme that is shown, then, in the other one, which is
 * left standing, those that colours decide. The page is the same but for them.
 */
export async function violations(page: Page, scope: AxeScope = {}): Promise<string[]> {
  await injectAxe(page);
  const found: string[] = [];
  const run = async (theme: string, wanted: AxeScope) => {
    for (const { rule, first } of await runAxe(page, wanted)) found.push(`${theme}, ${rule}: ${first}`);
  };
  const isDark = await page.evaluate(() => document.documentElement.dataset['theme'] === 'dark');
  const [shown, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await settle(page);
  await run(shown, scope);
  await show(page, other);
  await run(other, { ...scope, strict: [], rules: colourRules });
  return found;
}

/** What axe finds in the page as it stands, colours aside. */
export async function violationsButColours(page: Page, scope: AxeScope): Promise<string[]> {
  await injectAxe(page);
  await settle(page);
  return (await runAxe(page, { ...scope, without: colourRules })).map(
    ({ rule, first }) => `${rule}: ${first}`,
  );
}

/** Changes the system's colour scheme, and waits until the page has followed. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction((theme) => document.documentElement.dataset['theme'] === theme, colorScheme);
  await settle(page);
}

/** Waits until the page is drawn and every movement that has an end is over: one may start when another ends. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity,
        );
    do {
      await Promise.allSettled(ending().map(({ finished }) => finished));
      for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    } while (ending().length > 0);
  });
}
