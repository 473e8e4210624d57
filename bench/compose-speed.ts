import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadLexicons } from '../src/engine/brief/words/lexicon-shelf';
import { readBrief } from '../src/engine/brief/read-brief';
import { checkSite } from '../src/engine/check/check-site';
import { composeWithType } from '../src/engine/compose/compose-with-type';
import { loadCopy } from '../src/engine/plan/load-copy';
import { makePlan } from '../src/engine/plan/make-plan';
import { median, percentile, type Measurement } from './measure';
import { readTypeFile } from '../scripts/cli/read-type-file';

const fivePages =
  'A site for our climbing hall "North Face Hall" in Bergen. Pages: Home, Courses, Prices, About us, Contact. Deep blue and orange. Opening hours daily 9-22.';

const firstSite = fileURLToPath(new URL('first-site.mjs', import.meta.url));
const dist = new URL('../dist/assets/', import.meta.url);

/** What the first visitor waits for: the built composer read, compiled and asked once, each time in a process of its own. */
function measureFirst(): number {
  if (!existsSync(dist)) throw new Error('There is no build. Run "npm run build" first.');
  return median(
    Array.from({ length: 7 }, () =>
      Number(execFileSync(process.execPath, [firstSite, fivePages], { encoding: 'utf8' })),
    ),
  );
}

/** Prompt to checked files, in Node: the same functions the worker calls. */
export async function measureCompose(): Promise<readonly Measurement[]> {
  const times: number[] = [];
  for (let run = 0; run < 25; run += 1) {
    const started = performance.now();
    await loadLexicons(fivePages);
    const brief = readBrief(fivePages);
    await loadCopy(brief);
    const files = await composeWithType(makePlan(brief, run + 1), readTypeFile);
    checkSite(files);
    times.push(performance.now() - started);
  }
  // The first one reads the source file by file, which no visitor waits for.
  const warm = times.slice(1);
  return [
    {
      name: 'five-page site, composed and checked, warm median (Node)',
      figure: median(warm),
      unit: 'ms',
      target: 500,
    },
    { name: 'five-page site, p95 (Node)', figure: percentile(warm, 0.95), unit: 'ms', target: 600 },
    {
      name: 'five-page site, first in a fresh process, as built (Node)',
      figure: measureFirst(),
      unit: 'ms',
      target: 1000,
    },
  ];
}
