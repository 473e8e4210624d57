import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './pages/emptied-test';
import { readFileSync } from 'node:fs';
import { waitForControl } from './pages/sign-in';

/** A device of its own, with an account of that name. */
async function openDevice(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/signup');
  await waitForControl(page);
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('lamp river biscuit');
  await page.getByLabel('Confirm password').fill('lamp river biscuit');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForFunction(() => localStorage.getItem('user') !== null);
  return page;
}

/** Saves what a button gives as a file; answers where it lies. */
async function save(page: Page, name: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return (await download).path();
}

async function openFile(page: Page, path: string): Promise<void> {
  await page.goto('/app/team');
  await page.getByRole('button', { name: 'Open an invitation' }).click();
  await page.getByLabel('Invitation file').setInputFiles({
    name: 'invitation.json',
    mimeType: 'application/json',
    buffer: readFileSync(path),
  });
}

test('an invitation goes to another device as a file, and its answer comes back', async ({ browser }) => {
  test.slow();
  const ann = await openDevice(browser, 'Ann');
  await ann.goto('/app/team?invite=1');
  const dialog = ann.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Bob');
  await dialog.getByLabel('Email').fill('bob@example.org');
  await dialog.getByLabel('Role').selectOption('viewer');
  await ann.keyboard.press('Enter');
  await expect(dialog.getByText('Ann invites you to work on websites together.')).toBeVisible();
  const invitation = await save(ann, 'Save the file');
  await ann.getByRole('button', { name: 'Done' }).click();
  await expect(ann.getByRole('row', { name: /Bob.*Pending/ })).toBeVisible();

  const bob = await openDevice(browser, 'Bob');
  await openFile(bob, invitation);
  await expect(bob.getByRole('heading', { name: 'Ann invites you to Team of Ann' })).toBeVisible();
  await expect(bob.getByRole('dialog')).toContainText('Viewer');
  await bob.getByRole('button', { name: 'Accept' }).click();
  const answer = await save(bob, 'Save the file');
  await bob.getByRole('button', { name: 'Done' }).click();
  await expect(bob.getByRole('heading', { name: 'Teams you joined' })).toBeVisible();

  await openFile(ann, answer);
  await expect(ann.getByRole('row', { name: /Bob.*Accepted/ })).toBeVisible();
  await ann.getByRole('button', { name: 'Actions for Bob' }).click();
  await ann.getByRole('menuitem', { name: 'Take out of the team' }).click();
  await expect(ann.getByRole('row', { name: /Bob.*Revoked/ })).toBeVisible();
  await ann.getByRole('button', { name: 'Undo' }).click();
  await expect(ann.getByRole('row', { name: /Bob.*Accepted/ })).toBeVisible();
});

test('a plan asked for by an address is chosen, and kept', async ({ browser }) => {
  const page = await openDevice(browser, 'Ann');
  await page.goto('/app/billing?plan=pro');
  await expect(page.getByRole('radio', { name: /^Pro/ })).toBeChecked();
  await page.getByRole('button', { name: 'Change to Pro' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Pro Plan', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Pro Plan', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /Free.*Pro.*\$29 per month/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader', { name: 'List price' }).getByText('List price')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Update Payment' }).click();
  await expect(page.getByRole('heading', { name: 'No payment address is configured' })).toBeVisible();
});

test('feedback is rated by keyboard, kept over a reload, and marked once it is handed over', async ({
  browser,
}) => {
  const page = await openDevice(browser, 'Ann');
  await page.goto('/app/feedback');
  await page.getByRole('radio', { name: 'Feature Request' }).check({ force: true });
  await page.getByRole('radio', { name: '3 of 5' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('What could be improved?').fill('More chairs.');
  await page.reload();
  await expect(page.getByLabel('What could be improved?')).toHaveValue('More chairs.');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByRole('group', { name: 'The letter' })).toContainText('Rating: 4 of 5');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Not sent', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Delete Feature Request/ }).click();
  await expect(page.getByText('Nothing yet. What you submit stands here.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('More chairs.')).toBeVisible();
});

test('help is searched without a network', async ({ browser }) => {
  const page = await openDevice(browser, 'Ann');
  await page.goto('/app/support');
  await expect(page.getByText('How do I invite team members?')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Ask the help' }).click();
  await page.keyboard.type('recovery code');
  await page.getByRole('list', { name: 'Found' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/docs\/accounts/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
