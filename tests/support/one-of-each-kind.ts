import { readFileSync } from 'node:fs';
import { readBrief } from '@/engine/brief/read-brief';
import { composeSite } from '@/engine/compose/compose-site';
import { loadAllCopy } from '@/engine/plan/load-copy';
import { makePlan } from '@/engine/plan/make-plan';
import type { SitePlan } from '@/engine/plan/site-plan';
import { textOf } from '@/domain/site/site-file';

/** A composed site: its plan and its text files by path. */
export type KindSite = { readonly plan: SitePlan; readonly texts: ReadonlyMap<string, string> };

/** A site of every kind that the bench's own prompts ask for, the first prompt of each kind. */
export async function composeOneOfEachKind(): Promise<Map<string, KindSite>> {
  await loadAllCopy();
  const prompts = ['bench/sets/prompts.jsonl', 'bench/sets/prompts-own.jsonl'].flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => (JSON.parse(line) as { prompt: string }).prompt),
  );
  const sites = new Map<string, KindSite>();
  for (const prompt of prompts) {
    const brief = readBrief(prompt);
    if (sites.has(brief.kind.value)) continue;
    sites.set(brief.kind.value, composeText(makePlan(brief, 1)));
  }
  return sites;
}

/** The site of one prompt, with all copy at hand. */
export async function composePrompt(prompt: string, seed = 1): Promise<KindSite> {
  await loadAllCopy();
  return composeText(makePlan(readBrief(prompt), seed));
}

function composeText(plan: SitePlan): KindSite {
  return { plan, texts: new Map(composeSite(plan).map((file) => [file.path, textOf(file)])) };
}
