import { useLiveQuery } from 'dexie-react-hooks';
import { listNewestIds, listNotificationIds, type NotificationFilter } from '@/services/notification-centre';

/** More than any window shows at once. */
const firstLook = 120;

/**
 * The ids of an account's events, newest first: the newest at once, all a moment later. Counting fifty thousand takes as
 * long as reading their ids: neither is waited for. Undefined before the first look.
 */
export function useIds(accountId: string, filter: NotificationFilter): readonly string[] | undefined {
  const { kind, isUnread } = filter;
  const of = `${accountId} ${kind} ${isUnread}`;
  const newest = useLiveQuery(
    async () => ({ of, ids: await listNewestIds(accountId, filter, firstLook) }),
    [of],
  );
  const hasMore = newest?.of === of && newest.ids.length === firstLook;
  const all = useLiveQuery(
    async () => (hasMore ? { of, ids: await listNotificationIds(accountId, filter) } : undefined),
    [of, hasMore],
  );
  if (newest?.of !== of) return undefined;
  return hasMore && all?.of === of ? all.ids : newest.ids;
}
