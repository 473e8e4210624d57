// Finds a Chrome or Chromium for the browser tests, installs one where it can, or says exactly what to do.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

// The one without a window first: journeys take half the time in it.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const fixed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function onPath(name) {
  const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.split('\n')[0].trim() : null;
}

function installed() {
  const wanted = process.env.CHROME_PATH;
  if (wanted && existsSync(wanted)) return wanted;
  if (wanted) console.error(`CHROME_PATH is ${wanted}, but nothing is there.`);
  for (const name of names) {
    const path = onPath(name);
    if (path) return path;
  }
  const own = chromium.executablePath();
  return [...fixed, own].find((path) => path && existsSync(path)) ?? null;
}

/** The path of a browser. Tries, in order: CHROME_PATH, the system's, Playwright's, Playwright's download, Debian's package. */
export function findBrowser() {
  const found = installed();
  if (found) return found;
  console.log('No Chrome or Chromium found; asking Playwright to download one.');
  const download = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 180_000,
    shell: process.platform === 'win32',
  });
  if (download.status === 0 && installed()) return installed();
  if (process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get')) {
    console.log('The download failed; installing the chromium-headless-shell package.');
    try {
      execFileSync('apt-get', ['update'], { stdio: 'inherit' });
      const install = ['install', '-y', '--no-install-recommends'];
      // Older Debian knows the whole browser only.
      const shell = spawnSync('apt-get', [...install, 'chromium-headless-shell'], { stdio: 'inherit' });
      if (shell.status !== 0) execFileSync('apt-get', [...install, 'chromium'], { stdio: 'inherit' });
    } catch (error) {
      console.error(`The package could not be installed: ${error.message}`);
    }
  }
  return installed();
}
