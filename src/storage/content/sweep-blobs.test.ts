import { describe, expect, it, vi } from 'vitest';
import { openTestDatabase, testStamps } from '../../../tests/support/storage/open-test-database';
import { seedProject, textFile, textFiles } from '../../../tests/support/storage/seed-project';
import type { SitewrightDatabase } from '../database';
import { duplicateProject } from '../project/duplicate-project';
import { changeProject } from '../project/project-store';
import { purgeTrash } from '../project/purge-trash';
import { saveFile } from '../project/save-file';
import { setAside } from '../rows/set-aside';
import { versionSchema } from '@/domain/project/version';
import { commitFiles } from '../version/commit-files';
import { stepVersion } from '../version/restore-version';
import { sweepBlobs } from './sweep-blobs';

const later = Date.UTC(2027, 0);
const texts = { 'index.html': 'shared', 'own.css': 'only here' };

async function textsIn(database: SitewrightDatabase): Promise<string[]> {
  const rows = await database.blobs.toArray();
  return rows.map(({ bytes }) => new TextDecoder().decode(bytes)).toSorted();
}

async function trashAndPurge(database: SitewrightDatabase, id: string): Promise<void> {
  await changeProject(database, id, { deletedAt: 1 }, 1);
  await purgeTrash(database, later);
}

/** Two projects that share `index.html`; the one called `p` is gone, its content still there. */
async function openPurged() {
  const database = await openTestDatabase();
  const stamp = testStamps();
  await seedProject(database, texts, stamp);
  await seedProject(database, { 'index.html': 'shared', 'style.css': 'theirs' }, stamp, 'q');
  await trashAndPurge(database, 'p');
  return { database, stamp };
}

/** Runs an action after everything was read and before anything is removed. */
function betweenReadingAndRemoving(database: SitewrightDatabase, action: () => Promise<unknown>) {
  const original = database.transaction.bind(database) as (...given: unknown[]) => Promise<unknown>;
  const spy = vi.spyOn(database, 'transaction');
  spy.mockImplementationOnce((async (...given: unknown[]) => {
    await action();
    return original(...given);
  }) as never);
}

/** Hashes that some file or version names and that have no content. */
async function lostHashes(database: SitewrightDatabase): Promise<string[]> {
  const files = await database.files.toArray();
  const versions = await database.versions.toArray();
  const named = [...files, ...versions.flatMap(({ added, modified }) => [...added, ...modified])];
  const present = new Set(await database.blobs.toCollection().primaryKeys());
  return named.filter(({ hash }) => !present.has(hash)).map(({ hash }) => hash);
}

describe('sweepBlobs', () => {
  it('removes what only a purged project used, and nothing that others use', async () => {
    const { database } = await openPurged();
    expect(await textsIn(database)).toEqual(['only here', 'shared', 'theirs']);
    expect(await sweepBlobs(database)).toBe(1);
    expect(await textsIn(database)).toEqual(['shared', 'theirs']);
    expect(await sweepBlobs(database)).toBe(0);
  });

  it('does nothing when nothing was purged', async () => {
    const database = await openTestDatabase();
    await seedProject(database, texts, testStamps());
    const file = await textFile('x', 'never named');
    await database.blobs.add({ hash: file.hash, size: file.size, bytes: file.bytes });
    expect(await sweepBlobs(database)).toBe(0);
    expect(await textsIn(database)).toContain('never named');
  });

  it('keeps what only the history names: deleted and overwritten files', async () => {
    const { database, stamp } = await openPurged();
    const files = await textFiles({ 'index.html': 'second' });
    const order = { projectId: 'q', files, deleted: ['style.css'], author: 'user' as const, note: '' };
    await commitFiles(database, order, stamp());
    await sweepBlobs(database);
    expect(await textsIn(database)).toEqual(['second', 'shared', 'theirs']);
  });

  it('keeps what a version in the quarantine names, and survives a row with a loop in it', async () => {
    const { database } = await openPurged();
    const version = await database.versions.toCollection().first();
    const broken: Record<string, unknown> = { ...version, author: 'nobody' };
    broken['self'] = broken;
    await database.versions.put(broken as never);
    await setAside(database, database.versions, versionSchema, [broken]);
    await database.files.clear();
    await sweepBlobs(database);
    expect(await textsIn(database)).toEqual(['shared', 'theirs']);
  });

  it('walks tables that are longer than one read', async () => {
    const { database, stamp } = await openPurged();
    const many = Object.fromEntries(Array.from({ length: 1201 }, (_, page) => [`p${page}.html`, `${page}`]));
    await seedProject(database, many, stamp, 'r');
    await database.versions.where('[projectId+seq]').equals(['r', 1]).delete();
    expect(await sweepBlobs(database)).toBe(1);
    expect(await database.blobs.count()).toBe(1203);
  });

  it('never takes content from a save of the same bytes that comes in between', async () => {
    const { database, stamp } = await openPurged();
    const file = await textFile('new.css', 'only here');
    betweenReadingAndRemoving(database, () =>
      saveFile(database, { projectId: 'q', file, baseRev: 0 }, stamp()),
    );
    expect(await sweepBlobs(database)).toBe(0);
    expect(await lostHashes(database)).toEqual([]);
  });

  it('lets a save that was hashed before the sweep bring its bytes again', async () => {
    const { database, stamp } = await openPurged();
    const file = await textFile('new.css', 'only here');
    expect(await sweepBlobs(database)).toBe(1);
    await saveFile(database, { projectId: 'q', file, baseRev: 0 }, stamp());
    expect(await textsIn(database)).toEqual(['only here', 'shared', 'theirs']);
  });

  it('never takes content from a copy or an undo that names it without bringing it', async () => {
    const { database, stamp } = await openPurged();
    await seedProject(database, { 'a.css': 'once' }, stamp, 'r');
    const files = await textFiles({ 'a.css': 'twice' });
    await commitFiles(database, { projectId: 'r', files, deleted: [], author: 'user', note: '' }, stamp());
    betweenReadingAndRemoving(database, async () => {
      await duplicateProject(database, { projectId: 'r', copyId: 'copy', ownerId: 'ann' }, stamp());
      await stepVersion(database, { projectId: 'copy', step: 'undo', mimeOf: () => '' }, stamp());
      await stepVersion(database, { projectId: 'r', step: 'undo', mimeOf: () => '' }, stamp());
      await trashAndPurge(database, 'r');
    });
    await sweepBlobs(database);
    expect(await lostHashes(database)).toEqual([]);
    // The purge in between is not forgotten: another sweep takes what went with it.
    expect(await sweepBlobs(database)).toBe(1);
    expect(await textsIn(database)).toEqual(['shared', 'theirs', 'twice']);
  });

  it('loses nothing when saves, purges and sweeps of two tabs run at once', async () => {
    const { database, stamp } = await openPurged();
    const other = await openTestDatabase(database.name);
    for (let round = 0; round < 12; round += 1) {
      await seedProject(database, { 'a.css': `round ${round}`, 'b.css': 'again' }, stamp, `t${round}`);
      const file = await textFile('c.css', round % 2 === 0 ? 'again' : `round ${round}`);
      await Promise.all([
        trashAndPurge(database, `t${round}`).then(() => sweepBlobs(database)),
        sweepBlobs(other),
        saveFile(other, { projectId: 'q', file, baseRev: round }, stamp()),
      ]);
      expect(await lostHashes(database)).toEqual([]);
    }
  });
});
