import { expect, type FrameLocator, type Page } from '@playwright/test';

/** The editor of one project. */
export class EditorPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get preview(): FrameLocator {
    return this.page.frameLocator('iframe[title="Preview"]');
  }
  get message() {
    return this.page.getByRole('textbox', { name: 'Message' });
  }
  button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** Waits until the site stands in the preview. */
  async waitForSite(): Promise<void> {
    await this.page.waitForURL(/\/app\/projects\/[^/]+\/editor/);
    await expect(this.preview.locator('h1').first()).toBeVisible({ timeout: 45_000 });
  }

  get projectId(): string {
    return /\/projects\/([^/]+)\/editor/.exec(this.page.url())?.[1] ?? '';
  }

  /** Sends a chat message and waits until it is answered. */
  async ask(text: string): Promise<void> {
    const asked = this.page.locator('[role="log"] article[aria-label="You"]', { hasText: text });
    const before = await asked.count();
    await this.message.fill(text);
    await this.button('Send').click();
    // A late answer to what was asked before is none to this.
    const own = asked.nth(before);
    await expect(own.locator('xpath=following::article[@aria-label="Composer"]').first()).toBeVisible({
      timeout: 45_000,
    });
  }
}
