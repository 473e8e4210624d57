import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Measurement } from './measure';

type ManifestEntry = {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
  src?: string;
};
const dist = new URL('../dist/', import.meta.url).pathname;

/** JS and CSS that the home page and the editor load, gzip -9, from the build's manifest. */
export async function measureBundles(): Promise<readonly Measurement[]> {
  const path = join(dist, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error('There is no build manifest. Run "npm run build" first.');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, ManifestEntry>;
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry && key.endsWith('index.html'));
  const editorKey = Object.keys(manifest).find((key) => key.endsWith('editor-screen.tsx'));
  if (!entryKey || !editorKey) throw new Error('The manifest has no home entry or no editor screen.');
  const home = closure(manifest, [entryKey]);
  const editor = closure(manifest, [entryKey, editorKey]);
  const composer = composerFiles();
  const worker = readdirSync(dist).filter((name) => name === 'index.js' || name === 'sw.js');
  return [
    {
      name: 'home page, JS + CSS gzip',
      figure: weigh(home),
      unit: 'KB',
      target: 120,
      detail: `${home.size} files`,
    },
    ...publicPages(manifest, entryKey),
    {
      name: 'editor on top of it, JS + CSS gzip',
      figure: weigh(editor) - weigh(home),
      unit: 'KB',
      target: 220,
      detail: `${editor.size - home.size} files`,
    },
    {
      name: 'composer worker as it starts, gzip',
      figure: weigh(composer.start),
      unit: 'KB',
      target: 400,
      detail: 'without the copy, words and apps that a prompt fetches',
    },
    {
      name: 'what the composer writes pages with, gzip',
      figure: weigh(composer.writer),
      unit: 'KB',
      target: 150,
      detail: 'fetched while it reads the prompt',
    },
    {
      name: 'what the composer checks pages with, gzip',
      figure: weigh(composer.checker),
      unit: 'KB',
      target: 120,
      detail: 'fetched beside that; pages are written without it',
    },
    { name: 'service worker, gzip', figure: weigh(new Set(worker)), unit: 'KB', target: 220 },
  ];
}

const publicScreen =
  /features\/(?:(?:pricing|discounts|templates|integrations|customers|components|docs|blog|company|legal|contact|api)\/.*-screen|auth\/(?:login|signup|forgot|reset)-screen|home\/below-the-prompt)\.tsx$/;

/** The heaviest public pages: what the shell loads, and the page's own part. */
function publicPages(manifest: Record<string, ManifestEntry>, entryKey: string): Measurement[] {
  return Object.keys(manifest)
    .filter((key) => publicScreen.test(key))
    .map((key) => ({ key, figure: weigh(closure(manifest, [entryKey, key])) }))
    .toSorted((one, other) => other.figure - one.figure)
    .slice(0, 5)
    .map(({ key, figure }) => ({
      name: `public page ${key.replace(/^.*features\//, '').replace(/(?:-screen)?\.tsx$/, '')}, JS + CSS gzip`,
      figure,
      unit: 'KB',
      target: 115,
    }));
}

function closure(manifest: Record<string, ManifestEntry>, keys: string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const entry = manifest[key];
    if (!entry || seen.has(key)) return;
    seen.add(key);
    files.add(entry.file);
    for (const css of entry.css ?? []) files.add(css);
    for (const next of entry.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return files;
}

function weigh(files: ReadonlySet<string>): number {
  let bytes = 0;
  for (const file of files)
    if (/\.(js|css)$/.test(file)) bytes += gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  return bytes / 1000;
}

/** The compose worker with what it imports before it runs, and what comes beside that to write the pages and to check them. */
function composerFiles(): Readonly<Record<'start' | 'writer' | 'checker', ReadonlySet<string>>> {
  const folder = join(dist, 'assets');
  const names = readdirSync(folder);
  const entry = names
    .filter((name) => /^compose-[\w-]{8}\.js$/.test(name))
    .toSorted((one, other) => statSync(join(folder, other)).size - statSync(join(folder, one)).size)[0];
  const writer = names.find((name) => /^compose-with-type-.*\.js$/.test(name));
  const checker = names.find((name) => /^check-site-.*\.js$/.test(name));
  if (!entry || !writer || !checker)
    throw new Error('The build has no compose worker, or none that fetches what writes and checks pages.');
  const start = importsOf(folder, entry);
  const beside = new Set([...importsOf(folder, writer)].filter((name) => !start.has(name)));
  const further = [...importsOf(folder, checker)].filter((name) => !start.has(name) && !beside.has(name));
  return { start, writer: beside, checker: new Set(further) };
}

/** A script of the build and all that it imports before it runs, as paths below `dist`. */
function importsOf(folder: string, entry: string): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (name: string): void => {
    if (files.has(`assets/${name}`)) return;
    files.add(`assets/${name}`);
    const code = readFileSync(join(folder, name), 'utf8');
    for (const [, next] of code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) if (next) visit(next);
  };
  visit(entry);
  return files;
}
