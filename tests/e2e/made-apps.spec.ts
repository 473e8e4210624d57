import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { makeSite, storeSite } from '../support/site-laws/made-site';

// What only a real browser does: dragging, swiping, dialogs, and storage behind a page opened from a file.
test.use({ trace: 'off' });
let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'made-apps-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Makes the site of a prompt and opens one of its pages from its file. */
async function openSite(page: Page, prompt: string, path = 'index.html'): Promise<void> {
  const id = String(prompt.length);
  storeSite(await makeSite({ id, prompt }), join(folder, id));
  await page.goto(pathToFileURL(join(folder, id, path)).href);
}

test('cards and tasks are dragged, and stay where they were put', async ({ page }) => {
  await openSite(page, 'Kanban board');
  await page.locator('[data-column] input[name="text"]').first().fill('Logo');
  await page.keyboard.press('Enter');
  await page.locator('.kanban-card').dragTo(page.locator('.column-empty').nth(1));
  await page.reload();
  await expect(page.locator('[data-count]')).toHaveText(['0', '1', '0']);

  await openSite(page, 'A todo app');
  for (const task of ['One', 'Two', 'Three']) {
    await page.locator('#new-task').fill(task);
    await page.keyboard.press('Enter');
  }
  const top = { targetPosition: { x: 60, y: 4 } };
  await page.locator('[data-grip]').last().dragTo(page.locator('.task').first(), top);
  await page.reload();
  await expect(page.locator('.task-text')).toHaveText(['Three', 'One', 'Two']);
});

test('two tabs keep what either of them writes down', async ({ page, context }) => {
  await openSite(page, 'Kanban board');
  const other = await context.newPage();
  await other.goto(page.url());
  const add = async (tab: Page, text: string) => {
    await tab.locator('[data-column]').first().locator('form input[name="text"]').last().fill(text);
    await tab.keyboard.press('Enter');
  };
  await add(page, 'Logo');
  await expect(other.locator('.card-text')).toHaveText(['Logo']);
  await add(other, 'Flyer');
  await expect(page.locator('.card-text')).toHaveText(['Logo', 'Flyer']);
});

test('a quiz is answered by keyboard alone', async ({ page }) => {
  await openSite(page, 'A geography quiz with 2 questions');
  await page.locator('.quiz-begin [type="submit"]').focus();
  for (const question of [1, 2]) {
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-progress]')).toHaveText(`Question ${question} of 2`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.locator('.quiz-answer[data-state="right"]')).toHaveCount(1);
    await page.locator('[data-next]').focus();
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('.quiz-review li')).toHaveCount(2);
});

test('a sign-in is only played, and is remembered', async ({ page }) => {
  await openSite(page, 'Landing page for a reading app called Kettle with login');
  await page.locator('[data-sign-open]').click();
  const dialog = page.locator('[data-sign-in]');
  await dialog.locator('[data-mode="up"]').click();
  await dialog.locator('[name="name"]').fill('Ada');
  await dialog.locator('[name="email"]').fill('ada@example.com');
  await dialog.locator('[name="password"]').fill('correct horse');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('h2')).toHaveText('Signed in as Ada.');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-sign-open]')).toBeFocused();
  await page.reload();
  await expect(page.locator('[data-sign-open]')).toHaveText('Ada');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the tiles of 2048 follow a swipe', async ({ page }) => {
    await openSite(page, '2048 game');
    await page.evaluate(() => {
      const cells = [...Array.from({ length: 12 }, () => 0), 0, 0, 0, 2];
      const store = Object.keys(localStorage).find((key) => key.endsWith('-2048')) ?? '';
      localStorage.setItem(store, JSON.stringify({ cells, score: 0, best: 0 }));
    });
    await page.reload();
    const board = await page.locator('[data-board]').boundingBox();
    const touch = await page.context().newCDPSession(page);
    const y = (board?.y ?? 0) + 40;
    const at = (x: number) => ({ touchPoints: [{ x, y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(300) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(80) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.locator('.slide-tile').nth(12)).toHaveText(/^[24]$/);
    await expect(page.locator('.slide-tile:not([data-value="0"])')).toHaveCount(2);
  });
});
