import { describe, expect, it } from 'vitest';
import { openTestDatabase, testStamps } from '../../../tests/support/storage/open-test-database';
import { seedProject } from '../../../tests/support/storage/seed-project';
import type { SitewrightDatabase } from '../database';
import { listFiles } from './file-store';
import { changeProject, changeProjects, listHeld, listProjects, listTrashed } from './project-store';
import { removeTrashed } from './purge-trash';

const ids = ['a', 'b', 'c', 'd'];

async function openSeeded(): Promise<SitewrightDatabase> {
  const stamp = testStamps();
  const database = await openTestDatabase();
  for (const id of ids) await seedProject(database, { 'index.html': id }, stamp, id);
  return database;
}

/** The store takes so many more rows of a table and then has no room. */
function failAfter(
  database: SitewrightDatabase,
  table: 'projects' | 'files',
  step: 'updating' | 'deleting',
  rows: number,
) {
  let left = rows;
  const fail = () => {
    left -= 1;
    if (left < 0) throw new DOMException('no room', 'QuotaExceededError');
  };
  if (step === 'updating') database.table(table).hook('updating', fail);
  else database.table(table).hook('deleting', fail);
}

describe('changeProjects', () => {
  it('changes all that are there, and passes over those that are gone', async () => {
    const database = await openSeeded();
    const order = { ids: ['a', 'b', 'gone', 'a'], ownerId: 'ann', change: { status: 'live' as const } };
    expect(await changeProjects(database, order, 5)).toBe(2);
    const live = (await listProjects(database, 'ann')).filter(({ status }) => status === 'live');
    expect(live.map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
  });

  it('changes none when the store fails midway', async () => {
    const database = await openSeeded();
    failAfter(database, 'projects', 'updating', 2);
    const order = { ids, ownerId: 'ann', change: { deletedAt: 9 } };
    await expect(changeProjects(database, order, 9)).rejects.toMatchObject({ code: 'storage-full' });
    expect(await listTrashed(database, 'ann')).toEqual([]);
    expect(await listProjects(database, 'ann')).toHaveLength(ids.length);
  });

  it('changes none when one of them is another account’s', async () => {
    const database = await openSeeded();
    await database.projects.update('d', { ownerId: 'bob' });
    const order = { ids, ownerId: 'ann', change: { privacy: 'private' as const } };
    await expect(changeProjects(database, order, 9)).rejects.toMatchObject({ code: 'forbidden' });
    expect((await listProjects(database, 'ann')).every(({ privacy }) => privacy === 'public')).toBe(true);
  });
});

describe('removeTrashed', () => {
  it('removes what lies in the trash and nothing that was taken out of it', async () => {
    const database = await openSeeded();
    await changeProject(database, 'a', { deletedAt: 5 }, 5);
    expect(await removeTrashed(database, ['a', 'b'], 'ann')).toBe(1);
    expect(await listFiles(database, 'a')).toEqual([]);
    expect(await listFiles(database, 'b')).toHaveLength(1);
  });

  it('leaves every project whole when the store fails midway', async () => {
    const database = await openSeeded();
    await changeProjects(database, { ids, ownerId: 'ann', change: { deletedAt: 5 } }, 5);
    failAfter(database, 'files', 'deleting', 2);
    await expect(removeTrashed(database, ids, 'ann')).rejects.toMatchObject({ code: 'storage-full' });
    expect(await listTrashed(database, 'ann')).toHaveLength(ids.length);
    for (const id of ids) expect(await listFiles(database, id)).toHaveLength(1);
  });

  it('removes nothing of another account', async () => {
    const database = await openSeeded();
    await changeProject(database, 'a', { deletedAt: 5 }, 5);
    expect(await removeTrashed(database, ['a'], 'bob')).toBe(0);
    expect(await listTrashed(database, 'ann')).toHaveLength(1);
  });
});

describe('a project from a share file', () => {
  it('stands among the shared ones, and not among the account’s own', async () => {
    const database = await openSeeded();
    await database.projects.update('b', { share: { by: 'Ben', role: 'view', importedAt: 1 } });
    const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).toSorted();
    expect(idsOf(await listProjects(database, 'ann'))).toEqual(['a', 'c', 'd']);
    expect(idsOf(await listProjects(database, 'ann', 10))).toEqual(['a', 'c', 'd']);
    const { own, shared } = await listHeld(database, 'ann');
    expect([idsOf(own), idsOf(shared)]).toEqual([['a', 'c', 'd'], ['b']]);
  });
});
