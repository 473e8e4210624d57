import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSystemSettings, type SystemSettings } from '@/domain/system/system-settings';
import { startIdleLogout } from './idle-logout';
import { dismissAll, notifications } from '../notices/notifications';

const logOut = vi.hoisted(() => vi.fn(() => Promise.resolve()));
const signedInAt = vi.hoisted(() => ({ value: 0 }));
const settings = vi.hoisted((): { follow: (next: SystemSettings) => void } => ({ follow: () => undefined }));
vi.mock('./account-commands', () => ({ logOut }));
vi.mock('@/storage/open-database', () => ({ withDatabase: () => Promise.resolve(signedInAt.value) }));
vi.mock('@/storage/watch-query', () => ({
  watchQuery: (_: unknown, onResult: (result: SystemSettings) => void) => {
    settings.follow = onResult;
    return () => undefined;
  },
}));

const minute = 60_000;
const year = 365 * 24 * 60 * minute;
const on: SystemSettings = { ...defaultSystemSettings, sessionTimeout: true, sessionTimeoutMinutes: 10 };
const titles = () => notifications.read().map(({ title }) => title);

describe('the idle sign-out', () => {
  const page = new EventTarget();
  const texts = new Map<string, string>();
  let stop = () => {};

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 2, 1) });
    logOut.mockClear();
    texts.clear();
    signedInAt.value = Date.now();
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, value: string) => void texts.set(key, value),
    });
    stop = startIdleLogout();
  });
  afterEach(() => {
    stop();
    dismissAll();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  const press = () => page.dispatchEvent(new Event('keydown'));

  it('does nothing while no administrator asks for it', async () => {
    settings.follow(defaultSystemSettings);
    await pass(24 * 60 * minute);
    expect(logOut).not.toHaveBeenCalled();
    expect(titles()).toEqual([]);
  });

  it('warns a minute before, signs out, and says why', async () => {
    settings.follow(on);
    await pass(8.9 * minute);
    expect(titles()).toEqual([]);
    await pass(0.2 * minute);
    expect(titles()).toEqual(['Still there?']);
    await pass(minute);
    expect(logOut).toHaveBeenCalledExactlyOnceWith('timeout');
    expect(notifications.read()).toMatchObject([
      {
        title: 'Logged Out',
        message:
          'You were signed out because nothing had happened for 10 minutes. Unsaved files and the message you were writing are kept.',
      },
    ]);
  });

  it('takes the warning back when a key is pressed, and tells the other tabs', async () => {
    settings.follow(on);
    await pass(9.5 * minute);
    press();
    expect(titles()).toEqual([]);
    expect(texts.get('last-active')).toBe(String(Date.now()));
    await pass(8.9 * minute);
    expect(logOut).not.toHaveBeenCalled();
  });

  it('stays when somebody works in another tab', async () => {
    settings.follow(on);
    await pass(9.5 * minute);
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'last-active', newValue: '1' }));
    expect(titles()).toEqual([]);
    await pass(8.9 * minute);
    expect(logOut).not.toHaveBeenCalled();
  });

  it('asks first when the clock goes ten years on', async () => {
    settings.follow(on);
    await pass(minute);
    vi.setSystemTime(Date.now() + 10 * year);
    await pass(1000);
    expect(titles()).toEqual(['Still there?']);
    press();
    await pass(5 * minute);
    expect(logOut).not.toHaveBeenCalled();
  });

  it('ends what was left open: the last sign of life of this sign-in counts', async () => {
    texts.set('last-active', String(Date.now() - 30 * minute));
    signedInAt.value = Date.now() - 60 * minute;
    settings.follow(on);
    await pass(1000);
    expect(logOut).toHaveBeenCalledTimes(1);
  });

  it('does not count what was before this sign-in', async () => {
    texts.set('last-active', String(Date.now() - 30 * minute));
    signedInAt.value = Date.now() - 1000;
    settings.follow(on);
    await pass(minute);
    expect(logOut).not.toHaveBeenCalled();
  });

  it('ends with the setting', async () => {
    settings.follow(on);
    await pass(9.5 * minute);
    settings.follow(defaultSystemSettings);
    expect(titles()).toEqual([]);
    await pass(10 * minute);
    expect(logOut).not.toHaveBeenCalled();
  });
});
