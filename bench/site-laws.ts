// Holds every site of the prompt sets, every page of it, to the output laws: npm run bench:laws [-- --set FILE --ids a,b --seed n]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Fault } from '../tests/support/site-laws/fault';
import { auditSite } from '../tests/support/site-laws/audit-site';
import { serveSubFolders } from '../tests/support/site-laws/sub-folder';
import { listenTo } from '../tests/support/site-laws/listen';
import { makeSite, pagesOf, readSamples } from '../tests/support/site-laws/made-site';
import { openBrowser, openTab } from './sites/open-browser';

const { values } = parseArgs({
  options: {
    set: {
      type: 'string',
      multiple: true,
      default: ['bench/sets/prompts.jsonl', 'bench/sets/prompts-own.jsonl'],
    },
    ids: { type: 'string' },
    seed: { type: 'string', default: '1' },
    tabs: { type: 'string', default: '2' },
  },
});
const ids = values.ids?.split(',');
const samples = values.set.flatMap(readSamples).filter(({ id }) => ids === undefined || ids.includes(id));
const queue = [...samples];
const faults: Fault[] = [];
let pages = 0;
let sites = 0;
const folder = mkdtempSync(join(tmpdir(), 'site-laws-'));
const browser = await openBrowser();
try {
  await Promise.all(Array.from({ length: Number(values.tabs) }, work));
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${sites} sites, ${pages} pages, ${faults.length} faults`);
for (const law of new Set(faults.map((fault) => fault.law)))
  console.log(`  ${law}: ${faults.filter((fault) => fault.law === law).length}`);
process.exit(faults.length === 0 ? 0 : 1);

async function work(): Promise<void> {
  const tab = await openTab(browser);
  const noise = listenTo(tab);
  const subFolders = await serveSubFolders(tab, noise);
  for (let sample = queue.shift(); sample; sample = queue.shift()) {
    const site = await makeSite(sample, Number(values.seed));
    const found = [
      ...(await auditSite(tab, noise, site, join(folder, site.id), { axe: () => true, darkRules: 'all' })),
      ...(await subFolders.open(site)),
    ];
    sites += 1;
    pages += pagesOf(site).length;
    faults.push(...found);
    for (const { law, site: id, page, detail } of found) console.log(`${id}/${page} ${law}: ${detail}`);
    console.log(
      `${sites}/${samples.length} ${site.id} ${pagesOf(site).length} pages, ${found.length} faults`,
    );
  }
  await tab.context().close();
}
