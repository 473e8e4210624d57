// Draws the layer diagram of ARCHITECTURE.md from the real imports. With --check it only says whether it is current.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';

const law = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const page = new URL('../ARCHITECTURE.md', import.meta.url);
const { tsConfig: _unused, ...options } = law.options;
const { output } = await cruise(
  ['src'],
  { ...options, exclude: { path: '(node_modules|\\.test\\.tsx?$|^virtual:)' } },
  { alias: { '@': `${process.cwd()}/src` }, extensions: ['.ts', '.tsx'] },
);

const layerOf = (path) => /^src\/([^/]+)\//.exec(path)?.[1] ?? null;
const edges = new Map();
for (const { source, dependencies } of output.modules) {
  const from = layerOf(source);
  for (const { resolved, typeOnly } of dependencies) {
    const to = layerOf(resolved);
    if (!from || !to || from === to) continue;
    const key = `${from} ${to}`;
    edges.set(key, (edges.get(key) ?? true) && typeOnly === true);
  }
}
const lines = [...edges]
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([key, typeOnly]) => {
    const [from, to] = key.split(' ');
    return `  ${from} ${typeOnly ? '-.->' : '-->'} ${to}`;
  });
const diagram = [
  '<!-- layers:begin (npm run draw) -->',
  '```mermaid',
  'flowchart TD',
  ...lines,
  '```',
  '<!-- layers:end -->',
].join('\n');

const text = readFileSync(page, 'utf8');
const next = text.replace(/<!-- layers:begin[\s\S]*?<!-- layers:end -->/, () => diagram);
if (process.argv.includes('--check')) {
  if (next === text) process.exit(0);
  console.error('The layer diagram in ARCHITECTURE.md is not current. Run "npm run draw".');
  process.exit(1);
}
writeFileSync(page, next);
