import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'sitewright-cli-'));
const site = join(home, 'site');

type Run = { readonly code: number; readonly out: string; readonly errors: string };

function start(words: readonly string[]): Promise<Run> {
  return new Promise((resolve) => {
    const env = { ...process.env, XDG_STATE_HOME: join(home, 'state') };
    execFile(process.execPath, words, { cwd: root, env, maxBuffer: 1e8 }, (error, out, errors) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, errors }),
    );
  });
}

// Built once: read from its sources, the composer takes three seconds to start, twenty times over.
const built = join(root, '.cache/command-line');
const run = (script: string, ...words: string[]) => start([join(built, `${script}.mjs`), ...words]);

async function buildScripts(): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    resolve: { alias: { '@': join(root, 'src') } },
    build: {
      ssr: true,
      outDir: built,
      rollupOptions: {
        input: ['compose', 'edit'].map((name) => join(root, `scripts/${name}.ts`)),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
}

const compose = (...words: string[]) => run('compose', ...words);
const edit = (...words: string[]) => run('edit', '--site', site, ...words);
const styles = () => readFileSync(join(site, 'style.css'), 'utf8');

describe('the command line', () => {
  beforeAll(async () => {
    await buildScripts();
    await compose('A bakery in Lisbon called Sol with a menu', '--out', site);
  }, 60_000);
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  it('writes a site and prints one JSON object about it', async () => {
    const { code, out } = await compose(
      'gym landing page',
      '--out',
      join(home, 'gym'),
      '--seed',
      '3',
      '--json',
    );
    const answer = JSON.parse(out) as {
      brief: { kind: { value: string } };
      files: string[];
      findings: unknown[];
      milliseconds: number;
    };
    expect(code).toBe(0);
    expect(answer.files).toContain('index.html');
    expect(answer.files.every((path) => existsSync(join(home, 'gym', path)))).toBe(true);
    expect(answer.milliseconds).toBeGreaterThan(0);
  }, 60_000);

  it('writes the same bytes from its sources', async () => {
    const sources = ['--import', 'tsx', 'scripts/compose.ts'];
    const again = join(home, 'again');
    await start([...sources, 'A bakery in Lisbon called Sol with a menu', '--out', again]);
    expect(readFileSync(join(again, 'index.html'), 'utf8')).toBe(
      readFileSync(join(site, 'index.html'), 'utf8'),
    );
  }, 60_000);

  it('says 2 for wrong usage and touches nothing', async () => {
    mkdirSync(join(home, 'mine'));
    writeFileSync(join(home, 'mine', 'notes.txt'), 'keep');
    const runs = await Promise.all([
      compose('--out', site),
      compose('a gym'),
      compose('a gym', '--out', join(home, 'mine')),
      run('edit', 'make it dark'),
      run('edit', '--site', join(home, 'none'), 'x'),
    ]);
    expect(runs.map(({ code }) => code)).toEqual([2, 2, 2, 2, 2]);
    expect(readdirSync(join(home, 'mine'))).toEqual(['notes.txt']);
  }, 60_000);

  it('edits, undoes to the same bytes and does it again', async () => {
    const before = styles();
    expect((await edit('make the header dark green')).code).toBe(0);
    const after = styles();
    expect(after).not.toBe(before);
    expect((await edit('undo')).code).toBe(0);
    expect(styles()).toBe(before);
    expect((await edit('redo')).code).toBe(0);
    expect(styles()).toBe(after);
    expect((await edit('redo')).code).toBe(3);
  }, 60_000);

  it('says 3 for what it does not do, and changes no file', async () => {
    cpSync(site, join(home, 'copy'), { recursive: true });
    for (const command of ['write a poem about bread', 'asdf', 'what can you do?']) {
      const { code, out } = await edit(command, '--json');
      expect(code).toBe(3);
      expect((JSON.parse(out) as { suggestions: string[] }).suggestions.length).toBeGreaterThan(1);
    }
    for (const name of ['index.html', 'style.css']) {
      expect(readFileSync(join(site, name), 'utf8')).toBe(readFileSync(join(home, 'copy', name), 'utf8'));
    }
  }, 60_000);

  it('does not undo over what was edited by hand since', async () => {
    await edit('make the footer navy');
    writeFileSync(join(site, 'style.css'), `${styles()}/* mine */\n`);
    expect((await edit('undo')).code).toBe(3);
    expect(styles()).toContain('/* mine */');
  }, 60_000);
});
