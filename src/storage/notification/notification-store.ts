import Dexie, { type Collection } from 'dexie';
import {
  keptNotificationSchema,
  type EventKind,
  type KeptNotification,
} from '@/domain/notifications/kept-notification';
import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';
import { checkRows } from '../rows/check-rows';
import { readNewest } from '../rows/read-newest';

/** Which events are asked for; all of the account where nothing more is said. */
export type NotificationFilter = {
  readonly accountId: string;
  readonly kind?: EventKind;
  readonly isUnread?: boolean;
};

const { maxKey } = Dexie;

/** Keeps an event. */
export async function addNotification(database: SitewrightDatabase, row: KeptNotification): Promise<void> {
  await runWrite(database, [database.notifications], () => database.notifications.add(row));
}

/** Events of an account, newest first. */
export async function listNotifications(
  database: SitewrightDatabase,
  accountId: string,
): Promise<KeptNotification[]> {
  const rows = await within(database, { accountId }).toArray();
  return checkRows(database, database.notifications, keptNotificationSchema, rows.toReversed());
}

/** The newest ids of events, newest first, at most so many. No row is read. */
export function listNewestIds(
  database: SitewrightDatabase,
  filter: NotificationFilter,
  { now, most }: { readonly now: number; readonly most: number },
): Promise<string[]> {
  return readNewest((since) => within(database, filter, since).primaryKeys(), now, most);
}

/** The events of these ids, in their order; those that are gone are left out. */
export async function readNotifications(
  database: SitewrightDatabase,
  ids: readonly string[],
): Promise<KeptNotification[]> {
  const rows = await database.notifications.bulkGet([...ids]);
  return checkRows(
    database,
    database.notifications,
    keptNotificationSchema,
    rows.filter((row) => row !== undefined),
  );
}

/** How many events there are of these; no row is read. With `most`, counting ends there. */
export async function countNotifications(
  database: SitewrightDatabase,
  filter: NotificationFilter,
  most?: number,
): Promise<number> {
  const found = within(database, filter);
  // The browser counts to the end of a range whatever is asked of it; reading so many keys does end.
  return most === undefined ? found.count() : (await found.limit(most).primaryKeys()).length;
}

/** Whether an account has had an event of a kind since a time. */
export async function hasNotificationSince(
  database: SitewrightDatabase,
  accountId: string,
  kind: EventKind,
  since: number,
): Promise<boolean> {
  const found = database.notifications
    .where('[accountId+kind+at]')
    .between([accountId, kind, since], [accountId, kind, maxKey]);
  return (await found.count()) > 0;
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

/** Marks every unread event of these as read; answers how many there were. */
export async function markAllRead(database: SitewrightDatabase, filter: NotificationFilter): Promise<number> {
  return runWrite(database, [database.notifications], async () => {
    const rows = await within(database, { ...filter, isUnread: true }).toArray();
    await database.notifications.bulkPut(rows.map((row) => ({ ...row, unread: 0 as const })));
    return rows.length;
  });
}

/** Removes events and answers their rows, so that they can be put back. */
export async function removeNotifications(
  database: SitewrightDatabase,
  ids: readonly string[],
): Promise<KeptNotification[]> {
  return runWrite(database, [database.notifications, database.quarantine], async () => {
    const rows = await readNotifications(database, ids);
    await database.notifications.bulkDelete([...ids]);
    return rows;
  });
}

/** Puts removed events back. */
export async function restoreNotifications(
  database: SitewrightDatabase,
  rows: readonly KeptNotification[],
): Promise<void> {
  await runWrite(database, [database.notifications], () => database.notifications.bulkPut([...rows]));
}

/** Removes every read event of these; answers how many there were. */
export async function removeRead(database: SitewrightDatabase, filter: NotificationFilter): Promise<number> {
  return runWrite(database, [database.notifications], () =>
    within(database, { ...filter, isUnread: false }).delete(),
  );
}

/** The events asked for that are not older than a time, oldest first, by an index that holds nothing else. */
function within(
  database: SitewrightDatabase,
  { accountId, kind, isUnread }: NotificationFilter,
  since = -Infinity,
): Collection<KeptNotification, string> {
  const table = database.notifications;
  const unread = isUnread ? 1 : 0;
  if (kind !== undefined && isUnread !== undefined)
    return table
      .where('[accountId+kind+unread+at]')
      .between([accountId, kind, unread, since], [accountId, kind, unread, maxKey]);
  if (kind !== undefined)
    return table.where('[accountId+kind+at]').between([accountId, kind, since], [accountId, kind, maxKey]);
  if (isUnread !== undefined)
    return table
      .where('[accountId+unread+at]')
      .between([accountId, unread, since], [accountId, unread, maxKey]);
  return table.where('[accountId+at]').between([accountId, since], [accountId, maxKey]);
}
