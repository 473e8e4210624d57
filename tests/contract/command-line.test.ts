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
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { composeCommand } from '../../scripts/cli/compose-command';
import { editCommand } from '../../scripts/cli/edit-command';
import { runCommand, type Command } from '../../scripts/cli/run-command';

const root = fileURLToPath(new URL('../..', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'sitewright-cli-'));
const site = join(home, 'site');

type Run = { readonly code: number; readonly out: string };

/** A command in this process: starting one reads the composer anew, three seconds each time. */
async function run(command: Command, words: readonly string[]): Promise<Run> {
  const lines: string[] = [];
  const print = (text: unknown) => void lines.push(String(text));
  const code = await runCommand(command, words, print, print);
  return { code, out: lines.join('\n') };
}

/** The script itself, as people start it. */
function start(script: string, ...words: string[]): Promise<Run> {
  return new Promise((resolve) => {
    const list = ['--import', 'tsx', `scripts/${script}.ts`, ...words];
    execFile(process.execPath, list, { cwd: root, maxBuffer: 1e8 }, (error, out, errors) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out: `${out}${errors}` }),
    );
  });
}

const compose = (...words: string[]) => run(composeCommand, words);
const edit = (...words: string[]) => run(editCommand, ['--site', site, ...words]);
const styles = () => readFileSync(join(site, 'style.css'), 'utf8');

describe('the command line', () => {
  beforeAll(async () => {
    vi.stubEnv('XDG_STATE_HOME', join(home, 'state'));
    await compose('A bakery in Lisbon called Sol with a menu', '--out', site);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(home, { recursive: true, force: true });
  });

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
  });

  it('is started as a script that writes the same bytes and ends with the exit code', async () => {
    const again = join(home, 'again');
    const [made, refused] = await Promise.all([
      start('compose', 'A bakery in Lisbon called Sol with a menu', '--out', again),
      start('edit', 'make it dark'),
    ]);
    expect([made.code, refused.code]).toEqual([0, 2]);
    expect(refused.out).toContain('Usage: npm run --silent edit');
    expect(readFileSync(join(again, 'index.html'), 'utf8')).toBe(
      readFileSync(join(site, 'index.html'), 'utf8'),
    );
  });

  it('says 2 for wrong usage and touches nothing', async () => {
    mkdirSync(join(home, 'mine'));
    writeFileSync(join(home, 'mine', 'notes.txt'), 'keep');
    const runs = await Promise.all([
      compose('--out', site),
      compose('a gym'),
      compose('a gym', '--out', join(home, 'mine')),
      run(editCommand, ['make it dark']),
      run(editCommand, ['--site', join(home, 'none'), 'x']),
    ]);
    expect(runs.map(({ code }) => code)).toEqual([2, 2, 2, 2, 2]);
    expect(readdirSync(join(home, 'mine'))).toEqual(['notes.txt']);
  });

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
  });

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
  });

  it('does not undo over what was edited by hand since', async () => {
    await edit('make the footer navy');
    writeFileSync(join(site, 'style.css'), `${styles()}/* mine */\n`);
    expect((await edit('undo')).code).toBe(3);
    expect(styles()).toContain('/* mine */');
  });
});
