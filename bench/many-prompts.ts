import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readTypeFile } from '../scripts/cli/read-type-file';
import { loadLexicons } from '../src/engine/brief/words/lexicon-shelf';
import { readBrief } from '../src/engine/brief/read-brief';
import { composeWithType } from '../src/engine/compose/compose-with-type';
import { loadAllCopy } from '../src/engine/plan/load-copy';
import { makePlan } from '../src/engine/plan/make-plan';
import { median, percentile, type Measurement } from './measure';

const count = 1000;
const towns = ['Leeds', 'Porto', 'Graz', 'Bergen', 'Cork', 'Ghent', 'Lodz', 'Izmir', 'Haifa', 'Oslo'];
const extras = [
  'with prices',
  'with opening hours',
  'in dark green',
  'dark',
  'with a gallery',
  'one page only',
  'with a contact form',
  'playful',
];

/** A thousand prompts, no two alike, in one process: what each takes, and what stays in memory after them. */
export async function measureManyPrompts(): Promise<readonly Measurement[]> {
  const seeds = ['bench/sets/prompts.jsonl', 'bench/sets/prompts-own.jsonl'].flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => (JSON.parse(line) as { prompt: string }).prompt),
  );
  await loadAllCopy();
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = (): number => {
    // Patterns lose their code when they were not used over several collections.
    for (let turn = 0; turn < 8; turn += 1) collect();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const times: number[] = [];
  // What stays shows in the highest of several readings, before and after every prompt of the sets was read once.
  const before: number[] = [];
  const after: number[] = [];
  for (let index = 0; index < count; index += 1) {
    if (index > 0 && index % 100 === 0) (index <= 500 ? before : after).push(heap());
    const base = seeds[index % seeds.length] ?? '';
    const turn = Math.floor(index / seeds.length);
    const prompt =
      turn === 0
        ? base
        : `${base} In ${towns[(index + turn) % towns.length]}, ${extras[(index * 3 + turn) % extras.length]}.`;
    const started = performance.now();
    await loadLexicons(prompt);
    await composeWithType(makePlan(readBrief(prompt), index + 1), readTypeFile);
    times.push(performance.now() - started);
  }
  return [
    {
      name: '1,000 prompts in one process, each, median (Node)',
      figure: median(times),
      unit: 'ms',
      target: 300,
    },
    { name: '1,000 prompts, p95 (Node)', figure: percentile(times, 0.95), unit: 'ms', target: 600 },
    {
      name: 'memory grown from the first 500 prompts to the last 500',
      figure: Math.max(0, Math.max(...after, heap()) - Math.max(...before)),
      unit: 'MB',
      target: 8,
      detail: `at most ${Math.max(...before).toFixed(0)} MB before`,
    },
  ];
}
