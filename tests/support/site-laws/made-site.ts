import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bytesOf } from '@/domain/site/site-file';
import type { SiteFile } from '@/domain/site/site-file';
import { loadLexicons } from '@/engine/brief/words/lexicon-shelf';
import { readBrief } from '@/engine/brief/read-brief';
import { composeWithType } from '@/engine/compose/compose-with-type';
import { loadCopy } from '@/engine/plan/load-copy';
import { makePlan } from '@/engine/plan/make-plan';
import type { SitePlan } from '@/engine/plan/site-plan';
import { readTypeFile } from '../../../scripts/cli/read-type-file';

/** A line of a prompt set. `expect` says what the prompt asks for; it may be missing. */
export type Sample = {
  readonly id: string;
  readonly prompt: string;
  readonly expect?: Readonly<Record<string, unknown>>;
};

/** A composed site with the plan it came from. */
export type MadeSite = Sample & { readonly plan: SitePlan; readonly files: readonly SiteFile[] };

/** The samples of a JSONL file, in its order. */
export function readSamples(path: string): Sample[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Sample);
}

/** The site that a prompt and a seed give. */
export async function makeSite(sample: Sample, seed = 1): Promise<MadeSite> {
  await loadLexicons(sample.prompt);
  const brief = readBrief(sample.prompt);
  await loadCopy(brief);
  const plan = makePlan(brief, seed);
  return { ...sample, plan, files: await composeWithType(plan, readTypeFile) };
}

/** Writes the files of a site under a folder. */
export function storeSite(site: MadeSite, folder: string): void {
  for (const file of site.files) {
    const path = join(folder, file.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytesOf(file));
  }
}

/** Paths of the pages of a site, the page for missing addresses included. */
export function pagesOf(site: MadeSite): string[] {
  return site.files.map(({ path }) => path).filter((path) => path.endsWith('.html'));
}
