import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Project } from '@/domain/project/project';
import { AppError } from '@/domain/errors';
import { notifications, dismissAll } from '@/services/notices/notifications';
import { ProjectsScreen } from './projects-screen';

const store = vi.hoisted(() => ({
  own: [] as unknown[],
  shared: [] as unknown[],
  trash: [] as unknown[],
  changes: [] as unknown[],
  failure: null as Error | null,
}));

vi.mock('dexie-react-hooks', async () => {
  const { useEffect, useState } = await import('react');
  return {
    useLiveQuery: (query: () => Promise<unknown>) => {
      const [value, setValue] = useState<unknown>(undefined);
      useEffect(() => {
        void query().then(setValue);
        // oxlint-disable-next-line react-hooks/exhaustive-deps
      }, []);
      return value;
    },
  };
});
vi.mock('@/services/project/project-queries', () => ({
  listHeldProjects: async () => ({ own: store.own, shared: store.shared }),
  listTrashedProjects: async () => store.trash,
  countTeam: async () => new Map([['a', 2]]),
  listQuarantined: async () => [],
}));
vi.mock('@/services/project/project-glance', () => ({ readGlance: async () => null }));
vi.mock('@/services/project/import-share', () => ({
  importShare: async (_: File, { onProgress }: { onProgress: (done: number, total: number) => void }) => {
    // As a worker does whose last report is overtaken by its answer.
    setTimeout(() => onProgress(1, 1), 20);
    return { projectId: 'i', name: 'Crumb', by: 'Ben' };
  },
}));
vi.mock('@/services/project/project-commands', () => ({
  changeManyProjects: async (ids: string[], change: unknown) => {
    if (store.failure) throw store.failure;
    store.changes.push([ids, change]);
    return ids.length;
  },
}));

function project(id: string, more: Partial<Project> = {}): Project {
  return {
    id,
    ownerId: 'ann',
    name: `Project ${id}`,
    description: 'A bakery',
    status: 'draft',
    privacy: 'private',
    createdAt: 1,
    updatedAt: 1,
    headVersionId: null,
    headSeq: 0,
    fileCount: 0,
    bytes: 0,
    deletedAt: null,
    seed: 1,
    ...more,
  };
}

function open(path = '/app/projects') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <ProjectsScreen />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

describe('the list of projects', () => {
  beforeEach(() => {
    Object.assign(store, { own: [], shared: [], trash: [], changes: [], failure: null });
    // A window with room: nothing is laid out here.
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 500));
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    dismissAll();
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('says what to do where nothing is, in each place', async () => {
    const user = open();
    expect(await screen.findByRole('heading', { name: 'No projects found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create your first project' }).getAttribute('href')).toBe(
      '/app/projects/new',
    );
    await user.click(screen.getByRole('tab', { name: 'Shared with me (0)' }));
    expect(screen.getByRole('heading', { name: 'No shared projects' })).toBeTruthy();
    expect(screen.getByText('Projects shared with you will appear here')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Trash (0)' }));
    expect(screen.getByRole('heading', { name: 'The trash is empty' })).toBeTruthy();
  });

  it('counts nothing before it has read', async () => {
    store.own = [project('a')];
    open();
    expect(screen.getByRole('tab', { name: 'My Projects' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Trash' })).toBeTruthy();
    expect(await screen.findByRole('tab', { name: 'My Projects (1)' })).toBeTruthy();
  });

  it('shows how each project stands, and people with its owner', async () => {
    store.own = [project('a', { status: 'live', privacy: 'public' }), project('b')];
    open();
    const [first] = await screen.findAllByRole('article');
    if (!first) throw new Error('no card');
    expect(within(first).getByRole('button', { name: 'Status: Live. Change' })).toBeTruthy();
    expect(within(first).getByRole('button', { name: 'Privacy: Public. Change' })).toBeTruthy();
    expect(within(first).getByText('3 people')).toBeTruthy();
  });

  it('tells a search without a result from an empty list', async () => {
    store.own = [project('a')];
    const user = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search projects' }), 'nowhere');
    expect(await screen.findByRole('heading', { name: 'Nothing fits' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByRole('link', { name: 'Project a' })).toBeTruthy();
  });

  it('moves what is selected to the trash with a way back, and keeps it selected when that fails', async () => {
    store.own = [project('a'), project('b'), project('c')];
    const user = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Project a' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Project c' }));
    store.failure = new AppError('storage-full');
    await user.click(screen.getByRole('button', { name: 'Move to trash' }));
    expect(notifications.read()[0]).toMatchObject({ type: 'error', title: 'Nothing was moved to the trash' });
    expect(screen.getByText('2 projects selected')).toBeTruthy();
    store.failure = null;
    await user.click(screen.getByRole('button', { name: 'Move to trash' }));
    expect(store.changes).toEqual([[['a', 'c'], 'trash']]);
    expect(notifications.read()[0]).toMatchObject({ title: 'Moved to the trash', action: { label: 'Undo' } });
  });

  it('opens what is shared for viewing, and gives the reason why it cannot be edited', async () => {
    store.shared = [project('s', { share: { by: 'Ben', role: 'view', importedAt: 1 } })];
    const user = open('/app/projects?place=shared');
    const link = await screen.findByRole('link', { name: 'Project s' });
    expect(link.getAttribute('href')).toBe('/app/projects/s/editor?mode=view');
    await user.click(screen.getByRole('button', { name: 'Actions for Project s' }));
    const edit = await screen.findByRole('menuitem', { name: /^Edit/ });
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'View',
      'EditBen shared it for viewing only.',
    ]);
    expect(edit.getAttribute('aria-disabled')).toBe('true');
    expect(edit.textContent).toContain('Ben shared it for viewing only.');
  });

  it('is done with an import whose last report comes after its project', async () => {
    const user = open('?place=shared');
    await user.upload(await screen.findByLabelText('Share files'), new File(['x'], 'crumb.zip'));
    await vi.waitFor(() => expect(notifications.read()[0]?.title).toBe('Imported'));
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(screen.queryByText(/^Importing/)).toBeNull();
  });
});
