import { readFileSync } from 'node:fs';
import type { EditOutcome } from '@/domain/site/edit';
import { textOf } from '@/domain/site/site-file';
import type { SiteFile } from '@/domain/site/site-file';
import { readBrief } from '@/engine/brief/read-brief';
import { checkSite } from '@/engine/check/check-site';
import { composeWithType } from '@/engine/compose/compose-with-type';
import { applyWithType } from '@/engine/edit/apply-with-type';
import { identifyElements } from '@/engine/locate/identify-elements';
import { makePlan } from '@/engine/plan/make-plan';
import { findProblems } from './edit-checks';
import type { EditCase } from './edit-checks';
import { loadAllCopy } from '@/engine/plan/load-copy';
import { readTypeFile } from '../scripts/cli/read-type-file';

await loadAllCopy();

const sets = new URL('./sets/', import.meta.url);
const readLines = <T>(name: string): T[] =>
  readFileSync(new URL(name, sets), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);

const prompts = new Map(
  readLines<{ id: string; prompt: string }>('prompts.jsonl').map(({ id, prompt }) => [id, prompt]),
);
const sites = new Map<string, readonly SiteFile[]>();

async function siteFor(start: string): Promise<readonly SiteFile[]> {
  const id = prompts.has(start) ? start : 'bakery-lisbon';
  const known = sites.get(id);
  if (known) return known;
  const files = await composeWithType(makePlan(readBrief(prompts.get(id) ?? ''), 1), readTypeFile);
  sites.set(id, files);
  return files;
}

/** A button of the first page, as a person would pick it. */
function pickIn(files: readonly SiteFile[]): string {
  const page = files.find(({ path }) => path === 'index.html');
  const marks = page ? identifyElements(textOf(page)) : [];
  return (
    marks.find(
      ({ identifier, tag }) => tag === 'a' && /button/.test(identifier) && !identifier.startsWith('nav'),
    )?.identifier ?? 'nav-brand'
  );
}

const isVerbose = process.argv.includes('--verbose');
const only = process.argv.find((word) => word.startsWith('--only='))?.slice(7);

/** Runs one set and prints each case that did not pass, with why. */
async function runSet(name: string): Promise<readonly [passed: number, total: number]> {
  const cases = readLines<EditCase>(name);
  let passed = 0;
  const times: number[] = [];
  for (const edit of cases) {
    if (only && !edit.command.includes(only)) continue;
    const files = await siteFor(edit.start);
    const command = edit.command.replace('@{picked}', `@{${pickIn(files)}}`);
    const start = performance.now();
    const outcome: EditOutcome = await applyWithType({ files, command }, readTypeFile);
    times.push(performance.now() - start);
    const problems = findProblems(edit, files, outcome, checkSite(files));
    if (problems.length === 0) passed += 1;
    if (problems.length > 0 || isVerbose) {
      console.log(`${problems.length === 0 ? 'pass' : 'FAIL'}  ${edit.start}: ${command}`);
      console.log(
        `      ${outcome.kind}${'intent' in outcome ? ` ${outcome.intent}` : ''}: ${'message' in outcome ? outcome.message : ''}`,
      );
      if ('suggestions' in outcome && outcome.suggestions.length > 0)
        console.log(`      try: ${outcome.suggestions.join(' | ')}`);
      for (const problem of problems) console.log(`      - ${problem}`);
    }
  }
  const sorted = times.toSorted((one, other) => one - other);
  console.log(
    `${name}: ${passed} of ${times.length} passed, median ${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1)} ms, slowest ${(sorted.at(-1) ?? 0).toFixed(1)} ms\n`,
  );
  return [passed, times.length];
}

const results = [await runSet('edits.jsonl'), await runSet('edits-own.jsonl')];
process.exitCode = results.every(([passed, total]) => passed === total) ? 0 : 1;
