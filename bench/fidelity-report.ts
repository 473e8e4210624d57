// Composes the dense briefs of a set and prints how many of the facts that each states stand in its pages' visible text.
// The files, JSONL, are given by path; without one: sets/fidelity.jsonl and sets/fidelity-dense.jsonl. `--text` prints the pages as read.
import { readFileSync } from 'node:fs';
import { textOf } from '@/domain/site/site-file';
import { loadLexicons } from '@/engine/brief/words/lexicon-shelf';
import { readBrief } from '@/engine/brief/read-brief';
import { composeWithType } from '@/engine/compose/compose-with-type';
import { loadCopy } from '@/engine/plan/load-copy';
import { makePlan } from '@/engine/plan/make-plan';
import { readTypeFile } from '../scripts/cli/read-type-file';

/** `keep` are small regular expressions, whatever the case; `absent` are words that no page may say. */
type Sample = {
  readonly id: string;
  readonly prompt: string;
  readonly keep: readonly string[];
  readonly absent: readonly string[];
};

const seed = 5;

/** What a visitor reads of a page: no head, script, style or drawing. */
function visible(markup: string): string {
  return markup
    .replace(/<head[\s\S]*?<\/head>/u, ' ')
    .replace(/<(script|style|svg|template)[\s\S]*?<\/\1>/gu, ' ')
    .replace(/<\/?(?:span|a|b|em|strong|i|abbr|time|mark|cite|small)(?:\s[^>]*)?>/gu, '')
    .replace(/<[^>]+>/gu, ' ')
    .replace(/&(?:amp);/gu, '&')
    .replace(/&(?:quot|ldquo|rdquo);|[“”]/gu, '"')
    .replace(/&(?:#39|apos|rsquo);|[’‘]/gu, "'")
    .replace(/&nbsp;|[\u{a0}\u{202f}\u{2009}]/gu, ' ')
    .replace(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/\u{ad}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The pages of the site for a prompt, as read, by path. */
async function pagesFor(prompt: string): Promise<Map<string, string>> {
  await loadLexicons(prompt);
  const brief = readBrief(prompt);
  await loadCopy(brief);
  const files = await composeWithType(makePlan(brief, seed), readTypeFile);
  return new Map(
    files
      .filter(({ path }) => path.endsWith('.html') && path !== '404.html')
      .map((file) => [file.path, visible(textOf(file))]),
  );
}

const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

async function report(path: string, isVerbose: boolean): Promise<void> {
  const samples = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Sample);
  const sum = { kept: 0, stated: 0, spoken: 0, whole: 0 };
  console.log(`${path} (${samples.length} briefs)`);
  for (const { id, prompt, keep, absent } of samples) {
    const pages = await pagesFor(prompt);
    const text = [...pages.values()].join(' | ');
    const missing = keep.filter((fact) => !new RegExp(fact, 'iu').test(text));
    const spoken = absent.filter((words) =>
      new RegExp(String.raw`(?<!\p{L})${escaped(words)}(?!\p{L})`, 'iu').test(text),
    );
    sum.kept += keep.length - missing.length;
    sum.stated += keep.length;
    sum.spoken += spoken.length;
    if (missing.length === 0 && spoken.length === 0) sum.whole += 1;
    console.log(`  ${id.padEnd(16)} ${keep.length - missing.length}/${keep.length}`);
    for (const fact of missing) console.log(`    lost    ${fact}`);
    for (const words of spoken) console.log(`    spoken  ${words}`);
    if (isVerbose) for (const [page, words] of pages) console.log(`    ${page}: ${words}`);
  }
  console.log(
    `  ${sum.kept} of ${sum.stated} facts kept, ${sum.spoken} unwanted words spoken, ${sum.whole} of ${samples.length} briefs whole\n`,
  );
}

const given = process.argv.slice(2);
const paths = given.filter((one) => !one.startsWith('--'));
for (const path of paths.length > 0
  ? paths
  : ['bench/sets/fidelity.jsonl', 'bench/sets/fidelity-dense.jsonl'])
  await report(path, given.includes('--text'));
