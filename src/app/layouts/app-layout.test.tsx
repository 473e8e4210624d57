import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSystemSettings, type SystemSettings } from '@/domain/system/system-settings';
import { recordEvent } from '@/services/notices/notification-centre';
import { dismissAll, notifications } from '@/services/notices/notifications';
import { createProject } from '@/services/project/project-commands';
import { clearUser, storeUser } from '@/services/account/session';
import { sizeSidebar } from '@/services/project/sidebar';
import { saveSystemSettings } from '@/services/admin/system-settings';
import { withDatabase } from '@/storage/open-database';
import { AppLayout } from './app-layout';

configure({ asyncUtilTimeout: 10_000 });

async function keepAccount(role: 'admin' | 'member') {
  const id = crypto.randomUUID();
  const shown = { id, name: 'Ann Smith', email: `${id}@example.org`, avatar: 'data:,' };
  const rest = { role, guest: false, createdAt: 1, password: null, recovery: null };
  await withDatabase((database) => database.accounts.put({ ...shown, ...rest }));
  storeUser(shown);
  return id;
}

function open(path = '/app/team') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route element={<AppLayout />}>
          <Route path="/app/*" element={<h1>Screen at work</h1>} />
        </Route>
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
}
const set = (change: Partial<SystemSettings>) => saveSystemSettings({ ...defaultSystemSettings, ...change });

describe('the signed-in area', { timeout: 60_000 }, () => {
  let isNarrow = false;
  beforeEach(() => {
    isNarrow = false;
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('width') && isNarrow,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    sizeSidebar(20);
  });
  afterEach(async () => {
    dismissAll();
    clearUser();
    await set({});
    vi.unstubAllGlobals();
  });

  it('marks where the person is, and opens the group that holds it', async () => {
    await keepAccount('member');
    open('/app/profile/security');
    const nav = screen.getByRole('navigation', { name: 'Application' });
    expect(within(nav).getByRole('link', { name: 'Security' }).getAttribute('aria-current')).toBe('page');
    expect(within(nav).queryByRole('link', { name: 'All Projects' })).toBeNull();
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(
      within(crumbs)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Dashboard', 'Profile', 'Security']);
  });

  it('folds to icons by Ctrl or Cmd with B, which then have their names in tooltips', async () => {
    await keepAccount('member');
    const user = open();
    expect(screen.getByText('Sitewright')).toBeTruthy();
    await user.hover(screen.getByRole('link', { name: 'Team' }));
    expect(screen.queryByRole('tooltip')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'b', ctrlKey: true });
    expect(screen.queryByText('Sitewright')).toBeNull();
    await user.hover(screen.getByRole('link', { name: 'Billing' }));
    expect((await screen.findByRole('tooltip')).textContent).toBe('Billing');
    fireEvent.keyDown(document.body, { key: 'b', metaKey: true });
    expect(screen.getByText('Sitewright')).toBeTruthy();
  });

  it('is made wider and narrower by keys', async () => {
    await keepAccount('member');
    open();
    const edge = screen.getByRole('separator', { name: 'Width of the sidebar' });
    fireEvent.keyDown(edge, { key: 'End' });
    expect(edge.getAttribute('aria-valuenow')).toBe('30');
    fireEvent.keyDown(edge, { key: 'Home' });
    expect(edge.getAttribute('aria-valuenow')).toBe('5');
    expect(screen.queryByText('Sitewright')).toBeNull();
    fireEvent.keyDown(edge, { key: 'Enter' });
    expect(edge.getAttribute('aria-valuenow')).toBe('20');
  });

  it('counts unread notifications as they come', async () => {
    await keepAccount('member');
    open();
    await act(() => recordEvent({ kind: 'invite', type: 'info', title: 'A', message: '' }));
    expect(await screen.findByRole('link', { name: /^Notifications *1 *unread$/ })).toBeTruthy();
  });

  it('lists the three projects worked on last, and the way to all of them', async () => {
    await keepAccount('member');
    for (const name of ['Fourth', 'Third', 'Second', 'First']) await createProject({ name });
    open();
    // Nothing stands there that the projects would push away.
    expect(screen.queryByRole('link', { name: 'View All Projects' })).toBeNull();
    const first = await screen.findByRole('link', { name: 'First' });
    const links = within(first.closest('ul') ?? first).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'First',
      'Second',
      'Third',
      'View All Projects',
    ]);
  });

  it('deletes a recent project by its menu, and brings it back', async () => {
    await keepAccount('member');
    await createProject({ name: 'Bakery' });
    const user = open();
    const link = await screen.findByRole('link', { name: 'Bakery' });
    fireEvent.contextMenu(link);
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'View Project',
      'Share Project',
      'Delete Project',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Delete Project' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Bakery' })).toBeNull());
    const action = notifications.read()[0]?.action;
    act(() => {
      if (action && 'run' in action) action.run();
    });
    expect(await screen.findByRole('link', { name: 'Bakery' })).toBeTruthy();
  });

  it('moves the focus to the line that comes into the place of one that was deleted', async () => {
    await keepAccount('member');
    for (const name of ['Last', 'Middle', 'First']) await createProject({ name });
    const user = open();
    await screen.findByRole('link', { name: 'Middle' });
    await user.click(screen.getByRole('button', { name: 'Menu of Middle' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete Project' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Last'));
    await user.click(screen.getByRole('button', { name: 'Menu of Last' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete Project' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('View All Projects'));
  });

  it('has everything of the account in its menu, but not the section that is shown', async () => {
    await keepAccount('member');
    const user = open('/app/billing');
    await user.click(screen.getByRole('button', { name: /Ann Smith/ }));
    expect(await screen.findByText("You're on a free version of Sitewright.")).toBeTruthy();
    const items = screen.getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Invite people',
      "UpgradeYou're on a free version of Sitewright.",
      'Website',
      'Application',
      'Settings',
      'AI Models',
      'System Prompts',
      'Admin Panel',
      'Dark Mode',
      'Sign Out',
    ]);
    expect(items.filter((item) => item.hasAttribute('data-disabled'))).toEqual([items[1]]);
  });

  it('signs out to the front page, and says so', async () => {
    await keepAccount('member');
    const user = open();
    await user.click(screen.getByRole('button', { name: /Ann Smith/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
    expect(notifications.read()).toMatchObject([
      { type: 'info', title: 'Logged Out', message: 'You have successfully logged out' },
    ]);
  });

  it('is a sheet on a narrow window, which goes when a place was chosen', async () => {
    isNarrow = true;
    await keepAccount('member');
    const user = open();
    expect(screen.queryByRole('navigation', { name: 'Application' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open navigation' }));
    const sheet = await screen.findByRole('dialog', { name: 'Navigation' });
    await user.click(within(sheet).getByRole('link', { name: 'Billing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['member', 'Maintenance'],
    ['admin', 'Screen at work'],
  ] as const)('shows a %s under maintenance: %s', async (role, heading) => {
    await keepAccount(role);
    await set({ maintenanceMode: true });
    open();
    expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeTruthy();
  });

  it('keeps administration closed to accounts without a second factor, where that is asked for', async () => {
    await keepAccount('admin');
    await set({ twoFactorForAdmin: true });
    open('/app/admin/models');
    const way = await screen.findByRole('link', { name: 'Set it up in Security' });
    expect(way.getAttribute('href')).toBe('/app/profile/security');
    expect(screen.queryByRole('heading', { name: 'Screen at work' })).toBeNull();
    await act(() => set({}));
    expect(await screen.findByRole('heading', { name: 'Screen at work' })).toBeTruthy();
  });
});
