import { describe, expect, it, vi } from 'vitest';
import type { SitewrightDatabase } from '../database';
import { openTestDatabase, testStamps } from '../../../tests/support/storage/open-test-database';
import { seedProject } from '../../../tests/support/storage/seed-project';
import { changeProjects } from './project-store';

const ids = ['a', 'b', 'c'];

async function seeded(): Promise<SitewrightDatabase> {
  const database = await openTestDatabase();
  const stamp = testStamps();
  for (const id of ids) await seedProject(database, { 'index.html': id }, stamp, id);
  return database;
}
const inTrash = async (database: SitewrightDatabase) =>
  (await database.projects.toArray()).filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id);
const trash = (database: SitewrightDatabase) =>
  changeProjects(database, { ids, ownerId: 'ann', change: { deletedAt: 9 } }, 9);

describe('a bulk delete', () => {
  it('moves none when the disk fails after the first, and all of them the next time', async () => {
    const database = await seeded();
    const put = vi.spyOn(database.projects, 'bulkPut').mockImplementationOnce((async (
      rows: readonly object[],
    ) => {
      await database.projects.put(rows[0] as never);
      throw new DOMException('no room', 'QuotaExceededError');
    }) as never);
    await expect(trash(database)).rejects.toMatchObject({ code: 'storage-full' });
    expect(put).toHaveBeenCalledOnce();
    expect(await inTrash(database)).toEqual([]);
    expect(await trash(database)).toBe(3);
    expect(await inTrash(database)).toEqual(ids);
  });

  it('touches nothing when one of them is somebody else’s', async () => {
    const database = await seeded();
    await database.projects.update('c', { ownerId: 'bob' });
    await expect(trash(database)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await inTrash(database)).toEqual([]);
  });
});
