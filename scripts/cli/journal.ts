import { createHash } from 'node:crypto';
import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { SiteFile } from '@/domain/site/site-file';
import { bytesOf } from '@/domain/site/site-file';

/** What one edit did to the files: bytes before and after, base64; null where there was no file. */
type Entry = {
  readonly command: string;
  readonly changes: readonly {
    readonly path: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
};

/** The edits of one folder; `at` counts those that are in force. */
type Journal = { readonly made: readonly string[]; readonly entries: readonly Entry[]; readonly at: number };

const empty: Journal = { made: [], entries: [], at: 0 };
const mostEntries = 100;

/** Where the journal of a folder is kept: in the user's state folder, never inside the site. */
async function journalPath(folder: string): Promise<string> {
  const state = process.env.XDG_STATE_HOME || join(homedir(), '.local', 'state');
  const name = createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 32);
  return join(state, 'sitewright', 'journals', `${name}.json`);
}

async function readJournal(folder: string): Promise<Journal> {
  try {
    const data: unknown = JSON.parse(await readFile(await journalPath(folder), 'utf8'));
    return typeof data === 'object' && data !== null && 'entries' in data && 'at' in data
      ? { ...empty, ...(data as Journal) }
      : empty;
  } catch {
    return empty;
  }
}

async function writeJournal(folder: string, journal: Journal): Promise<void> {
  const path = await journalPath(folder);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, JSON.stringify(journal));
}

const encode = (file: SiteFile | undefined) => (file ? Buffer.from(bytesOf(file)).toString('base64') : null);

/** Remembers which files a composed site has, so that composing again may replace them, and starts a new history. */
export async function rememberComposed(folder: string, paths: readonly string[]): Promise<void> {
  await writeJournal(folder, { ...empty, made: paths });
}

/** The files that were composed into a folder; empty when none were. */
export async function composedPaths(folder: string): Promise<readonly string[]> {
  return (await readJournal(folder)).made;
}

/** Remembers one edit; edits that were undone before it are forgotten. */
export async function rememberEdit(
  folder: string,
  command: string,
  before: readonly SiteFile[],
  changed: readonly SiteFile[],
  deleted: readonly string[],
): Promise<void> {
  const journal = await readJournal(folder);
  const old = new Map(before.map((file) => [file.path, file]));
  const changes = [
    ...changed.map((file) => ({ path: file.path, before: encode(old.get(file.path)), after: encode(file) })),
    ...deleted.map((path) => ({ path, before: encode(old.get(path)), after: null })),
  ];
  const entries = [...journal.entries.slice(0, journal.at), { command, changes }].slice(-mostEntries);
  const made = [...new Set([...journal.made, ...changed.map(({ path }) => path)])];
  await writeJournal(folder, { made: journal.made.length > 0 ? made : [], entries, at: entries.length });
}

/** Files to write and to take out, or null when there is nothing to step back to. */
export type Step = {
  readonly command: string;
  readonly files: readonly SiteFile[];
  readonly deleted: readonly string[];
};

/** The files as they were before the last edit (or after the one undone last), byte for byte. */
export async function stepThrough(folder: string, way: 'undo' | 'redo'): Promise<Step | null> {
  const journal = await readJournal(folder);
  const entry = journal.entries[way === 'undo' ? journal.at - 1 : journal.at];
  if (!entry) return null;
  const wanted = entry.changes.map((change) => ({
    path: change.path,
    bytes: way === 'undo' ? change.before : change.after,
  }));
  await writeJournal(folder, { ...journal, at: journal.at + (way === 'undo' ? -1 : 1) });
  return {
    command: entry.command,
    files: wanted.flatMap(({ path, bytes }) =>
      bytes === null ? [] : [{ path, content: new Uint8Array(Buffer.from(bytes, 'base64')) }],
    ),
    deleted: wanted.filter(({ bytes }) => bytes === null).map(({ path }) => path),
  };
}
