import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordEvent } from '@/services/notices/notification-centre';
import { createProject } from '@/services/project/project-commands';
import { clearUser, storeUser } from '@/services/account/session';
import { commitFiles } from '@/services/project/version-commands';
import { withDatabase } from '@/storage/open-database';
import { DashboardScreen } from './dashboard-screen';

configure({ asyncUtilTimeout: 10_000 });

function open() {
  render(
    <MemoryRouter>
      <DashboardScreen />
    </MemoryRouter>,
  );
}
const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

describe('the dashboard', { timeout: 30_000 }, () => {
  let id = '';
  const invite = (status: 'pending' | 'accepted' | 'revoked') =>
    withDatabase((database) =>
      database.team.add({
        id: `${id}-${status}`,
        ownerId: id,
        name: '',
        email: `${status}@example.org`,
        role: 'viewer',
        status,
        invitedAt: 1,
        answeredAt: null,
        projectIds: [],
      }),
    );
  beforeEach(() => {
    id = crypto.randomUUID();
    storeUser({ id, name: ' Ann Marie Smith', email: 'ann@example.org', avatar: '' });
  });
  afterEach(() => {
    clearUser();
    vi.unstubAllGlobals();
  });

  it('greets with the first word of the name, and begins with what can be done', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, Ann');
    expect(await screen.findByRole('heading', { name: 'Nothing built yet' })).toBeTruthy();
    const actions = within(screen.getByRole('list', { name: 'Quick actions' })).getAllByRole('link');
    expect(actions.map((link) => link.getAttribute('href'))).toEqual([
      '/app/projects/new',
      '/app/team?invite=1',
      '/app/billing',
    ]);
  });

  it('counts what is there, and goes on counting', async () => {
    await invite('pending');
    await invite('accepted');
    await invite('revoked');
    await recordEvent({ kind: 'invite', type: 'info', title: 'A', message: '' });
    open();
    await waitFor(() => expect(figure('Total projects')).toBe('0'));
    await waitFor(() => expect(figure('Team members')).toBe('2'));
    expect(screen.getByRole('link', { name: '1 pending invite' })).toBeTruthy();
    await waitFor(() => expect(figure('Unread notifications')).toBe('1'));
    await waitFor(() => expect(figure('AI credits')).toBe('1,000'));
    expect(screen.getByRole('link', { name: '0% of 1,000 used this month' })).toBeTruthy();
    await act(async () => {
      const projectId = await createProject({ name: 'Bakery' });
      const files = [{ path: 'index.html', content: '<h1>Bakery</h1>' }];
      await commitFiles({ projectId, files, deleted: [], author: 'user', note: '' });
    });
    await waitFor(() => expect(figure('Total projects')).toBe('1'));
    expect(await screen.findByRole('link', { name: /^Bakery/ })).toBeTruthy();
    expect(await screen.findByText(/^1 in all, most on/)).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(15);
  });

  it('says how much room there is, and asks the browser to keep what is stored', async () => {
    const storage = {
      estimate: () => Promise.resolve({ usage: 1.5e9, quota: 6e9 }),
      persisted: vi.fn(() => Promise.resolve(false)),
      persist: vi.fn(() => Promise.resolve(true)),
    };
    vi.stubGlobal('navigator', { ...navigator, storage });
    open();
    const card = await screen.findByRole('region', { name: 'Storage on this device' });
    expect(await within(card).findByText('1.5 GB')).toBeTruthy();
    expect(within(card).getByText('25% of 6 GB')).toBeTruthy();
    storage.persisted.mockResolvedValue(true);
    act(() => within(card).getByRole('button').click());
    expect(await within(card).findByText(/The browser keeps it until you remove it/)).toBeTruthy();
    expect(storage.persist).toHaveBeenCalledTimes(1);
  });
});
