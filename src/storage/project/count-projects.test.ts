import { describe, expect, it } from 'vitest';
import { openTestDatabase, testStamps } from '../../../tests/support/storage/open-test-database';
import { countProjects } from './count-projects';
import { changeProject, createProject } from './project-store';

const project = { name: 'A', description: '', privacy: 'public', seed: 1 } as const;
const share = { by: 'Bob', role: 'view', importedAt: 5 } as const;

describe('the count of projects', () => {
  it('leaves out what is in the trash, what others shared, and what is not theirs', async () => {
    const database = await openTestDatabase();
    const stamp = testStamps();
    const add = (id: string, ownerId = 'ann') =>
      createProject(database, { ...project, id, ownerId }, stamp());
    for (const id of ['a', 'b', 'c', 'shared', 'shared-trashed']) await add(id);
    await add('other', 'bob');
    await database.projects.update('shared', { share });
    await database.projects.update('shared-trashed', { share, deletedAt: 9 });
    expect(await countProjects(database, 'ann')).toBe(3);
    await changeProject(database, 'a', { deletedAt: 7 }, 7);
    expect(await countProjects(database, 'ann')).toBe(2);
    await changeProject(database, 'a', { deletedAt: null }, 8);
    expect(await countProjects(database, 'ann')).toBe(3);
    expect(await countProjects(database, 'nobody')).toBe(0);
  });
});
