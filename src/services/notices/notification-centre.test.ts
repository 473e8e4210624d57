import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultNotificationPreferences, switchWay } from '@/domain/notifications/notification-preferences';
import { defaultSystemSettings } from '@/domain/system/system-settings';
import { readMailFailure } from './mail-relay';
import * as centre from './notification-centre';
import { saveNotificationPreferences } from './notification-preferences';
import { dismissAll, notifications } from './notifications';
import { clearUser, storeUser } from '../account/session';
import { saveSystemSettings } from '../admin/system-settings';

const ready = {
  kind: 'site-ready',
  type: 'success',
  title: 'Bakery is ready',
  message: 'Have a look.',
} as const;
let count = 0;

describe('the notification centre', () => {
  let id = '';
  beforeEach(() => {
    id = `ann-${(count += 1)}`;
    storeUser({ id, name: 'Ann', email: 'ann@example.org', avatar: '' });
    dismissAll();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    dismissAll();
  });

  it('keeps an event as unread, and where it leads', async () => {
    await centre.recordEvent({ ...ready, href: '/app/projects/x/editor' });
    expect(await centre.listNotifications(id)).toMatchObject([
      { ...ready, unread: 1, href: '/app/projects/x/editor' },
    ]);
    expect(await centre.countUnread(id)).toBe(1);
    expect(notifications.read()).toEqual([]);
  });

  it('keeps what the person watched as read, without a toast', async () => {
    await centre.recordEvent({ ...ready, isSeen: true, isToast: true });
    expect(await centre.countUnread(id)).toBe(0);
    expect(await centre.listNotifications(id)).toHaveLength(1);
    expect(notifications.read()).toEqual([]);
  });

  it('shows a toast that leads on for what happens in the background', async () => {
    await centre.recordEvent({ ...ready, href: '/app', isToast: true });
    expect(notifications.read()).toMatchObject([
      { title: 'Bakery is ready', action: { label: 'Open', href: '/app' } },
    ]);
  });

  it('neither counts nor shows a kind that was muted, but keeps it', async () => {
    await saveNotificationPreferences(
      id,
      switchWay(defaultNotificationPreferences, 'inApp', false, 'site-ready'),
    );
    await centre.recordEvent({ ...ready, isToast: true });
    expect(await centre.countUnread(id)).toBe(0);
    expect(await centre.listNotifications(id)).toHaveLength(1);
    expect(notifications.read()).toEqual([]);
  });

  it('keeps one of a kind within a time', async () => {
    await centre.recordEventOnce(ready, 1000);
    await centre.recordEventOnce(ready, 1000);
    await centre.recordEventOnce({ ...ready, kind: 'storage-low' }, 1000);
    expect(await centre.listNotifications(id)).toHaveLength(2);
  });

  it('keeps nothing for nobody', async () => {
    clearUser();
    await centre.recordEvent(ready);
    expect(await centre.listNotifications(id)).toEqual([]);
  });

  describe('with a relay', () => {
    const relay = { ...defaultSystemSettings, emailNotifications: true, mailRelayAddress: '/relay' };
    beforeEach(async () => {
      await saveSystemSettings(relay);
      await saveNotificationPreferences(id, switchWay(defaultNotificationPreferences, 'mail', true));
    });
    afterEach(() => saveSystemSettings(defaultSystemSettings));

    it('mails the event, and nothing but the event', async () => {
      const fetched = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })));
      vi.stubGlobal('fetch', fetched);
      await centre.recordEvent(ready);
      const [address, request] = fetched.mock.calls[0] as unknown as [string, { body: string }];
      expect(address).toBe('/relay');
      expect(JSON.parse(request.body)).toEqual({
        to: 'ann@example.org',
        subject: 'Bakery is ready',
        text: 'Have a look.',
      });
      expect(await readMailFailure()).toBeNull();
    });

    it('keeps why the relay did not take it, and the event all the same', async () => {
      vi.stubGlobal('fetch', () =>
        Promise.resolve(new Response(null, { status: 502, statusText: 'Bad Gateway' })),
      );
      await centre.recordEvent(ready);
      expect(await readMailFailure()).toMatchObject({ reason: 'It answered 502 Bad Gateway.' });
      expect(await centre.countUnread(id)).toBe(1);
    });

    it.each([
      [
        'never answers',
        () => new DOMException('signal timed out', 'TimeoutError'),
        'It did not answer within 15 seconds.',
      ],
      [
        'is not there, or lets no page ask it',
        () => new TypeError('Failed to fetch'),
        'No answer came from /relay. It may be down, or it does not allow requests from https://sitewright.example (CORS).',
      ],
    ])('says in words when the relay %s', async (_, failure, reason) => {
      const error = failure();
      const late = new AbortController();
      if (error.name === 'TimeoutError') late.abort(error);
      vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
      vi.stubGlobal('location', { origin: 'https://sitewright.example' });
      vi.stubGlobal('navigator', { onLine: true });
      vi.stubGlobal('fetch', () => Promise.reject(error));
      await centre.recordEvent(ready);
      expect(await readMailFailure()).toMatchObject({ reason });
      vi.restoreAllMocks();
    });

    it('mails nothing while the administrator has mail switched off', async () => {
      const fetched = vi.fn();
      vi.stubGlobal('fetch', fetched);
      await saveSystemSettings({ ...relay, emailNotifications: false });
      await centre.recordEvent(ready);
      expect(fetched).not.toHaveBeenCalled();
    });
  });
});
