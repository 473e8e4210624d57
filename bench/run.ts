// Runs every benchmark, or those named: npm run bench -- compose home editor
import { printTable, type Measurement } from './measure';

const suites: Readonly<Record<string, () => Promise<readonly Measurement[]>>> = {
  compose: async () => (await import('./compose-speed')).measureCompose(),
  worker: async () => (await import('./browser/composer-worker')).measureComposerWorker(),
  prompts: async () => (await import('./many-prompts')).measureManyPrompts(),
  long: async () => (await import('./long-inputs')).measureLongInputs(),
  size: async () => (await import('./bundle-size')).measureBundles(),
  home: async () => (await import('./browser/home-speed')).measureHome(),
  editor: async () => (await import('./browser/editor-speed')).measureEditor(),
  seal: async () => (await import('./browser/seal-speed')).measureSeal(),
  many: async () => (await import('./browser/many-projects')).measureManyProjects(),
  projects: async () => (await import('./browser/project-list')).measureProjectList(),
  lists: async () => (await import('./browser/long-lists')).measureLongLists(),
  ledger: async () => (await import('./browser/long-ledger')).measureLedger(),
  screens: async () => (await import('./browser/cold-screens')).measureColdScreens(),
  zip: async () => (await import('./browser/zip-speed')).measureZip(),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(
    `No benchmark is called ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}.`,
  );
  process.exit(2);
}
const rows: Measurement[] = [];
for (const [name, suite] of Object.entries(suites)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`# ${name}`);
  rows.push(...(await suite()));
}
printTable(rows);
process.exit(rows.every(({ figure, target }) => figure <= target) ? 0 : 1);
