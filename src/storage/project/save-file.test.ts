import { describe, expect, it } from 'vitest';
import {
  newDatabaseName,
  openTestDatabase,
  testStamps,
} from '../../../tests/support/storage/open-test-database';
import { seedProject, textFile } from '../../../tests/support/storage/seed-project';
import { readBlob } from '../content/blob-store';
import type { SitewrightDatabase } from '../database';
import { listVersions } from '../version/version-store';
import { keepDraft, listDrafts } from './draft-store';
import { findFile, listFiles } from './file-store';
import { saveFile } from './save-file';

async function readText(database: SitewrightDatabase, path: string): Promise<string> {
  const file = await findFile(database, 'p', path);
  return new TextDecoder().decode(await readBlob(database, file?.hash ?? ''));
}

describe('saveFile', () => {
  it('makes one version per save, numbered on', async () => {
    const stamp = testStamps();
    const database = await openTestDatabase();
    await seedProject(database, { 'index.html': 'one' }, stamp);
    const saved = await saveFile(
      database,
      { projectId: 'p', file: await textFile('index.html', 'two'), baseRev: 1 },
      stamp(),
    );
    expect(saved).toMatchObject({ kind: 'saved', rev: 2 });
    expect(await readText(database, 'index.html')).toBe('two');
    expect(await listVersions(database, 'p')).toMatchObject([
      { seq: 1, parentId: null },
      { seq: 2, author: 'user', modified: [{ path: 'index.html' }] },
    ]);
  });

  it('makes no version when the text is what is saved already', async () => {
    const stamp = testStamps();
    const database = await openTestDatabase();
    await seedProject(database, { 'index.html': 'one' }, stamp);
    const order = { projectId: 'p', file: await textFile('index.html', 'one'), baseRev: 1 };
    expect(await saveFile(database, order, stamp())).toMatchObject({ kind: 'saved', rev: 1 });
    expect(await listVersions(database, 'p')).toHaveLength(1);
  });

  it('keeps the text of the second of two tabs as a conflict copy and overwrites nothing', async () => {
    const name = newDatabaseName();
    const stamp = testStamps();
    const [firstTab, secondTab] = [await openTestDatabase(name), await openTestDatabase(name)];
    await seedProject(firstTab, { 'about.html': 'base' }, stamp);
    const outcomes = await Promise.all([
      saveFile(
        firstTab,
        { projectId: 'p', file: await textFile('about.html', 'from the first'), baseRev: 1 },
        stamp(),
      ),
      saveFile(
        secondTab,
        { projectId: 'p', file: await textFile('about.html', 'from the second'), baseRev: 1 },
        stamp(),
      ),
    ]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['conflict', 'saved']);
    const texts = [
      await readText(firstTab, 'about.html'),
      await readText(firstTab, 'about (conflict 2).html'),
    ];
    expect(texts.toSorted()).toEqual(['from the first', 'from the second']);
    expect((await listVersions(secondTab, 'p')).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  // The regression is the lost update: read, then write, with another tab's write between, kept 130 of 200 edits.
  it('loses no edit of two tabs that save one file a hundred times each', async () => {
    const name = newDatabaseName();
    const tabs = [await openTestDatabase(name), await openTestDatabase(name)];
    await seedProject(tabs[0] ?? fail(), { 'log.txt': 'start' }, testStamps('seed'));
    const edits = await Promise.all(
      tabs.map(async (database, tab) => {
        const stamp = testStamps(`tab${tab}`);
        const texts: string[] = [];
        for (let edit = 0; edit < 100; edit += 1) {
          const text = `tab ${tab} edit ${edit}`;
          const baseRev = (await findFile(database, 'p', 'log.txt'))?.rev ?? 0;
          await saveFile(
            database,
            { projectId: 'p', file: await textFile('log.txt', text), baseRev },
            stamp(),
          );
          texts.push(text);
        }
        return texts;
      }),
    );
    const database = tabs[0] ?? fail();
    const versions = await listVersions(database, 'p');
    const hashes = versions.flatMap(({ added, modified }) => [...added, ...modified].map(({ hash }) => hash));
    const kept = await Promise.all(
      hashes.map(async (hash) => new TextDecoder().decode(await readBlob(database, hash))),
    );
    expect(edits.flat().filter((text) => !kept.includes(text))).toEqual([]);
    expect(versions.map(({ seq }) => seq)).toEqual(Array.from({ length: 201 }, (_, index) => index + 1));
  });

  it('makes a conflict copy when the file was deleted meanwhile', async () => {
    const stamp = testStamps();
    const database = await openTestDatabase();
    await seedProject(database, { 'index.html': 'one' }, stamp);
    const order = { projectId: 'p', file: await textFile('gone.html', 'text'), baseRev: 1 };
    expect(await saveFile(database, order, stamp())).toEqual({
      kind: 'conflict',
      copyPath: 'gone (conflict 2).html',
    });
  });

  it('does not take a file that went and came back for the one it was', async () => {
    const stamp = testStamps();
    const database = await openTestDatabase();
    await seedProject(database, { 'index.html': 'one' }, stamp);
    await database.files.delete(['p', 'index.html']);
    await saveFile(
      database,
      { projectId: 'p', file: await textFile('index.html', 'new'), baseRev: 0 },
      stamp(),
    );
    const late = { projectId: 'p', file: await textFile('index.html', 'late'), baseRev: 1 };
    expect(await saveFile(database, late, stamp())).toMatchObject({ kind: 'conflict' });
  });

  it('drops the draft it saves and keeps one that was typed after it began', async () => {
    const stamp = testStamps();
    const database = await openTestDatabase();
    await seedProject(database, { 'index.html': 'one', 'about.html': 'one' }, stamp);
    const started = stamp();
    const draft = { projectId: 'p', text: 'two and more', baseRev: 1 };
    await keepDraft(database, { ...draft, path: 'index.html', updatedAt: started.now - 1 });
    await keepDraft(database, { ...draft, path: 'about.html', updatedAt: started.now + 1 });
    for (const path of ['index.html', 'about.html']) {
      await saveFile(database, { projectId: 'p', file: await textFile(path, 'two'), baseRev: 1 }, started);
    }
    expect((await listDrafts(database, 'p')).map(({ path }) => path)).toEqual(['about.html']);
  });

  it('keeps what another tab typed and did not save', async () => {
    const stamp = testStamps();
    const database = await openTestDatabase();
    await seedProject(database, { 'index.html': 'one' }, stamp);
    const draft = { projectId: 'p', path: 'index.html', text: 'typed there', baseRev: 1, writer: 'there' };
    await keepDraft(database, { ...draft, updatedAt: stamp().now });
    const order = { projectId: 'p', file: await textFile('index.html', 'two'), baseRev: 1, writer: 'here' };
    await saveFile(database, order, stamp());
    expect(await listDrafts(database, 'p')).toMatchObject([{ text: 'typed there', baseRev: 1 }]);
  });

  it('counts files and bytes of the project', async () => {
    const stamp = testStamps();
    const database = await openTestDatabase();
    await seedProject(database, { 'a.txt': '12345', 'b.txt': '12345' }, stamp);
    await saveFile(database, { projectId: 'p', file: await textFile('a.txt', '123'), baseRev: 1 }, stamp());
    const files = await listFiles(database, 'p');
    expect(await database.projects.get('p')).toMatchObject({
      fileCount: files.length,
      bytes: files.reduce((sum, { size }) => sum + size, 0),
      headSeq: 2,
    });
  });

  it('rejects for a project that is not there and leaves nothing behind', async () => {
    const database = await openTestDatabase();
    const order = { projectId: 'none', file: await textFile('a.txt', 'x'), baseRev: 0 };
    await expect(saveFile(database, order, testStamps()())).rejects.toMatchObject({ code: 'not-found' });
    expect(await database.blobs.count()).toBe(0);
  });
});

function fail(): never {
  throw new Error('the test opened no database');
}
