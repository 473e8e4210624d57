import { describe, expect, it } from 'vitest';
import { openTestDatabase, testStamps } from '../../../tests/support/storage/open-test-database';
import { seedProject, textFile, textFiles } from '../../../tests/support/storage/seed-project';
import type { SitewrightDatabase } from '../database';
import { listFiles } from '../project/file-store';
import { listMessages } from '../project/message-store';
import { commitFiles } from './commit-files';
import { findVersion } from './version-store';

const base = { projectId: 'p', deleted: [], author: 'assistant', note: 'Changed' } as const;

async function openSeeded() {
  const stamp = testStamps();
  const database = await openTestDatabase();
  await seedProject(database, { 'index.html': 'a\nb\nc\n', 'style.css': 'body {}\n' }, stamp);
  return { database, stamp };
}

async function snapshot(database: SitewrightDatabase): Promise<unknown> {
  return Promise.all(database.tables.map(async (table) => [table.name, await table.toArray()]));
}

describe('commitFiles', () => {
  it('writes files, version, message and project together', async () => {
    const { database, stamp } = await openSeeded();
    const files = await textFiles({ 'index.html': 'a\nB\nc\n', 'about.html': 'x\n' });
    const message = {
      text: 'Done.',
      brain: 'Composer',
      actions: ['Undo'],
      detail: { outcome: 'changed' },
    } as const;
    const { versionId, counts } = await commitFiles(
      database,
      { ...base, files, deleted: ['style.css'], message },
      stamp(),
    );
    expect(counts).toEqual([
      { path: 'about.html', added: 1, removed: 0, state: 'added' },
      { path: 'index.html', added: 1, removed: 1, state: 'modified' },
      { path: 'style.css', added: 0, removed: 1, state: 'deleted' },
    ]);
    expect((await listFiles(database, 'p')).map(({ path, rev }) => [path, rev])).toEqual([
      ['about.html', 2],
      ['index.html', 2],
    ]);
    expect(await findVersion(database, versionId)).toMatchObject({
      seq: 2,
      added: [{ path: 'about.html' }],
      modified: [{ path: 'index.html' }],
      deleted: [{ path: 'style.css' }],
    });
    expect((await listMessages(database, 'p')).at(-1)).toMatchObject({
      role: 'ai',
      versionId,
      actions: ['Undo'],
      detail: { outcome: 'changed', files: counts },
    });
    expect(await database.projects.get('p')).toMatchObject({
      headVersionId: versionId,
      headSeq: 2,
      fileCount: 2,
    });
  });

  it.each(['files', 'versions', 'messages', 'projects'])(
    'that breaks while it writes %s leaves the project as it was',
    async (table) => {
      const { database, stamp } = await openSeeded();
      const before = await snapshot(database);
      const breakIt = () => {
        throw new Error('the tab died');
      };
      database.table(table).hook('creating', breakIt);
      database.table(table).hook('updating', breakIt);
      const files = await textFiles({ 'index.html': 'new\n', 'about.html': 'x\n' });
      const order = { ...base, files, deleted: ['style.css'], message: { text: 'Done.', actions: [] } };
      await expect(commitFiles(database, order, stamp())).rejects.toMatchObject({ code: 'unexpected' });
      expect(await snapshot(database)).toEqual(before);
    },
  );

  it('writes no version when no file differs, and names the one that stands', async () => {
    const { database, stamp } = await openSeeded();
    const files = await textFiles({ 'index.html': 'a\nb\nc\n' });
    const before = await database.projects.get('p');
    const result = await commitFiles(
      database,
      { ...base, files, deleted: ['none.html'], message: { text: 'Same.', actions: [] } },
      stamp(),
    );
    expect(result).toEqual({ versionId: before?.headVersionId, counts: [] });
    expect(await database.versions.count()).toBe(1);
    expect((await listMessages(database, 'p')).at(-1)?.text).toBe('Same.');
  });

  it('keeps a file that is both written and named as deleted', async () => {
    const { database, stamp } = await openSeeded();
    const files = await textFiles({ 'style.css': 'a {}\n' });
    await commitFiles(database, { ...base, files, deleted: ['style.css'] }, stamp());
    expect((await listFiles(database, 'p')).map(({ path }) => path)).toContain('style.css');
  });

  it('stores the same content once, whatever its path and project', async () => {
    const { database, stamp } = await openSeeded();
    await seedProject(database, { 'index.html': 'a\nb\nc\n', 'copy.html': 'a\nb\nc\n' }, stamp, 'q');
    expect(await database.blobs.count()).toBe(2);
  });

  it('never sets the time of a project back, even when the clock does', async () => {
    const { database, stamp } = await openSeeded();
    const before = (await database.projects.get('p'))?.updatedAt ?? 0;
    const early = { ...stamp(), now: before - 3_600_000 };
    await commitFiles(database, { ...base, files: [await textFile('a.txt', '1')] }, early);
    expect((await database.projects.get('p'))?.updatedAt).toBe(before + 1);
  });

  it('numbers versions on when two tabs commit at once', async () => {
    const { database, stamp } = await openSeeded();
    const other = await openTestDatabase(database.name);
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        commitFiles(
          index % 2 ? database : other,
          { ...base, files: [await textFile(`f${index}.txt`, `${index}`)] },
          stamp(),
        ),
      ),
    );
    const versions = await database.versions.where('[projectId+seq]').between(['p', 0], ['p', 99]).toArray();
    expect(versions.map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
    expect(versions.slice(1).map(({ parentId }) => parentId)).toEqual(
      versions.slice(0, -1).map(({ id }) => id),
    );
  });
});
