// Builds the app, finds a browser and runs the journeys in it. Never skips them silently.
import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.mjs';

const path = findBrowser();
if (!path) {
  console.error(
    'The browser tests need Chrome or Chromium and none could be found or installed.\n' +
      'Install one (https://www.chromium.org, or your package manager), or set CHROME_PATH to its executable, then run this again.',
  );
  process.exit(1);
}
// Heads and the site map name the site's address where it is known.
const env = { SITE_URL: 'http://localhost:4174', ...process.env, CHROME_PATH: path };
const windows = process.platform === 'win32';
const build = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', env, shell: windows });
if (build.status !== 0) process.exit(build.status ?? 1);
const run = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env,
  shell: windows,
});
process.exit(run.status ?? 1);
