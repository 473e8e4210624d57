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
// `--build-only` builds for the browser tests, `--built` runs them over what stands there already.
const asked = process.argv.slice(2);
if (!asked.includes('--built')) {
  const build = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', env, shell: windows });
  if (build.status !== 0 || asked.includes('--build-only')) process.exit(build.status ?? 1);
}
const passedOn = asked.filter((argument) => argument !== '--built');
const run = spawnSync('npx', ['playwright', 'test', ...passedOn], {
  stdio: 'inherit',
  env,
  shell: windows,
});
process.exit(run.status ?? 1);
