import type { Page } from '@playwright/test';
import { beginApp } from './begin-app';

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
    await beginApp(this.page);
  }

  async describe(prompt: string): Promise<void> {
    await this.prompt.fill(prompt);
    await this.start.click();
  }
}
