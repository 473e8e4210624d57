import { expect, test as firstVisit } from '@playwright/test';
import { test } from './pages/warm-test';

firstVisit(
  'a visitor looks at a template, signs in on the way, and has it in the editor',
  async ({ page }) => {
    await page.goto('/templates?category=restaurants');
    await expect(page.getByText('2 templates fit')).toBeVisible();
    await page.getByRole('link', { name: 'Osteria', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Osteria');
    const site = page.frameLocator('iframe[title="Osteria"]');
    // Before it is shown the composer is loaded and makes it.
    await expect(site.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 45_000 });
    await page.getByRole('link', { name: 'Use template' }).click();
    await page.getByRole('button', { name: 'Continue as guest' }).click();
    await page.waitForURL(/\/app\/projects\/[^/]+\/editor$/);
    await expect(page).toHaveTitle(/Osteria/);
  },
);

test('a project becomes a template of one’s own, and a project again', async ({ page }) => {
  await page.goto('/designer?template=law-office');
  await page.waitForURL(/\/app\/projects\/[^/]+\/editor$/);
  await page.getByRole('button', { name: 'Project menu' }).click();
  await page.getByRole('menuitem', { name: 'Save as template…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('My law start');
  await dialog.getByText('Minimalism').click();
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await page.getByRole('link', { name: 'Look at it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My law start');
  await page.getByRole('link', { name: 'Use template' }).click();
  await page.waitForURL(/\/app\/projects\/[^/]+\/editor$/);
  await expect(page).toHaveTitle(/My law start/);
});
