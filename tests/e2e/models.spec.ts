import { expect, type Page } from '@playwright/test';
import { test } from './pages/emptied-test';
import { startMockServer } from '../support/models/mock-server';
import { makeSite } from './pages/sign-in';

const poem = `I write it.
<file path="poem.html">
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A poem about rye</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<main>
<h1>Rye</h1>
<p>Slow the dough and dark the crust.</p>
</main>
</body>
</html>
</file>
<note>A page with a poem about rye bread is there now.</note>
`;

async function addModel(page: Page, endpoint: string): Promise<void> {
  await page.goto('/app/admin/models');
  await page.getByRole('button', { name: 'Add model' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Little Model');
  await dialog.getByLabel('System Name').fill('mock');
  await dialog.getByLabel('Provider').selectOption('Ollama');
  await dialog.getByLabel(/^Endpoint/).fill(endpoint);
  await dialog.getByRole('button', { name: 'Add model' }).click();
  await expect(page.getByText('Little Model').first()).toBeVisible();
}

/** A site of a bakery whose chat asks a model for a poem that does not come: the server says nothing yet. */
async function askSilentModel(page: Page, server: Awaited<ReturnType<typeof startMockServer>>) {
  const editor = await makeSite(page, 'a one page site for a bakery called Crumb');
  const address = page.url();
  await addModel(page, server.origin);
  await page.goto(address);
  await editor.waitForSite();
  const log = page.getByRole('log');
  server.say(null);
  await editor.message.fill('write a poem about rye bread');
  await editor.button('Send').click();
  await expect(log.getByText('Waiting for the first word…')).toBeVisible();
  return { editor, address, log };
}

test('a model on this device answers what the edit engine leaves, and can be stopped', async ({ page }) => {
  const server = await startMockServer({ pause: 100 });
  try {
    const { editor, log } = await askSilentModel(page, server);
    await log.getByRole('button', { name: 'Cancel' }).click();
    await expect(log.getByText('Cancelled. Nothing was changed.')).toBeVisible();

    server.say(poem);
    await editor.message.fill('write a poem about rye bread');
    await editor.button('Send').click();
    await expect(log.getByRole('list', { name: 'Files it writes' })).toContainText('poem.html');
    const answer = log.getByRole('article', { name: 'Little Model' }).last();
    await expect(answer).toContainText('A page with a poem about rye bread is there now.');
    await expect(answer.getByRole('button', { name: /poem\.html/ })).toBeVisible();
    const made = await page.evaluate(
      (id) => fetch(`/projects/${id}/poem.html`).then((response) => response.text()),
      editor.projectId,
    );
    expect(made).toContain('Slow the dough');
    expect(server.asked.at(-1)?.headers['cookie']).toBeUndefined();
    expect(server.asked.at(-1)?.headers['referer']).toBeUndefined();
  } finally {
    await server.close();
  }
});

test('a message whose answer was lost with the page says so, and is asked again', async ({ page }) => {
  const server = await startMockServer({ pause: 100 });
  try {
    const { address, log } = await askSilentModel(page, server);
    await page.goto('/app');
    await page.goto(address);
    await expect(log.getByText(/No answer was kept to this/)).toBeVisible();
    server.say(poem);
    await log.getByRole('button', { name: 'Ask again' }).click();
    const answer = log.getByRole('article', { name: 'Little Model' }).last();
    await expect(answer).toContainText('A page with a poem about rye bread is there now.');
    await expect(log.getByText(/No answer was kept to this/)).toHaveCount(0);
  } finally {
    await server.close();
  }
});
