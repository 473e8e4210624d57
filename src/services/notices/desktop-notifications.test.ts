import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  askDesktopPermission,
  followPresses,
  readDesktopPermission,
  showOnDesktop,
} from './desktop-notifications';

const event = {
  id: 'n1',
  accountId: 'ann',
  at: 1,
  kind: 'site-ready',
  type: 'success',
  title: 'Bakery is ready',
  message: 'Have a look.',
  href: null,
  unread: 1,
} as const;

function stubBrowser(permission: NotificationPermission, hidden: boolean, answer = permission) {
  const shown = vi.fn();
  class Shown {
    static readonly permission = permission;
    static readonly requestPermission = () => Promise.resolve(answer);
    constructor(title: string, options: NotificationOptions) {
      shown(title, options.body);
    }
    addEventListener(): void {}
  }
  vi.stubGlobal('Notification', Shown);
  vi.stubGlobal('document', { hidden });
  return shown;
}

describe('notifications on the desktop', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are nothing a browser without them is asked for', async () => {
    vi.stubGlobal('Notification', undefined);
    expect(readDesktopPermission()).toBe('unsupported');
    expect(await askDesktopPermission()).toBe('unsupported');
  });

  it('are shown to who is elsewhere', () => {
    const shown = stubBrowser('granted', true);
    showOnDesktop(event);
    expect(shown).toHaveBeenCalledWith('Bakery is ready', 'Have a look.');
  });

  it.each([
    ['denied', true],
    ['default', true],
    ['granted', false],
  ] as const)('are not shown when permission is %s and the page is hidden: %s', (permission, hidden) => {
    const shown = stubBrowser(permission, hidden);
    showOnDesktop(event);
    expect(shown).not.toHaveBeenCalled();
  });

  it('say what the person answered', async () => {
    stubBrowser('default', false, 'denied');
    expect(await askDesktopPermission()).toBe('denied');
  });

  it('are left to the service worker where pages may show none, which leads on when they are pressed', async () => {
    stubBrowser('granted', true);
    class Refused {
      static readonly permission = 'granted';
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    }
    vi.stubGlobal('Notification', Refused);
    const showNotification = vi.fn(() => Promise.resolve());
    const worker = Object.assign(new EventTarget(), { ready: Promise.resolve({ showNotification }) });
    vi.stubGlobal('navigator', { serviceWorker: worker });
    const pushState = vi.fn();
    vi.stubGlobal('history', { pushState });
    vi.stubGlobal('dispatchEvent', vi.fn());
    vi.stubGlobal('PopStateEvent', Event);
    const stop = followPresses();
    showOnDesktop({ ...event, href: '/app/team' });
    await vi.waitFor(() => expect(showNotification).toHaveBeenCalled());
    expect(showNotification.mock.calls[0]).toMatchObject([
      'Bakery is ready',
      { data: { href: '/app/team' } },
    ]);
    const tell = (data: unknown) => worker.dispatchEvent(Object.assign(new Event('message'), { data }));
    tell({ kind: 'open-address', href: '//elsewhere.example' });
    expect(pushState).not.toHaveBeenCalled();
    tell({ kind: 'open-address', href: '/app/team' });
    expect(pushState).toHaveBeenCalledWith(null, '', expect.stringMatching(/app\/team$/));
    stop();
    tell({ kind: 'open-address', href: '/app/team' });
    expect(pushState).toHaveBeenCalledTimes(1);
  });
});
