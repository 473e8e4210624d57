import { describe, expect, it } from 'vitest';
import { openTestDatabase, testStamps } from '../../../tests/support/storage/open-test-database';
import { seedProject, textFile } from '../../../tests/support/storage/seed-project';
import { createFile, deleteFile, renameFile } from './change-files';
import { keepDraft, listDrafts } from './draft-store';
import { findFile, listFiles } from './file-store';

async function openSeeded() {
  const stamp = testStamps();
  const database = await openTestDatabase();
  await seedProject(database, { 'index.html': 'one', 'assets/icon.svg': '<svg/>' }, stamp);
  return { database, stamp };
}

describe('changing the file tree', () => {
  it('adds a file as a version', async () => {
    const { database, stamp } = await openSeeded();
    await createFile(database, { projectId: 'p', file: await textFile('about.html', 'x') }, stamp());
    expect(await findFile(database, 'p', 'about.html')).toMatchObject({ rev: 2, size: 1 });
  });

  it.each(['index.html', 'INDEX.html', 'assets', 'assets/icon.svg/x', 'Assets/Icon.svg'])(
    'refuses %j, which some system could not tell from a file that is there',
    async (path) => {
      const { database, stamp } = await openSeeded();
      const order = { projectId: 'p', file: await textFile(path, 'x') };
      await expect(createFile(database, order, stamp())).rejects.toMatchObject({ code: 'path-taken' });
      expect(await listFiles(database, 'p')).toHaveLength(2);
    },
  );

  it('renames a file with its unsaved text, which can still be saved', async () => {
    const { database, stamp } = await openSeeded();
    await keepDraft(database, {
      projectId: 'p',
      path: 'index.html',
      text: 'typed',
      baseRev: 1,
      updatedAt: 1,
    });
    const order = { projectId: 'p', path: 'index.html', newPath: 'Index.html', mime: 'text/html' };
    await renameFile(database, order, stamp());
    expect((await listFiles(database, 'p')).map(({ path }) => path)).toEqual([
      'Index.html',
      'assets/icon.svg',
    ]);
    expect(await listDrafts(database, 'p')).toMatchObject([
      { path: 'Index.html', text: 'typed', baseRev: 2 },
    ]);
  });

  it('does not make an outdated draft look up to date by renaming', async () => {
    const { database, stamp } = await openSeeded();
    await keepDraft(database, {
      projectId: 'p',
      path: 'index.html',
      text: 'typed',
      baseRev: 0,
      updatedAt: 1,
    });
    const order = { projectId: 'p', path: 'index.html', newPath: 'home.html', mime: 'text/html' };
    await renameFile(database, order, stamp());
    expect(await listDrafts(database, 'p')).toMatchObject([{ path: 'home.html', baseRev: 0 }]);
  });

  it('deletes a file with its draft', async () => {
    const { database, stamp } = await openSeeded();
    await keepDraft(database, {
      projectId: 'p',
      path: 'index.html',
      text: 'typed',
      baseRev: 1,
      updatedAt: 1,
    });
    await deleteFile(database, { projectId: 'p', path: 'index.html' }, stamp());
    expect((await listFiles(database, 'p')).map(({ path }) => path)).toEqual(['assets/icon.svg']);
    expect(await listDrafts(database, 'p')).toEqual([]);
  });

  it('says so when there is nothing to rename or delete', async () => {
    const { database, stamp } = await openSeeded();
    const gone = { projectId: 'p', path: 'none.html' };
    await expect(deleteFile(database, gone, stamp())).rejects.toMatchObject({ code: 'not-found' });
    await expect(
      renameFile(database, { ...gone, newPath: 'x.html', mime: 'text/html' }, stamp()),
    ).rejects.toMatchObject({ code: 'not-found' });
  });
});
