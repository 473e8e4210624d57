import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { makeSite } from './pages/sign-in';

async function violations(page: Page): Promise<string[]> {
  const result = await new AxeBuilder({ page }).exclude('iframe[title="Preview"]').analyze();
  return result.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

const publicScreens = ['/', '/designer', '/login', '/signup', '/forgot', '/reset', '/pricing', '/nowhere'];

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the public screens in ${theme}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    for (const path of publicScreens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violations(page), path).toEqual([]);
    }
  });

  test(`axe finds nothing in the editor and the projects in ${theme}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    const editor = await makeSite(
      page,
      'a site for a florist called Petal & Stem with prices and opening hours',
    );
    expect(await violations(page), 'visual').toEqual([]);
    await editor.button('Versions').click();
    await expect(
      page.getByRole('button', { name: 'Restore' }).or(page.getByText('Current')).first(),
    ).toBeVisible();
    expect(await violations(page), 'versions').toEqual([]);
    await page.keyboard.press('Escape');
    await editor.button('Code').click();
    await expect(page.locator('.cm-content')).toBeVisible();
    expect(await violations(page), 'code').toEqual([]);
    for (const path of ['/app/projects', `/projects/${editor.projectId}`, '/app/editor']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await violations(page), path).toEqual([]);
    }
  });
}
