// The whole test: checks, unit and contract suites, browser journeys. Ends with one line summed over all runners.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const windows = process.platform === 'win32';
mkdirSync('.cache', { recursive: true });

/** Runs a command to its end; with `keep` its words are handed over at the end instead of shown as they come. */
function run(command, args, { keep = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: keep ? 'pipe' : 'inherit', shell: windows });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (said += part));
    child.on('close', (code) => resolve({ code: code ?? 1, said }));
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
/** One after the other, beside the unit tests, which leave a good part of a second core idle. */
async function check() {
  const results = [];
  for (const name of ['check:format', 'check:types', 'check:boundaries', 'check:lint', 'check:unused']) {
    results.push({ name, ...(await run('npm', ['run', '--silent', name], { keep: true })) });
  }
  return results;
}

rmSync('.cache/unit.json', { force: true });
const unitArguments = ['run', '--reporter=default', '--reporter=json', '--outputFile.json=.cache/unit.json'];
const [checks, unit] = await Promise.all([check(), run('npx', ['vitest', ...unitArguments])]);
for (const { name, code, said } of checks) {
  if (code !== 0) console.log(said);
  console.log(`${name}: ${code === 0 ? 'passed' : 'FAILED'}`);
  if (code === 0) passed += 1;
  else failed += 1;
}
const unitResult = read('.cache/unit.json');
passed += unitResult?.numPassedTests ?? 0;
failed += unitResult?.numFailedTests ?? 0;
if (unit.code !== 0 && !unitResult?.numFailedTests) failed += 1;

rmSync('.cache/browser.json', { force: true });
const browser = await run('node', ['scripts/browser-tests.mjs']);
const stats = read('.cache/browser.json')?.stats;
passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
failed += stats?.unexpected ?? 0;
if (browser.code !== 0 && !stats?.unexpected) failed += 1;

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
