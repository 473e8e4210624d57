import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSystemSettings } from '@/domain/system/system-settings';
import { withDatabase } from '@/storage/open-database';
import { tellBackupDue, tellStorageLow } from './device-events';
import { listNotifications } from './notices/notification-centre';
import { dismissAll } from './notices/notifications';
import { createProject } from './project/project-commands';
import { storeUser } from './account/session';
import { saveSystemSettings } from './admin/system-settings';
import { tellSiteReady } from './chat/tell-site-ready';

vi.mock('./offline', () => ({ offlineState: { read: () => 'ready', subscribe: () => () => undefined } }));

const day = 86_400_000;
let count = 0;
const stubRoom = (usage: number, quota: number) =>
  vi.stubGlobal('navigator', {
    storage: { estimate: () => Promise.resolve({ usage, quota }), persisted: () => Promise.resolve(true) },
  });

describe('events of the device', () => {
  let id = '';
  const titles = async () => (await listNotifications(id)).map(({ title }) => title);
  beforeEach(() => {
    id = `ann-${(count += 1)}`;
    storeUser({ id, name: 'Ann', email: 'ann@example.org', avatar: '' });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    dismissAll();
  });

  it.each([
    [9.2e9, 10e9, true],
    [10, 50_000_000, true],
    [5e9, 10e9, false],
    [0, 0, false],
  ])('%d bytes used of %d: told is %s', async (usage, quota, isTold) => {
    stubRoom(usage, quota);
    await tellStorageLow();
    await tellStorageLow();
    expect(await titles()).toEqual(isTold ? ['Little room left on this device'] : []);
  });

  describe('a backup', () => {
    const keepAccount = (role: 'admin' | 'member', age: number) =>
      withDatabase((database) =>
        database.accounts.put({
          id,
          name: 'Ann',
          email: `${id}@example.org`,
          avatar: '',
          role,
          guest: false,
          createdAt: Date.now() - age,
          password: null,
          recovery: null,
        }),
      );
    afterEach(() => saveSystemSettings(defaultSystemSettings));

    it('is due for an administrator who has projects and made none for a week', async () => {
      await keepAccount('admin', 8 * day);
      await tellBackupDue();
      expect(await titles()).toEqual([]);
      await createProject({ name: 'Bakery' });
      await tellBackupDue();
      await tellBackupDue();
      expect(await titles()).toEqual(['A backup is due']);
    });

    it.each([
      ['member', 8 * day, false],
      ['admin', 6 * day, false],
      ['admin', 8 * day, true],
    ] as const)('is not due for a %s of %d milliseconds, daily: %s', async (role, age, dailyBackups) => {
      await keepAccount(role, age);
      await saveSystemSettings({ ...defaultSystemSettings, dailyBackups });
      await createProject({ name: 'Bakery' });
      await tellBackupDue();
      expect(await titles()).toEqual([]);
    });
  });

  it('a site that came to stand while its person was elsewhere is unread', async () => {
    const projectId = await createProject({ name: 'Bakery' });
    vi.stubGlobal('document', { hidden: false });
    vi.stubGlobal('location', { pathname: '/app/team' });
    await tellSiteReady(projectId);
    vi.stubGlobal('location', { pathname: `/app/projects/${projectId}/editor` });
    await tellSiteReady(projectId);
    const rows = await listNotifications(id);
    expect(rows.map(({ title, unread }) => [title, unread])).toEqual([
      ['Bakery is ready', 0],
      ['Bakery is ready', 1],
    ]);
  });
});
