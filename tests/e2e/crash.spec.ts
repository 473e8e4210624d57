import { expect } from '@playwright/test';
import { EditorPage } from './pages/editor-page';
import { test } from './pages/warm-test';

test('a tab that crashes mid-save loses nothing that was acknowledged and at most half a second of typing', async ({
  page,
  standing: editor,
  context,
}) => {
  const address = page.url();
  await editor.button('Code').click();
  await page.getByRole('treeitem', { name: 'style.css' }).click();
  const content = page.locator('.cm-content');
  await expect(content).toContainText(':root');
  await content.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('\n.acknowledged { color: red; }');
  await editor.button('Save').click();
  await expect(editor.button('Save')).toBeDisabled();
  await content.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n.only-typed { color: blue; }');
  await page.waitForTimeout(900);
  const client = await context.newCDPSession(page);
  // Neither call answers once the renderer is gone: the crash itself is what to wait for.
  const crashed = page.waitForEvent('crash');
  void editor
    .button('Save')
    .click({ timeout: 1000 })
    .catch(() => undefined);
  void client.send('Page.crash').catch(() => undefined);
  await crashed;

  const again = await context.newPage();
  await again.goto(address);
  const reopened = new EditorPage(again);
  await expect(reopened.preview.locator('h1').first()).toBeVisible();
  const saved = await again.evaluate(
    (id) => fetch(`/projects/${id}/style.css`).then((answer) => answer.text()),
    reopened.projectId,
  );
  expect(saved).toContain('.acknowledged { color: red; }');
  await reopened.button('Code').click();
  await again.getByRole('treeitem', { name: 'style.css' }).click();
  await again.locator('.cm-content').click();
  await again.keyboard.press('Control+End');
  await expect(again.locator('.cm-content')).toContainText('.only-typed');
});
