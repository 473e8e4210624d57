import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 4174);

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: process.env['CI'] ? 1 : 0,
  // Bounds on what hangs, and no measure of speed: a busy machine takes several times as long as a quiet one.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/browser.json' }]],
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    serviceWorkers: 'allow',
    // Recording doubles the time of a journey: only what failed once is recorded, when it is tried again.
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}),
      args: [
        '--no-sandbox',
        // As in a browser with a window: a page that freezes takes no other along.
        '--site-per-process',
        '--disable-gpu',
        // As on phones and screens of today: letters as wide as they were drawn, not rounded to dots.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: !process.env['CI'],
  },
});
