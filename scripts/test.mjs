// The whole test: checks, unit and contract suites, browser journeys. Ends with one line summed over all runners.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const windows = process.platform === 'win32';
mkdirSync('.cache', { recursive: true });

/**
 * Runs a command to its end; with `keep` its words are handed over at the end instead of shown as they come. What it wrote to
 * its second stream is handed over in any case.
 */
function run(command, args, { keep = false } = {}) {
  return new Promise((resolve) => {
    const stdio = keep ? 'pipe' : ['inherit', 'inherit', 'pipe'];
    const child = spawn(command, args, { stdio, shell: windows });
    let said = '';
    let wrong = '';
    child.stdout?.on('data', (part) => (said += part));
    child.stderr.on('data', (part) => {
      said += part;
      wrong += part;
      if (!keep) process.stderr.write(part);
    });
    child.on('close', (code) => resolve({ code: code ?? 1, said, wrong }));
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
/** What failed, by name: told once more at the end, where a long run's own words have scrolled away. */
const faults = [];
/** One after the other, beside the unit tests; the build for the browser last, so that it stands when its turn comes. */
async function check() {
  const results = [];
  for (const name of ['check:format', 'check:types', 'check:boundaries', 'check:lint', 'check:unused']) {
    results.push({ name, ...(await run('npm', ['run', '--silent', name], { keep: true })) });
  }
  const build = await run('node', ['scripts/browser-tests.mjs', '--build-only'], { keep: true });
  return { results, build };
}

/** The unit tests in two halves, each reading the engine once: one thread alone leaves half of two cores idle. */
const halves = [1, 2].map((half) => ({ half, report: `.cache/unit-${half}.json` }));
function testUnits({ half, report }) {
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return run('npx', ['vitest', 'run', `--shard=${half}/2`, ...reporters]);
}

const [checks, ...units] = await Promise.all([check(), ...halves.map(testUnits)]);
for (const { name, code, said } of checks.results) {
  if (code !== 0) console.log(said);
  console.log(`${name}: ${code === 0 ? 'passed' : 'FAILED'}`);
  if (code === 0) passed += 1;
  else {
    failed += 1;
    faults.push(name);
  }
}
for (const [at, { report }] of halves.entries()) {
  const result = read(report);
  passed += result?.numPassedTests ?? 0;
  failed += result?.numFailedTests ?? 0;
  for (const file of result?.testResults ?? []) {
    for (const test of file.assertionResults.filter(({ status }) => status === 'failed')) {
      faults.push(`${file.name} > ${test.fullName}\n${test.failureMessages.join('\n').slice(0, 600)}`);
    }
  }
  if (units[at].code !== 0 && !result?.numFailedTests) {
    failed += 1;
    // No test failed and yet the run did: a file that could not be read, or an error outside every test.
    const unread = (result?.testResults ?? []).filter(({ status }) => status === 'failed');
    faults.push(`unit tests, half ${at + 1}: exit ${units[at].code}`);
    faults.push(...unread.map(({ name, message }) => `${name}\n${message.slice(0, 600)}`));
    const [, outside] = units[at].wrong.split('Unhandled Errors');
    if (outside) faults.push(`outside every test: ${outside.slice(0, 2_000)}`);
  }
}
if (checks.build.code !== 0) console.log(checks.build.said);

rmSync('.cache/browser.json', { force: true });
const browser =
  checks.build.code === 0 ? await run('node', ['scripts/browser-tests.mjs', '--built']) : checks.build;
const stats = read('.cache/browser.json')?.stats;
passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
failed += stats?.unexpected ?? 0;
if (browser.code !== 0 && !stats?.unexpected) {
  failed += 1;
  faults.push(`browser tests: exit ${browser.code}`);
}

for (const fault of faults) console.log(`FAILED: ${fault}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
