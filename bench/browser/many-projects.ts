import { median, type Measurement } from '../measure';
import { openApp } from './open-app';
import { seedProjects } from './seed-rows';
import { signInGuest } from './sign-in-guest';

/** Home page over 10,000 projects: from the moment the list is asked for until the first cards are painted. */
export async function measureManyProjects(): Promise<readonly Measurement[]> {
  const app = await openApp();
  const page = await app.context.newPage();
  await signInGuest(page, app.url);
  await seedProjects(
    page,
    Array.from({ length: 10_000 }, (_, index) => ({
      id: `seed-${index}`,
      name: `Project number ${index}`,
      files: [],
    })),
  );
  await page.close();
  const painted: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const fresh = await app.context.newPage();
    await fresh.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector('a[href^="/app/projects/seed-"]')) return;
        watch.disconnect();
        requestAnimationFrame(() =>
          setTimeout(() => Object.assign(window, { cardsAt: performance.now() }), 0),
        );
      });
      watch.observe(document, { subtree: true, childList: true });
    });
    await fresh.goto(app.url);
    await fresh.waitForFunction(() => 'cardsAt' in window, undefined, { timeout: 30_000 });
    painted.push(
      await fresh.evaluate(() => {
        const [list] = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/api/projects'));
        return (window as unknown as { cardsAt: number }).cardsAt - (list?.startTime ?? 0);
      }),
    );
    await fresh.close();
  }
  await app.close();
  return [
    {
      name: '10,000 projects: list asked for to first cards painted',
      figure: median(painted),
      unit: 'ms',
      target: 200,
    },
  ];
}
