import { configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSystemSettings } from '@/domain/system/system-settings';
import { countUnread, listNotifications, recordEvent } from '@/services/notices/notification-centre';
import { readNotificationPreferences } from '@/services/notices/notification-preferences';
import { dismissAll, notifications } from '@/services/notices/notifications';
import { storeUser } from '@/services/account/session';
import { saveSystemSettings } from '@/services/admin/system-settings';
import { NotificationsScreen } from './notifications-screen';

const ready = { kind: 'site-ready', type: 'success', title: 'Bakery is ready', message: 'Look.' } as const;
const invite = { kind: 'invite', type: 'info', title: 'Bob accepted', message: '' } as const;
// A busy machine takes its time to open the database.
configure({ asyncUtilTimeout: 10_000 });

function Where() {
  const { search } = useLocation();
  return <p>at {search}</p>;
}
function open(search = '') {
  render(
    <MemoryRouter initialEntries={[`/app/notifications${search}`]}>
      <NotificationsScreen />
      <Where />
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
}
const titles = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('p')?.firstChild?.textContent);

describe('the notification centre', { timeout: 30_000 }, () => {
  let id = '';
  beforeEach(() => {
    id = crypto.randomUUID();
    storeUser({ id, name: 'Ann', email: 'ann@example.org', avatar: '' });
    vi.stubGlobal('scrollTo', () => undefined);
    // Nothing is laid out here: every row is as high as a row.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80);
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    dismissAll();
    await saveSystemSettings(defaultSystemSettings);
  });

  it('says when nothing has happened', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'No notifications' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mark all read' }).disabled).toBe(true);
  });

  it('shows the newest first, and marks all as read', async () => {
    await recordEvent(ready);
    await recordEvent(invite);
    const user = open();
    await waitFor(() => expect(titles()).toEqual(['Bob accepted', 'Bakery is ready']));
    expect(screen.getAllByText('(unread)')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(screen.queryByText('(unread)')).toBeNull());
    expect(await countUnread(id)).toBe(0);
  });

  it('has its first page at once, and older ones when its end comes near', async () => {
    for (let at = 1; at <= 130; at += 1) await recordEvent({ ...ready, title: `Site ${at}` });
    open();
    const item = () => screen.getAllByRole('listitem').at(-1);
    await waitFor(() => expect(titles()[0]).toBe('Site 130'));
    expect(item()?.getAttribute('aria-setsize')).toBe('-1');
    vi.stubGlobal('scrollY', 70 * 80);
    window.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(item()?.getAttribute('aria-setsize')).toBe('130'));
    vi.stubGlobal('scrollY', 129 * 80);
    window.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(titles().at(-1)).toBe('Site 1'));
  });

  it('shows one kind, or the unread, and keeps the choice in the address', async () => {
    await recordEvent(ready);
    await recordEvent({ ...invite, isSeen: true });
    const user = open('?kind=invite');
    await waitFor(() => expect(titles()).toEqual(['Bob accepted']));
    await user.click(screen.getByRole('button', { name: /^Unread/ }));
    expect(await screen.findByRole('heading', { name: 'Nothing of that kind' })).toBeTruthy();
    expect(screen.getByText('at ?kind=invite&show=unread')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Kind of notification'), '');
    await waitFor(() => expect(titles()).toEqual(['Bakery is ready']));
  });

  it('deletes one, and brings it back', async () => {
    await recordEvent(ready);
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'No notifications' })).toBeTruthy();
    const [toast] = notifications.read();
    expect(toast?.title).toBe('Notification deleted');
    if (toast?.action && 'run' in toast.action) toast.action.run();
    await waitFor(() => expect(titles()).toEqual(['Bakery is ready']));
  });

  it('deletes those that were read only after asking', async () => {
    await recordEvent({ ...ready, isSeen: true });
    await recordEvent(invite);
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete read ones' }));
    expect(await listNotifications(id)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Delete read ones' }));
    await waitFor(() => expect(titles()).toEqual(['Bob accepted']));
  });

  it('mutes a kind inside the app', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Settings' }));
    await user.click(await screen.findByRole('switch', { name: 'Storage low, In app' }));
    await waitFor(async () =>
      expect((await readNotificationPreferences(id)).inApp.muted).toEqual(['storage-low']),
    );
  });

  it('says why there is no mail, and offers it once there is a relay', async () => {
    open();
    const mail = () => screen.getByRole<HTMLButtonElement>('switch', { name: 'Email notifications' });
    expect(await screen.findByText(/A device sends no mail by itself/)).toBeTruthy();
    expect(mail().disabled).toBe(true);
    await saveSystemSettings({
      ...defaultSystemSettings,
      emailNotifications: true,
      mailRelayAddress: '/relay',
    });
    await waitFor(() => expect(mail().disabled).toBe(false));
  });

  it('asks the browser for desktop notifications, and stays off when it says no', async () => {
    const asked = vi.fn(() => Promise.resolve('denied'));
    vi.stubGlobal('Notification', { permission: 'default', requestPermission: asked });
    const user = open();
    const card = await screen.findByRole('region', { name: 'Push' });
    const desktop = within(card).getByRole<HTMLButtonElement>('switch');
    await waitFor(() => expect(desktop.disabled).toBe(false));
    expect(asked).not.toHaveBeenCalled();
    await user.click(desktop);
    expect(asked).toHaveBeenCalledTimes(1);
    vi.stubGlobal('Notification', { permission: 'denied', requestPermission: asked });
    window.dispatchEvent(new Event('focus'));
    expect(await within(card).findByText(/Your browser blocks notifications/)).toBeTruthy();
    expect((await readNotificationPreferences(id)).desktop.isOn).toBe(false);
  });
});
