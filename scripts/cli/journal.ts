import { createHash } from 'node:crypto';
import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { EditAbout } from '@/domain/site/edit';
import type { SiteFile } from '@/domain/site/site-file';
import { bytesOf } from '@/domain/site/site-file';

/** What one edit did to the files: bytes before and after, base64; null where there was no file. */
type Entry = {
  readonly command: string;
  /** What it was about, for "it" in the command after it. */
  readonly about?: EditAbout;
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

/** Where the journal of a folder is kept: in the user's state folder, else the temporary one, never inside the site. */
async function journalPaths(folder: string): Promise<readonly string[]> {
  const name = createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 32);
  const state = process.env.XDG_STATE_HOME || join(homedir(), '.local', 'state');
  return [state, tmpdir()].map((home) => join(home, 'sitewright', 'journals', `${name}.json`));
}

async function readJournal(folder: string): Promise<Journal> {
  for (const path of await journalPaths(folder)) {
    try {
      const data: unknown = JSON.parse(await readFile(path, 'utf8'));
      if (typeof data === 'object' && data !== null && 'entries' in data && 'at' in data)
        return { ...empty, ...(data as Journal) };
    } catch {
      // No journal here, or one that was damaged: it counts as none.
    }
  }
  return empty;
}

async function writeJournal(folder: string, journal: Journal): Promise<void> {
  const text = JSON.stringify(journal);
  for (const path of await journalPaths(folder)) {
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
      return;
    } catch {
      // A home that cannot be written to: the next place is tried.
    }
  }
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
  about?: EditAbout,
): Promise<void> {
  const journal = await readJournal(folder);
  const old = new Map(before.map((file) => [file.path, file]));
  const changes = [
    ...changed.map((file) => ({ path: file.path, before: encode(old.get(file.path)), after: encode(file) })),
    ...deleted.map((path) => ({ path, before: encode(old.get(path)), after: null })),
  ];
  const entry: Entry = { command, changes, ...(about ? { about } : {}) };
  const entries = [...journal.entries.slice(0, journal.at), entry].slice(-mostEntries);
  const made = [...new Set([...journal.made, ...changed.map(({ path }) => path)])];
  await writeJournal(folder, { made: journal.made.length > 0 ? made : [], entries, at: entries.length });
}

/** What the edit that is in force last was about. */
export async function lastAbout(folder: string): Promise<EditAbout | undefined> {
  const journal = await readJournal(folder);
  return journal.entries[journal.at - 1]?.about;
}

/** Files to write and to take out, or null when there is nothing to step back to. */
export type Step = {
  readonly command: string;
  readonly files: readonly SiteFile[];
  readonly deleted: readonly string[];
};

/**
 * The files as they were before the last edit (or after the one undone last), byte for byte. `changed-since` when one of
 * them was changed by hand after that: stepping would lose those changes.
 */
export async function stepThrough(
  folder: string,
  way: 'undo' | 'redo',
  present: readonly SiteFile[],
): Promise<Step | 'changed-since' | null> {
  const journal = await readJournal(folder);
  const entry = journal.entries[way === 'undo' ? journal.at - 1 : journal.at];
  if (!entry) return null;
  const now = new Map(present.map((file) => [file.path, file]));
  const isTouched = entry.changes.some(
    ({ path, before, after }) => encode(now.get(path)) !== (way === 'undo' ? after : before),
  );
  if (isTouched) return 'changed-since';
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
