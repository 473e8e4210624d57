import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';

/** A quiet Chromium: CHROME_PATH, or the system's. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** A tab of its own context. Functions sent into pages bear the runner's naming helper, so the pages get one too. */
export async function openTab(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript('globalThis.__name = (it) => it;');
  return context.newPage();
}
