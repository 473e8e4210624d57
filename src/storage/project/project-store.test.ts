import { describe, expect, it } from 'vitest';
import { openTestDatabase, testStamps } from '../../../tests/support/storage/open-test-database';
import { seedProject, textFiles } from '../../../tests/support/storage/seed-project';
import { hashFiles } from '../content/hash-files';
import { readSiteFiles } from '../content/site-content';
import { commitFiles } from '../version/commit-files';
import { listVersions } from '../version/version-store';
import { keepDraft, listDrafts } from './draft-store';
import { duplicateProject } from './duplicate-project';
import { listFiles } from './file-store';
import { listMessages } from './message-store';
import { changeProject, findProject, listProjects, listTrashed } from './project-store';
import { purgeTrash } from './purge-trash';

const day = 24 * 60 * 60 * 1000;

describe('listProjects', () => {
  it('lists one owner, newest first, without the trash', async () => {
    const stamp = testStamps();
    const database = await openTestDatabase();
    for (const id of ['a', 'b', 'c']) await seedProject(database, { 'index.html': id }, stamp, id);
    await changeProject(database, 'a', { name: 'Touched' }, stamp().now);
    await changeProject(database, 'b', { deletedAt: stamp().now }, stamp().now);
    expect((await listProjects(database, 'ann')).map(({ id }) => id)).toEqual(['a', 'c']);
    expect((await listTrashed(database, 'ann')).map(({ id }) => id)).toEqual(['b']);
    expect(await listProjects(database, 'somebody else')).toEqual([]);
  });

  it('orders two changes of the same millisecond', async () => {
    const stamp = testStamps();
    const database = await openTestDatabase();
    await seedProject(database, { 'index.html': 'a' }, stamp, 'a');
    const before = (await findProject(database, 'a'))?.updatedAt ?? 0;
    await changeProject(database, 'a', { status: 'live' }, before);
    await changeProject(database, 'a', { status: 'offline' }, before);
    expect(await findProject(database, 'a')).toMatchObject({ status: 'offline', updatedAt: before + 2 });
  });

  it('refuses to change what is not there', async () => {
    const database = await openTestDatabase();
    await expect(changeProject(database, 'none', { name: 'x' }, 1)).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('a project of five thousand files', () => {
  it('is written as one version, listed by path and read back whole', async () => {
    const stamp = testStamps();
    const database = await openTestDatabase();
    await seedProject(database, { 'index.html': 'start' }, stamp);
    const files = await textFiles(
      Object.fromEntries(
        Array.from({ length: 5000 }, (_, index) => [`pages/${index}.html`, `page ${index}`]),
      ),
    );
    await commitFiles(
      database,
      { projectId: 'p', files, deleted: [], author: 'import', note: 'Imported' },
      stamp(),
    );
    const listed = await listFiles(database, 'p');
    expect(listed).toHaveLength(5001);
    expect(listed.map(({ path }) => path)).toEqual(listed.map(({ path }) => path).toSorted());
    const read = await readSiteFiles(database, listed);
    expect(read.find(({ path }) => path === 'pages/4321.html')?.content).toBe('page 4321');
  }, 60_000);
});

describe('the trash', () => {
  it('keeps a project whole for thirty days and removes all of it after that', async () => {
    const stamp = testStamps();
    const database = await openTestDatabase();
    await seedProject(database, { 'index.html': 'gone' }, stamp, 'old');
    await seedProject(database, { 'index.html': 'kept' }, stamp, 'kept');
    await keepDraft(database, { projectId: 'old', path: 'index.html', text: 'x', baseRev: 1, updatedAt: 1 });
    const { now } = stamp();
    await changeProject(database, 'old', { deletedAt: now }, now);
    expect(await purgeTrash(database, now + 30 * day)).toBe(0);
    expect(await listFiles(database, 'old')).toHaveLength(1);
    expect(await purgeTrash(database, now + 30 * day + 1)).toBe(1);
    expect(await findProject(database, 'old')).toBeUndefined();
    const left = await Promise.all([
      listFiles(database, 'old'),
      listVersions(database, 'old'),
      listMessages(database, 'old'),
      listDrafts(database, 'old'),
    ]);
    expect(left.flat()).toEqual([]);
    expect(await listFiles(database, 'kept')).toHaveLength(1);
    expect(await listVersions(database, 'kept')).toHaveLength(1);
  });
});

describe('duplicateProject', () => {
  it('copies files and chat into a draft with a history of its own', async () => {
    const stamp = testStamps();
    const database = await openTestDatabase();
    await seedProject(database, { 'index.html': 'one', 'style.css': 'a {}' }, stamp);
    await changeProject(database, 'p', { status: 'live', name: 'x'.repeat(100) }, stamp().now);
    const blobs = await database.blobs.count();
    await duplicateProject(database, { projectId: 'p', copyId: 'copy', ownerId: 'bob' }, stamp());
    const copy = await findProject(database, 'copy');
    expect(copy).toMatchObject({ ownerId: 'bob', status: 'draft', fileCount: 2, headSeq: 1 });
    expect(copy?.name).toHaveLength(100);
    expect(copy?.name.endsWith(' copy')).toBe(true);
    expect((await listFiles(database, 'copy')).map(({ path, hash }) => [path, hash])).toEqual(
      (await listFiles(database, 'p')).map(({ path, hash }) => [path, hash]),
    );
    expect((await listMessages(database, 'copy')).map(({ text }) => text)).toEqual(
      (await listMessages(database, 'p')).map(({ text }) => text),
    );
    expect(await database.blobs.count()).toBe(blobs);
  });

  it('ties the build that stands to the copy’s own version', async () => {
    const stamp = testStamps();
    const database = await openTestDatabase();
    await seedProject(database, {}, stamp);
    const built = { text: 'Built', actions: [], detail: { outcome: 'built', seed: 4 } } as const;
    const files = await textFiles({ 'index.html': 'one' });
    const order = { projectId: 'p', files, deleted: [], author: 'assistant', note: 'n' } as const;
    await commitFiles(database, { ...order, message: built }, stamp());
    await duplicateProject(database, { projectId: 'p', copyId: 'copy', ownerId: 'ann' }, stamp());
    const copy = await findProject(database, 'copy');
    expect((await listMessages(database, 'copy')).at(-1)?.versionId).toBe(copy?.headVersionId);
  });

  it('copies an empty project too', async () => {
    const stamp = testStamps();
    const database = await openTestDatabase();
    await seedProject(database, {}, stamp);
    await duplicateProject(database, { projectId: 'p', copyId: 'copy', ownerId: 'ann' }, stamp());
    expect(await findProject(database, 'copy')).toMatchObject({ fileCount: 0, headVersionId: null });
  });
});

describe('readSiteFiles', () => {
  it('gives text as text, with its byte order mark, and everything else as bytes', async () => {
    const stamp = testStamps();
    const database = await openTestDatabase();
    const bytes = Uint8Array.from([0xff, 0xfe, 0, 1]);
    await seedProject(database, {}, stamp);
    const files = await hashFiles(
      [
        { path: 'a.txt', content: '\ufeffmark' },
        { path: 'b.bin', content: bytes },
        { path: 'c.png', content: 'looks like text' },
      ],
      (path) => (path.endsWith('.png') ? 'image/png' : 'application/octet-stream'),
    );
    await commitFiles(database, { projectId: 'p', files, deleted: [], author: 'import', note: 'n' }, stamp());
    const read = await readSiteFiles(database, await listFiles(database, 'p'));
    expect(read.map(({ content }) => content)).toEqual([
      '\ufeffmark',
      bytes,
      new TextEncoder().encode('looks like text'),
    ]);
  });

  it('leaves a file out whose content is missing', async () => {
    const stamp = testStamps();
    const database = await openTestDatabase();
    await seedProject(database, { 'a.txt': 'a', 'b.txt': 'b' }, stamp);
    const [first] = await listFiles(database, 'p');
    await database.blobs.delete(first?.hash ?? '');
    expect((await readSiteFiles(database, await listFiles(database, 'p'))).map(({ path }) => path)).toEqual([
      'b.txt',
    ]);
  });
});
