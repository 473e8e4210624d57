// Scores the sites of the prompt sets from 0 to 100: npm run bench:sites -- [set.jsonl …] [--ids a,b] [--seed n] [--json FILE]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkSite } from '@/engine/check/check-site';
import { listenTo } from '../tests/support/site-laws/listen';
import { makeSite, readSamples } from '../tests/support/site-laws/made-site';
import type { MadeSite } from '../tests/support/site-laws/made-site';
import { serveSubFolders } from '../tests/support/site-laws/sub-folder';
import { findNu, runNu, validateMarkup } from './sites/check-markup';
import { measureDiversity } from './sites/diversity';
import { addUp } from './sites/mark';
import { markAdherence } from './sites/mark-adherence';
import { markDesign } from './sites/mark-design';
import { markSoundness } from './sites/mark-soundness';
import { openBrowser, openTab } from './sites/open-browser';
import { readSite } from './sites/read-site';
import { printReport, type SiteResult } from './sites/report';
import { faultsOf } from './sites/site-measure';
import type { SiteMeasure } from './sites/site-measure';
import { trySite } from './sites/try-site';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ids: { type: 'string' },
    seed: { type: 'string', default: '1' },
    tabs: { type: 'string', default: '2' },
    json: { type: 'string' },
  },
});
const sets =
  positionals.length > 0 ? positionals : ['bench/sets/prompts.jsonl', 'bench/sets/prompts-own.jsonl'];
const ids = values.ids?.split(',');
const samples = sets.flatMap(readSamples).filter(({ id }) => ids === undefined || ids.includes(id));
const folder = mkdtempSync(join(tmpdir(), 'site-quality-'));
const browser = await openBrowser();
const read = new Map<
  string,
  { measure: SiteMeasure; marks: Awaited<ReturnType<typeof trySite>>; validity: string[] }
>();
const wavering: string[] = [];
const queue = [...samples];
try {
  await Promise.all(Array.from({ length: Number(values.tabs) }, work));
} finally {
  await browser.close();
}
const jar = findNu();
if (jar === null)
  console.log('The Nu validator is left out: no vnu.jar (VNU_JAR, or the vnu-jar package) or no Java.');
const nu =
  jar === null
    ? null
    : runNu(
        jar,
        [...read.values()].map(({ measure }) => measure.site),
        folder,
      );
rmSync(folder, { recursive: true, force: true });

const results: SiteResult[] = samples.flatMap(({ id }) => {
  const one = read.get(id);
  if (!one) return [];
  const { measure, validity } = one;
  const marks = [
    ...markAdherence(measure),
    ...one.marks,
    ...markSoundness(measure, validity, nu?.get(id) ?? null),
    ...markDesign(measure),
  ];
  const gates = findGates(measure);
  return [{ id, gates, ...addUp(marks, gates) }];
});
const diversity = measureDiversity([...read.values()].map(({ measure }) => measure));
printReport(results, diversity, wavering);
if (values.json) writeFileSync(values.json, `${JSON.stringify({ results, diversity, wavering }, null, 1)}\n`);

async function work(): Promise<void> {
  const tab = await openTab(browser);
  const noise = listenTo(tab);
  const desk = { tab, noise, subFolders: await serveSubFolders(tab, noise) };
  for (let sample = queue.shift(); sample; sample = queue.shift()) {
    const site = await makeSite(sample, Number(values.seed));
    if (bytesOfSite(site) !== bytesOfSite(await makeSite(sample, Number(values.seed))))
      wavering.push(site.id);
    const place = join(folder, site.id);
    const measure = await readSite(desk, site, place);
    const marks = await trySite(desk, site, place);
    read.set(site.id, { measure, marks, validity: await validateMarkup(site) });
    console.error(`${read.size}/${samples.length} ${site.id}`);
  }
  await tab.context().close();
}

function bytesOfSite(site: MadeSite): string {
  return JSON.stringify(
    site.files.map((file) => [
      file.path,
      typeof file.content === 'string' ? file.content : file.content.length,
    ]),
  );
}

/** Conditions without which nothing else counts. */
function findGates(measure: SiteMeasure): string[] {
  const broken = checkSite([...measure.site.files]).filter(
    ({ rule, severity }) => severity === 'error' && rule.endsWith('-syntax'),
  );
  return [
    ...(measure.pages[0]?.text.trim() ? [] : ['the first page is empty']),
    ...broken.map(({ path, message }) => `${path} ${message}`),
    ...faultsOf(measure, 'page-error', 'request', 'sub-folder', 'empty'),
  ];
}
