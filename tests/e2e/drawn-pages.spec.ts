import { expect, test } from '@playwright/test';
import { beginApp } from './pages/begin-app';

const shown = [
  ['/', 'What are we building today, Stranger?', 'Sitewright: describe a website and get it'],
  ['/pricing', 'Free until it is your trade.', 'Pricing · Sitewright'],
  ['/login', 'Log in', 'Login · Sitewright'],
] as const;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading, title] of shown) {
    test(`${path} can be read, and its head tells what it is`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20}/);
    });
  }
});

test('a drawn page is taken over without a word of complaint, and what was typed before stays', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'Describe your site' });
  await field.fill('A site for a beekeeper');
  release?.();
  await expect(page.getByRole('button', { name: 'Start building' })).toBeEnabled();
  await expect(field).toHaveValue('A site for a beekeeper');
  expect(complaints).toEqual([]);
});

test('a drawn page does not give way to the loading sign while its screen is read', async ({ page }) => {
  await page.addInitScript(() => {
    let removed = 0;
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes) {
        for (const node of removedNodes)
          if (node instanceof Element && node.querySelector('h1')) removed += 1;
      }
      document.documentElement.dataset['headingsRemoved'] = String(removed);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.route(/\/assets\/(login|pricing)-screen-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  for (const path of ['/login', '/pricing']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html'), path).toHaveAttribute('data-headings-removed', '0');
  }
});

test('a change of page moves the focus to its heading, says its title, and going back finds the place', async ({
  page,
}) => {
  await page.goto('/');
  await beginApp(page);
  const footer = page.getByRole('contentinfo');
  // Kept at the press itself: the page may have moved on its way into view.
  await page.evaluate(() => {
    const keep = (): void => {
      document.documentElement.dataset['left'] = String(Math.round(scrollY));
    };
    addEventListener('click', keep, { capture: true, once: true });
  });
  await footer.getByRole('link', { name: 'Docs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Docs' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Docs · Sitewright' })).toHaveCount(1);
  await expect(page).toHaveTitle('Docs · Sitewright');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const left = Number(await page.locator('html').getAttribute('data-left'));
  expect(left).toBeGreaterThan(500);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
});

test('a button pressed before the app is there is heard, and no form sends itself', async ({ page }) => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('mara@example.com');
  await page.getByLabel('Password', { exact: true }).fill('three unrelated words');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  expect(page.url()).toMatch(/\/login$/);
  release?.();
  await page.waitForURL(/\/$/);
  await expect(page.getByRole('button', { name: /Guest/ })).toBeVisible();
});

test('a page that nobody touches is left alone, and works without a network all the same', async ({
  page,
}) => {
  await page.goto('/templates');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  // A mouse that stands still over the page is nobody's sign, though browsers tell of it as of a move.
  await page.evaluate(() => document.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })));
  await expect(page.locator('html.is-early')).toHaveCount(1);
  const search = page.getByRole('searchbox');
  await search.pressSequentially('bakery');
  await expect(page.locator('html.is-early')).toHaveCount(0);
  await expect(search).toHaveValue('bakery');
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /template/ })
      .first(),
  ).toBeVisible();
});

test('what was typed into a field before the app was there counts as typed', async ({ page }) => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/templates', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('zzzz no such template');
  release?.();
  await expect(page.locator('html.is-early')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('zzzz no such template');
  await expect(page.getByText(/no template/i).first()).toBeVisible();
});

test.describe('on a phone whose fonts come late', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });

  for (const path of ['/', '/pricing', '/templates', '/docs']) {
    test(`${path} is read in the stand-ins first, and nothing moves when the fonts are put in`, async ({
      page,
    }) => {
      let release: (() => void) | undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        await held;
        await route.continue();
      });
      await page.addInitScript(() => {
        let moved = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved += Number(Reflect.get(entry, 'value'));
          document.documentElement.dataset['moved'] = String(moved);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // Faces that are held back may hold back the load event, too.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('html.is-unpainted')).toHaveCount(0);
      await expect(page.locator('html.is-plain')).toHaveCount(1);
      release?.();
      await expect(page.locator('html.is-plain')).toHaveCount(0);
      const has = (face: string) => page.evaluate((name) => document.fonts.check(name), face);
      expect(await has('1rem "Instrument Sans Variable"')).toBe(true);
      expect(await has('1rem "Bricolage Grotesque Variable"')).toBe(true);
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => setTimeout(resolve, 50));
          }),
      );
      const moved = await page.evaluate(() => Number(document.documentElement.dataset['moved'] ?? 0));
      expect(moved).toBeLessThan(0.001);
    });
  }
});
