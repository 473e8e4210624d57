import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as clock from '../clock';
import { countProjects, readActivity } from './dashboard-queries';
import { createProject, trashProject } from './project-commands';
import { storeUser } from '../account/session';
import { commitFiles } from './version-commands';

const day = 24 * 60 * 60 * 1000;
let count = 0;

async function make(text: string): Promise<string> {
  const projectId = await createProject({ name: 'Bakery' });
  await commit(projectId, text);
  return projectId;
}

function commit(projectId: string, text: string) {
  const files = [{ path: 'index.html', content: text }];
  return commitFiles({ projectId, files, deleted: [], author: 'user', note: text });
}

describe('the figures of the dashboard', () => {
  let id = '';
  beforeEach(() => {
    vi.restoreAllMocks();
    id = `ann-${(count += 1)}`;
    storeUser({ id, name: 'Ann', email: 'ann@example.org', avatar: '' });
  });

  it('count the projects in use', async () => {
    const first = await make('one');
    await make('two');
    expect(await countProjects(id)).toBe(2);
    await trashProject(first);
    expect(await countProjects(id)).toBe(1);
  });

  it('tell how many versions each of fourteen days saw, of own projects only', async () => {
    const today = clock.now();
    vi.spyOn(clock, 'now').mockReturnValue(today - 15 * day);
    const project = await make('old');
    vi.spyOn(clock, 'now').mockReturnValue(today - 13 * day);
    await commit(project, 'first day');
    vi.spyOn(clock, 'now').mockReturnValue(today);
    await commit(project, 'today');
    await commit(project, 'today again');
    storeUser({ id: 'somebody-else', name: 'Bob', email: '', avatar: '' });
    await make('elsewhere');
    vi.spyOn(clock, 'now').mockReturnValue(today + 10);
    const days = await readActivity(id);
    expect(days.map(({ count: versions }) => versions)).toEqual([
      1,
      ...Array.from({ length: 12 }, () => 0),
      2,
    ]);
  });
});
