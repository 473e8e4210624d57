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
  const [first = Number.NaN, ...warm] = times;
  return [
    {
      name: 'five-page site, composed and checked, warm median (Node)',
      figure: median(warm),
      unit: 'ms',
      target: 500,
    },
    { name: 'five-page site, p95 (Node)', figure: percentile(warm, 0.95), unit: 'ms', target: 600 },
    { name: 'five-page site, first in a fresh process (Node)', figure: first, unit: 'ms', target: 1000 },
  ];
}
