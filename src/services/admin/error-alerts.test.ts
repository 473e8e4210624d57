import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/errors';
import { withDatabase } from '@/storage/open-database';
import { readWholeLog } from '@/storage/system/log-store';
import { signInAs } from '../../../tests/support/storage/sign-in-as';
import { noteError } from './error-alerts';
import { listNotifications } from '../notices/notification-centre';
import { readSystemSettings, saveSystemSettings } from './system-settings';

let accountId = '';
const alerts = () => listNotifications(accountId);
const logged = async () =>
  (await withDatabase((database) => readWholeLog(database))).filter((entry) => entry.accountId === accountId);
let start = Date.UTC(2026, 1, 1);

beforeEach(async () => {
  // Each test begins long after the alerts of the one before.
  start += 86_400_000;
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  accountId = await signInAs('admin');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('error alerts', () => {
  it('tell of an error once a minute, and count those in between', async () => {
    await noteError('save failed', new AppError('storage-full'));
    await noteError('save failed', new AppError('storage-full'));
    await noteError('zip failed', new Error('no room'));
    expect(await alerts()).toHaveLength(1);
    expect(await logged()).toHaveLength(3);
    vi.advanceTimersByTime(61_000);
    await noteError('zip failed', new Error('no room'));
    expect((await alerts())[0]?.message).toBe('no room 2 more errors came before it.');
  });

  it('tell of several that come at once only one time', async () => {
    await Promise.all(['a', 'b', 'c'].map((name) => noteError('Something broke', new Error(name))));
    expect(await alerts()).toHaveLength(1);
    expect(await logged()).toHaveLength(3);
  });

  it('do not fill the log when something fails again and again', async () => {
    for (let time = 0; time < 50; time += 1) await noteError('loop', new Error('again'));
    expect((await logged()).length).toBeLessThanOrEqual(21);
  });

  it('are silent about cancels, and when they are off', async () => {
    await noteError('stopped', new DOMException('Cancelled', 'AbortError'));
    const settings = await readSystemSettings();
    await saveSystemSettings({ ...settings, errorAlerts: false });
    await noteError('save failed', new Error('no'));
    await saveSystemSettings(settings);
    expect(await alerts()).toEqual([]);
    expect(await logged()).toEqual([]);
  });
});
