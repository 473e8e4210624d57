import { describe, expect, it } from 'vitest';
import type { KeptNotification } from '@/domain/notifications/kept-notification';
import { openTestDatabase } from '../../../tests/support/storage/open-test-database';
import type { SitewrightDatabase } from '../database';
import * as store from './notification-store';

const row = (id: string, at: number, change: Partial<KeptNotification> = {}): KeptNotification => ({
  id,
  accountId: 'ann',
  at,
  kind: 'site-ready',
  type: 'success',
  title: id,
  message: '',
  href: null,
  unread: 1,
  ...change,
});
const rows = [
  row('a', 1),
  row('b', 3, { kind: 'invite' }),
  row('c', 2, { unread: 0 }),
  row('d', 4, { kind: 'invite', unread: 0 }),
  row('other', 9, { accountId: 'bob' }),
];

async function openSeeded() {
  const database = await openTestDatabase();
  await store.restoreNotifications(database, rows);
  return database;
}

const listIds = (database: SitewrightDatabase) =>
  store.listNewestIds(database, { accountId: 'ann' }, { now: 10, most: 9 });

describe('kept notifications', () => {
  it.each([
    [{}, ['d', 'b', 'c', 'a']],
    [{ isUnread: true }, ['b', 'a']],
    [{ kind: 'invite' as const }, ['d', 'b']],
    [{ kind: 'invite' as const, isUnread: true }, ['b']],
    [{ kind: 'storage-low' as const }, []],
  ])('are found by %j, newest first', async (filter, expected) => {
    const database = await openSeeded();
    const asked = { accountId: 'ann', ...filter };
    expect(await store.listNewestIds(database, asked, { now: 10, most: 9 })).toEqual(expected);
    expect(await store.listNewestIds(database, asked, { now: 10, most: 1 })).toEqual(expected.slice(0, 1));
    expect(await store.countNotifications(database, asked)).toBe(expected.length);
    expect(await store.countNotifications(database, asked, 1)).toBe(Math.min(1, expected.length));
  });

  it('are read in the order asked, without those that are gone', async () => {
    const database = await openSeeded();
    const found = await store.readNotifications(database, ['c', 'gone', 'a']);
    expect(found.map(({ id }) => id)).toEqual(['c', 'a']);
  });

  it('are marked read all at once, and nobody else’s with them', async () => {
    const database = await openSeeded();
    expect(await store.markAllRead(database, { accountId: 'ann' })).toBe(2);
    expect(await store.countNotifications(database, { accountId: 'ann', isUnread: true })).toBe(0);
    expect(await store.countNotifications(database, { accountId: 'bob', isUnread: true })).toBe(1);
  });

  it('come back when their removal is taken back', async () => {
    const database = await openSeeded();
    const removed = await store.removeNotifications(database, ['b']);
    expect(await listIds(database)).toEqual(['d', 'c', 'a']);
    await store.restoreNotifications(database, removed);
    expect(await listIds(database)).toEqual(['d', 'b', 'c', 'a']);
  });

  it('that were read go, and the unread stay', async () => {
    const database = await openSeeded();
    expect(await store.removeRead(database, { accountId: 'ann' })).toBe(2);
    expect(await listIds(database)).toEqual(['b', 'a']);
  });

  it('know whether one of a kind came lately', async () => {
    const database = await openSeeded();
    expect(await store.hasNotificationSince(database, 'ann', 'invite', 4)).toBe(true);
    expect(await store.hasNotificationSince(database, 'ann', 'invite', 5)).toBe(false);
    expect(await store.hasNotificationSince(database, 'bob', 'invite', 0)).toBe(false);
  });
});
