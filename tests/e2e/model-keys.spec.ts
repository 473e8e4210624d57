import { expect, type Page } from '@playwright/test';
import { test } from './pages/emptied-test';
import { makeSite, waitForControl } from './pages/sign-in';

const provider = 'https://generativelanguage.googleapis.com/**';
const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
const rightKey = 'right-key-2';

/** Stands in for Google: refuses every key but one in Google's own words, and writes a page for that one. */
async function answerAsGoogle(page: Page): Promise<void> {
  await page.context().route(provider, async (route) => {
    const request = route.request();
    const key = request.headers()['x-goog-api-key'];
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    if (key !== rightKey) {
      const error = {
        code: 400,
        message: 'API key not valid. Please pass a valid API key.',
        status: 'INVALID_ARGUMENT',
      };
      return route.fulfill({ status: 400, headers: cors, json: { error } });
    }
    const text =
      'I write it.\n<file path="poem.html">\n<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Rye</title></head><body><main><h1>Rye</h1><p>Slow the dough.</p></main></body></html>\n</file>\n<note>A page with a poem is there now.</note>';
    const piece = {
      candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' }],
      usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 20, totalTokenCount: 30 },
    };
    return route.fulfill({
      status: 200,
      headers: { ...cors, 'Content-Type': 'text/event-stream' },
      body: `data: ${JSON.stringify(piece)}\n\n`,
    });
  });
}

async function keepKey(page: Page, key: string): Promise<void> {
  await page.goto('/app/profile/models');
  const form = page.getByRole('form', { name: /^The key of Gemini/ }).first();
  await form.getByRole('textbox').fill(key);
  await form.getByRole('button', { name: 'Save key' }).click();
  await expect(form.getByRole('textbox')).toHaveValue('');
}

test('a wrong key of Google is said in the chat, and the right one is answered', async ({ page }) => {
  await answerAsGoogle(page);
  await page.goto('/login');
  await waitForControl(page);
  await page.getByLabel('Email').fill('ann@example.org');
  await page.getByLabel('Password', { exact: true }).fill('lamp river biscuit');
  await page
    .getByRole('button', { name: /log in|create/i })
    .first()
    .click();
  await page.waitForFunction(() => localStorage.getItem('user') !== null);
  await keepKey(page, 'wrong-key-1');
  await page.getByRole('button', { name: 'Test connection to Gemini Flash' }).click();
  await expect(page.getByRole('main').getByText('Google did not accept the key (400)')).toBeVisible();
  const editor = await makeSite(page, 'a one page site for a bakery called Crumb');
  const log = page.getByRole('log');
  await editor.message.fill('write a poem about rye bread');
  await editor.button('Send').click();
  await expect(
    log.getByText('Gemini Flash did not take the key (400). Check it under AI Models.'),
  ).toBeVisible();
  const address = page.url();
  await keepKey(page, rightKey);
  await page.goto(address);
  await editor.waitForSite();
  await editor.message.fill('write a poem about rye bread');
  await editor.button('Send').click();
  await expect(log.getByText('A page with a poem is there now.')).toBeVisible();
  const made = await page.evaluate(
    (id) => fetch(`/projects/${id}/poem.html`).then((response) => response.text()),
    editor.projectId,
  );
  expect(made).toContain('Slow the dough');
});
