import Dexie from 'dexie';
import { keptNotificationSchema, type KeptNotification } from '@/domain/notifications/kept-notification';
import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';
import { checkRows } from '../rows/check-rows';

/** Keeps an event. */
export async function addNotification(database: SitewrightDatabase, row: KeptNotification): Promise<void> {
  await runWrite(database, [database.notifications], () => database.notifications.add(row));
}

/** Events of an account, newest first. */
export async function listNotifications(
  database: SitewrightDatabase,
  accountId: string,
): Promise<KeptNotification[]> {
  const rows = await database.notifications
    .where('[accountId+at]')
    .between([accountId, Dexie.minKey], [accountId, Dexie.maxKey])
    .toArray();
  return checkRows(database, database.notifications, keptNotificationSchema, rows.toReversed());
}

/** How many events of an account are unread; no row is read. */
export function countUnread(database: SitewrightDatabase, accountId: string): Promise<number> {
  return database.notifications.where('[accountId+unread]').equals([accountId, 1]).count();
}

/** Marks events as read or unread. */
export async function markNotifications(
  database: SitewrightDatabase,
  ids: readonly string[],
  unread: 0 | 1,
): Promise<void> {
  await runWrite(database, [database.notifications], () =>
    database.notifications.where('id').anyOf(ids).modify({ unread }),
  );
}
