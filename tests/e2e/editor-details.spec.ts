import { expect, test as firstVisit } from '@playwright/test';
import { makeSite } from './pages/sign-in';
import { test } from './pages/warm-test';

test('rename, share, publish, push and search do what they say', async ({
  page,
  standing: editor,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await test.step('a double click renames; blank is ignored, Escape cancels', async () => {
    const title = page.getByRole('button', { name: 'Thimble', exact: true });
    await title.dblclick();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('   ');
    await page.keyboard.press('Enter');
    await expect(title).toBeVisible();
    await title.dblclick();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Another');
    await page.keyboard.press('Escape');
    await expect(title).toBeVisible();
    await title.dblclick();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Thimble & Daughter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Thimble & Daughter', exact: true })).toBeVisible();
  });

  await test.step('Share copies the address', async () => {
    await editor.button('Share').click();
    await expect(page.getByText('Link copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `/projects/${editor.projectId}`,
    );
  });

  await test.step('a copy that fails says so', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    });
    await editor.button('Share').click();
    await expect(page.getByText('Failed to copy to clipboard.')).toBeVisible();
  });

  await test.step('Publish marks the project live', async () => {
    await page.getByRole('button', { name: 'Project menu' }).click();
    await page.getByRole('menuitem', { name: 'Publish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Unpublish' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto('/app/projects');
    await expect(page.locator('span').getByText('Live', { exact: true })).toBeVisible();
    await page.goBack();
    await editor.waitForSite();
  });

  await test.step('the chat can be searched', async () => {
    await editor.ask('make the corners rounder');
    await page.getByRole('button', { name: 'Search the chat' }).click();
    await page.keyboard.type('');
    const field = page
      .getByRole('searchbox')
      .or(page.getByPlaceholder(/search/i))
      .first();
    await field.fill('CORNERS');
    await expect(page.getByRole('article', { name: 'You' })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('article', { name: 'You' })).toHaveCount(2);
  });
});

test('picking an element names it in the draft, and Escape leaves', async ({ page, standing: editor }) => {
  await editor.button('Code').click();
  await editor.button('Pick an element').click();
  await expect(page.getByText('Pick an item you want to work on')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Pick an item you want to work on')).toBeHidden();
  await editor.button('Pick an element').click();
  await editor.preview.locator('h1').first().click();
  await expect(editor.message).toHaveValue(/@[a-z0-9-]+/);
  await editor.message.press('End');
  await page.keyboard.type(' change this to "Cut to fit"');
  await page.keyboard.press('Enter');
  await expect(editor.preview.locator('h1').first()).toHaveText('Cut to fit');
});

firstVisit(
  'the chat panel is 400 px wide, and its width follows keys between 250 and 800',
  async ({ page }) => {
    await makeSite(page, 'a one page site for a tailor called Thimble');
    const panel = page.getByRole('region', { name: 'Chat' });
    const width = async () => Math.round((await panel.boundingBox())?.width ?? 0);
    expect(await width()).toBe(400);
    const divider = page.getByRole('separator').first();
    await divider.focus();
    await page.keyboard.press('Home');
    await expect.poll(width).toBe(250);
    await page.keyboard.press('End');
    await expect.poll(width).toBe(800);
  },
);

test('correcting a chip builds the site again with it', async ({ page, standing: editor }) => {
  await page.getByRole('button', { name: /^name: Thimble/i }).click();
  const field = page.getByRole('dialog').getByRole('textbox').first();
  await field.fill('Needle & Thread');
  await page.getByRole('button', { name: 'Rebuild' }).click();
  await expect(editor.preview.getByText('Needle & Thread').first()).toBeVisible({ timeout: 45_000 });
});

test('an unknown project falls back to three files and says so', async ({ page }) => {
  await page.goto('/app/projects/no-such-project/editor');
  await expect(page.getByText("Sorry, I had trouble loading this project. Let's start fresh!")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Error loading project' })).toBeVisible();
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  for (const name of ['index.html', 'style.css', 'script.js']) {
    await expect(page.getByRole('treeitem', { name })).toBeVisible();
  }
});

test('the editor without a project greets and offers a start', async ({ page }) => {
  await page.goto('/app/editor');
  await expect(page.getByRole('textbox')).toBeVisible();
});

test('what the page writes to its console and what breaks in it stand in the console', async ({
  page,
  standing: editor,
}) => {
  const button = page.getByRole('button', { name: /^Console/ });
  await button.click();
  const log = page.getByRole('log', { name: 'Console of the page' });
  await expect(log).toContainText('The page has said nothing');

  await editor.button('Code').click();
  await editor.button('New file').click();
  await page.keyboard.type('noise.js');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cm-content')).toBeFocused();
  await page.keyboard.insertText(
    `let rounds = 0;
const timer = setInterval(() => {
  for (let i = 0; i < 80; i += 1) console.log("line " + i + " of " + rounds);
  rounds += 1;
  if (rounds < 3) return;
  clearInterval(timer);
  console.warn("twice");
  console.warn("twice");
  noSuchThing();
}, 1100);
`,
  );
  await page.keyboard.press('Control+s');
  await page.getByRole('treeitem', { name: 'index.html' }).click();
  await expect(page.locator('.cm-content')).toContainText('<html');
  await page.locator('.cm-content').press('Control+Home');
  await page.keyboard.press('End');
  await page.keyboard.insertText('<script src="noise.js"></script>');
  await page.keyboard.press('Control+s');

  await expect(log.getByRole('listitem').filter({ hasText: 'twice' })).toContainText('2 times');
  await expect(log.getByText(/older lines dropped/)).toBeVisible();
  await expect(button).toHaveAccessibleName('Console, 200 lines, 1 error');
  await log.getByRole('button', { name: 'noise.js:9' }).click();
  await expect(page.getByRole('heading', { name: 'noise.js' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the console' }).click();
  await expect(button).toHaveAccessibleName('Console');
  await log.focus();
  await page.keyboard.press('Escape');
  await expect(log).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('undoing a correction takes it out of the next one', async ({ page }) => {
  const editor = await makeSite(page, 'a one page site for a tailor called Thimble in blue');
  const correct = async (chip: RegExp, fill: () => Promise<void>) => {
    await page.getByRole('button', { name: chip }).last().click();
    await fill();
    const answers = page.locator('[role="log"] article[aria-label="Composer"]');
    const before = await answers.count();
    await page.getByRole('button', { name: 'Rebuild' }).click();
    await expect(answers).toHaveCount(before + 1, { timeout: 45_000 });
  };
  const rename = (name: string) => () => page.getByRole('dialog').getByRole('textbox').first().fill(name);
  await correct(/^name: Thimble/i, rename('Needle'));
  await editor.ask('undo');
  await page
    .getByRole('button', { name: /^kind: /i })
    .first()
    .click();
  const kinds = page.getByRole('dialog').getByRole('combobox').first();
  await kinds.selectOption('bakery');
  await page.getByRole('button', { name: 'Rebuild' }).click();
  await expect(page.getByText('It is for: bakery.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^kind: bakery/i })).toBeVisible({ timeout: 45_000 });
  await expect(editor.preview.getByText('Thimble').first()).toBeVisible();
  await expect(editor.preview.getByText('Needle')).toHaveCount(0);
});

test('Escape closes whatever was opened by keyboard and gives the focus back', async ({
  page,
  standing: editor,
}) => {
  const opened = {
    menu: page.getByRole('menu'),
    dialog: page.getByRole('dialog'),
    versions: page.getByRole('complementary', { name: 'Versions' }),
    search: page.getByRole('searchbox'),
    hint: page.getByText('Pick an item you want to work on'),
  };
  const cases: readonly [button: string | RegExp, what: keyof typeof opened, keys?: readonly string[]][] = [
    ['Versions', 'versions'],
    ['Search the chat', 'search'],
    ['Project menu', 'menu'],
    ['Project menu', 'dialog', ['Enter']],
    ['Project menu', 'dialog', ['ArrowDown', 'Enter']],
    [/^Page:/, 'menu'],
    [/^Model:/, 'menu'],
    [/problem/, 'dialog'],
    [/^name:/i, 'dialog'],
    ['Pick an element', 'hint'],
  ];
  for (const [name, what, keys = []] of cases) {
    const button = editor.button(name).first();
    await button.press('Enter');
    if (keys.length > 0) await expect(opened.menu).toBeVisible();
    for (const key of keys) await page.keyboard.press(key);
    await expect(opened[what], String(name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opened[what], String(name)).toHaveCount(0);
    await expect(button, String(name)).toBeFocused();
  }
  const title = page.getByRole('button', { name: 'Thimble', exact: true });
  await title.press('F2');
  await page.keyboard.press('Escape');
  await expect(title).toBeFocused();
});
