import { describe, expect, it } from 'vitest';
import { openTestDatabase, testStamps } from '../../../tests/support/storage/open-test-database';
import { seedProject, textFile, textFiles } from '../../../tests/support/storage/seed-project';
import type { SitewrightDatabase } from '../database';
import { listFiles } from '../project/file-store';
import { commitFiles } from './commit-files';
import { restoreVersion, stepVersion } from './restore-version';
import { listVersions } from './version-store';
import { readVersionTree } from './version-tree';

const mimeOf = () => 'text/plain';
const order = { projectId: 'p', deleted: [] as string[], author: 'assistant', note: 'Changed' } as const;

async function readTree(database: SitewrightDatabase): Promise<Record<string, string>> {
  return Object.fromEntries((await listFiles(database, 'p')).map(({ path, hash }) => [path, hash]));
}

async function openSeeded() {
  const stamp = testStamps();
  const database = await openTestDatabase();
  await seedProject(database, { 'index.html': 'one', 'style.css': 'a {}' }, stamp);
  const commit = async (texts: Record<string, string>, deleted: string[] = []) =>
    commitFiles(database, { ...order, files: await textFiles(texts), deleted }, stamp());
  const step = (direction: 'undo' | 'redo') =>
    stepVersion(database, { projectId: 'p', step: direction, mimeOf }, stamp());
  return { database, stamp, commit, step };
}

describe('restoreVersion', () => {
  it('brings an old tree back as a new version, and back again to the same hashes', async () => {
    const { database, stamp, commit } = await openSeeded();
    const old = await readTree(database);
    await commit({ 'index.html': 'two', 'about.html': 'new' }, ['style.css']);
    const recent = await readTree(database);
    const [first, second] = await listVersions(database, 'p');
    await restoreVersion(database, { projectId: 'p', versionId: first?.id ?? '', mimeOf }, stamp());
    expect(await readTree(database)).toEqual(old);
    await restoreVersion(database, { projectId: 'p', versionId: second?.id ?? '', mimeOf }, stamp());
    expect(await readTree(database)).toEqual(recent);
    expect((await listVersions(database, 'p')).slice(2)).toMatchObject([
      { author: 'restore', restoredFrom: first?.id, note: 'Restored version 1, Built' },
      { author: 'restore', restoredFrom: second?.id },
    ]);
  });

  it('writes nothing when that version already stands', async () => {
    const { database, stamp } = await openSeeded();
    const [only] = await listVersions(database, 'p');
    expect(
      await restoreVersion(database, { projectId: 'p', versionId: only?.id ?? '', mimeOf }, stamp()),
    ).toBe(only?.id);
    expect(await listVersions(database, 'p')).toHaveLength(1);
  });

  it('refuses a version of another project', async () => {
    const { database, stamp } = await openSeeded();
    await seedProject(database, { 'secret.html': 's' }, stamp, 'q');
    const [foreign] = await listVersions(database, 'q');
    await expect(
      restoreVersion(database, { projectId: 'p', versionId: foreign?.id ?? '', mimeOf }, stamp()),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  it('fails rather than guess when a version in between is missing', async () => {
    const { database, stamp, commit } = await openSeeded();
    await commit({ 'a.txt': '1' });
    await commit({ 'b.txt': '2' });
    const versions = await listVersions(database, 'p');
    await commit({ 'c.txt': '3' });
    await database.versions.delete(versions[1]?.id ?? '');
    const before = await readTree(database);
    await expect(
      restoreVersion(database, { projectId: 'p', versionId: versions[2]?.id ?? '', mimeOf }, stamp()),
    ).rejects.toMatchObject({ code: 'not-found' });
    expect(await readTree(database)).toEqual(before);
  });
});

describe('undo and redo', () => {
  it('walk back and forth over the states', async () => {
    const { database, commit, step } = await openSeeded();
    const states = [await readTree(database)];
    for (const text of ['two', 'three']) {
      await commit({ 'index.html': text });
      states.push(await readTree(database));
    }
    await step('undo');
    expect(await readTree(database)).toEqual(states[1]);
    await step('undo');
    expect(await readTree(database)).toEqual(states[0]);
    expect(await step('undo')).toBeNull();
    await step('redo');
    await step('redo');
    expect(await readTree(database)).toEqual(states[2]);
    expect(await step('redo')).toBeNull();
    expect(await listVersions(database, 'p')).toHaveLength(7);
  });

  it('forget what was undone once something new is made', async () => {
    const { database, commit, step } = await openSeeded();
    await commit({ 'index.html': 'two' });
    await step('undo');
    await commit({ 'index.html': 'other' });
    expect(await step('redo')).toBeNull();
    await step('undo');
    expect((await listFiles(database, 'p')).find(({ path }) => path === 'index.html')?.hash).toBe(
      (await textFile('index.html', 'one')).hash,
    );
  });

  it('undo a restore by hand like any change', async () => {
    const { database, stamp, commit, step } = await openSeeded();
    await commit({ 'index.html': 'two' });
    const recent = await readTree(database);
    const [first] = await listVersions(database, 'p');
    await restoreVersion(database, { projectId: 'p', versionId: first?.id ?? '', mimeOf }, stamp());
    await step('undo');
    expect(await readTree(database)).toEqual(recent);
  });

  it('find nothing in a project without versions', async () => {
    const { step, database } = await openSeeded();
    await database.versions.clear();
    expect(await step('undo')).toBeNull();
    expect(await step('redo')).toBeNull();
  });
});

describe('a long history', () => {
  it('gives every one of a thousand versions as it was, from full trees every fifty', async () => {
    const { database, commit } = await openSeeded();
    const expected: Record<string, string>[] = [await readTree(database)];
    for (let seq = 2; seq <= 1000; seq += 1) {
      const path = `page-${(seq * 7) % 23}.html`;
      await commit(
        { 'index.html': `text ${seq}`, ...(seq % 3 ? { [path]: `${seq}` } : {}) },
        seq % 3 ? [] : [path],
      );
      expected.push(await readTree(database));
    }
    expect(await database.trees.count()).toBe(20);
    const versions = await listVersions(database, 'p');
    for (const version of versions.filter(({ seq }) => seq % 13 === 0 || seq % 50 <= 1)) {
      const tree = await readVersionTree(database, version);
      const hashes = Object.fromEntries([...tree.values()].map(({ path, hash }) => [path, hash]));
      expect(hashes).toEqual(expected[version.seq - 1]);
    }
  }, 120_000);

  it('reads a version past a full tree that is broken, from the changes alone', async () => {
    const { database, commit } = await openSeeded();
    for (let seq = 2; seq <= 52; seq += 1) await commit({ 'index.html': `text ${seq}` });
    const expected = await readTree(database);
    const [tree] = await database.trees.toArray();
    expect(tree?.seq).toBe(50);
    await database.table('trees').put({ ...tree, files: 'none' });
    const last = (await listVersions(database, 'p')).at(-1);
    const read = await readVersionTree(database, last ?? { projectId: 'p', seq: 0 });
    expect(Object.fromEntries([...read.values()].map(({ path, hash }) => [path, hash]))).toEqual(expected);
  });
});
