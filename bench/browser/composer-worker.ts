import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as Comlink from 'comlink';
import type { ComposeWorker } from '../../src/contract/compose-worker';
import { median, percentile, type Measurement } from '../measure';
import { fivePagePrompts } from '../five-page-prompts';
import { openApp } from './open-app';

const dist = new URL('../../dist/assets/', import.meta.url);
const comlink = new URL('../../node_modules/comlink/dist/umd/comlink.min.js', import.meta.url);

/** Times each prompt is made: the first round is what the warm ones are compared with. */
const rounds = 6;

/** The built worker: it shares its name with the page's own way to it, which is far smaller. */
function builtWorker(): string {
  const sizeOf = (name: string): number => statSync(fileURLToPath(new URL(name, dist))).size;
  const [worker] = readdirSync(dist)
    .filter((name) => /^compose-[\w-]{8}\.js$/.test(name))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one));
  if (!worker) throw new Error('There is no build. Run "npm run build" first.');
  return `/assets/${worker}`;
}

type Times = { readonly first: number; readonly warm: readonly number[]; readonly fewestPages: number };

/**
 * Prompt to checked files in the browser's own worker, as the app asks for it but with nothing kept: neither the store nor
 * the preview is in the figure, each site has another seed, and the worker is warmed as it is while a person types.
 */
export async function measureComposerWorker(): Promise<readonly Measurement[]> {
  const app = await openApp();
  try {
    const page = await app.context.newPage();
    await page.goto(app.url);
    await page.evaluate(readFileSync(comlink, 'utf8'));
    const { first, warm, fewestPages } = await page.evaluate(
      async ({ address, prompts, times }): Promise<Times> => {
        const { wrap, proxy } = (globalThis as unknown as { Comlink: typeof Comlink }).Comlink;
        const remote = wrap<ComposeWorker>(new Worker(address, { type: 'module' }));
        await remote.warm();
        const taken: number[] = [];
        let fewest = Number.POSITIVE_INFINITY;
        for (let round = 1; round <= times; round += 1) {
          for (const prompt of prompts) {
            const made = await remote.compose(
              { prompt, seed: round },
              proxy(() => undefined),
            );
            taken.push(made.milliseconds);
            fewest = Math.min(fewest, made.files.filter(({ path }) => path.endsWith('.html')).length);
          }
        }
        return { first: taken[0] ?? Number.NaN, warm: taken.slice(prompts.length), fewestPages: fewest };
      },
      { address: builtWorker(), prompts: fivePagePrompts, times: rounds },
    );
    // Five pages and the page for addresses that lead nowhere.
    if (fewestPages < 6) throw new Error(`A site of ${fewestPages} pages is in the figures.`);
    return [
      {
        name: 'five-page site in the worker, warm median',
        figure: median(warm),
        unit: 'ms',
        target: 300,
        detail: `first ${first.toFixed(0)} ms`,
      },
      { name: 'five-page site in the worker, p95', figure: percentile(warm, 0.95), unit: 'ms', target: 600 },
    ];
  } finally {
    await app.close();
  }
}
