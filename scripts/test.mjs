// The whole test: checks, unit and contract suites, browser journeys. Ends with one line summed over all runners.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const windows = process.platform === 'win32';
mkdirSync('.cache', { recursive: true });

function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: windows });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

let passed = 0;
let failed = 0;
for (const name of ['check:format', 'check:types', 'check:boundaries', 'check:lint', 'check:unused']) {
  const code = await run('npm', ['run', '--silent', name]);
  console.log(`${name}: ${code === 0 ? 'passed' : 'FAILED'}`);
  if (code === 0) passed += 1;
  else failed += 1;
}

rmSync('.cache/unit.json', { force: true });
const unit = await run('npx', [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=.cache/unit.json',
]);
const unitResult = read('.cache/unit.json');
passed += unitResult?.numPassedTests ?? 0;
failed += unitResult?.numFailedTests ?? 0;
if (unit !== 0 && !unitResult?.numFailedTests) failed += 1;

rmSync('.cache/browser.json', { force: true });
const browser = await run('node', ['scripts/browser-tests.mjs']);
const stats = read('.cache/browser.json')?.stats;
passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
failed += stats?.unexpected ?? 0;
if (browser !== 0 && !stats?.unexpected) failed += 1;

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
