import type { Page } from '@playwright/test';

/** The front page. */
export class HomePage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get prompt() {
    return this.page.getByRole('textbox', { name: 'Describe your site' });
  }
  get start() {
    return this.page.getByRole('button', { name: 'Start building' });
  }

  async open(): Promise<void> {
    await this.page.goto('/');
    await this.prompt.waitFor();
    // The app begins when somebody is there.
    await this.page.mouse.move(200, 200);
    await this.page.locator('html:not(.is-early)').waitFor();
  }

  async describe(prompt: string): Promise<void> {
    await this.prompt.fill(prompt);
    await this.start.click();
  }
}
