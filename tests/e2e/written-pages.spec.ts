import { expect } from '@playwright/test';
import { makeSite, waitForControl } from './pages/sign-in';
import { test } from './pages/warm-test';

test('the docs are found and read without a network', async ({ page, context }) => {
  await page.goto('/docs');
  await waitForControl(page);
  await context.setOffline(true);
  await page.goto('/guides');
  await page.goto('/docs');
  const field = page.getByRole('combobox', { name: 'Search the docs' });
  await field.waitFor();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await field.fill('recovery code');
  const found = page.getByRole('option');
  await expect(found.first()).toContainText('Accounts on a device');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/docs\/accounts#the-recovery-code$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts on a device' })).toBeVisible();
  await expect(page).toHaveTitle('Accounts on a device · Sitewright');
  await expect(page.getByRole('heading', { name: 'The recovery code' })).toBeInViewport();
  await page.getByRole('link', { name: 'Next Keys and the vault' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keys and the vault');
});

test('a request is kept over a reload and handed over by mail or copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Schedule a Demo' }).click();
  await expect(page.getByRole('radio', { name: 'A demo' })).toBeChecked();
  const send = page.getByRole('button', { name: 'Keep and hand over' });
  await send.click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  const email = page.getByRole('textbox', { name: 'Email for the answer' });
  await email.fill('ada@home');
  await email.blur();
  await expect(page.getByText('After the @ comes a name with a dot')).toBeVisible();
  await email.fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Your message' }).fill('Friday, twelve people?');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('Friday, twelve people?');
  await send.click();
  const kept = page.getByRole('listitem', { name: 'Request for a demo, kept' });
  await expect(kept).toBeFocused();
  await expect(kept.getByRole('link', { name: 'Open in your mail program' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=Request%20for%20a%20demo.*Friday/,
  );
  await kept.getByRole('button', { name: 'Copy the request' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Friday, twelve people?');
  await page.goto('/contact');
  await expect(kept).toBeVisible();
  await kept.getByRole('button', { name: 'Delete' }).click();
  await expect(kept).toHaveCount(0);
});

test('the API answers on the page about the visitor’s own project, and says what is not there', async ({
  page,
}) => {
  await makeSite(page, 'a site for a beekeeper called Immengut');
  await page.goto('/api');
  const meta = page.getByRole('form', { name: 'Try: Read a project' });
  await meta.getByRole('combobox', { name: 'Project' }).selectOption('Immengut');
  await meta.getByRole('button', { name: 'Send' }).click();
  await expect(meta.getByRole('status')).toContainText('200 OK');
  await expect(meta.getByRole('status')).toContainText('by the service worker');
  await expect(meta.locator('pre')).toContainText('"name": "Immengut"');
  const file = page.getByRole('form', { name: 'Try: Read a file' });
  await file.getByRole('textbox', { name: 'path' }).fill('nowhere.txt');
  await file.getByRole('button', { name: 'Send' }).click();
  await expect(file.getByRole('status')).toContainText('404 Not Found');
  await expect(file.locator('pre')).toContainText('There is nothing at');
});
