import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.mjs';

export type OpenApp = {
  readonly url: string;
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
};

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Serves dist on a port of its own and opens a fresh profile. */
export async function openApp(port = 4190): Promise<OpenApp> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chrome or Chromium found. Set CHROME_PATH.');
  const server = spawn('node', ['scripts/serve.mjs'], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}`;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const up = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const profile = mkdtempSync(join(tmpdir(), 'sitewright-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'allow',
  });
  // The runner wraps named functions in this helper; inside a page nobody else defines it.
  await context.addInitScript('globalThis.__name = (value) => value');
  return {
    url,
    context,
    async close() {
      await context.close();
      server.kill();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
