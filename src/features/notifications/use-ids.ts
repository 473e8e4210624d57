import { useLiveQuery } from 'dexie-react-hooks';
import { listNotificationIds, readNewestIds, type NotificationFilter } from '@/services/notification-centre';

/** More than any window shows at once. */
const firstLook = 120;

/**
 * The ids of an account's events, newest first, and how many there are: the newest at once, all a moment later. Undefined
 * before the first look.
 */
export function useIds(
  accountId: string,
  filter: NotificationFilter,
): { readonly ids: readonly string[]; readonly total: number } | undefined {
  const { kind, isUnread } = filter;
  const newest = useLiveQuery(
    async () => ({ ...(await readNewestIds(accountId, filter, firstLook)), accountId, kind, isUnread }),
    [accountId, kind, isUnread],
  );
  const isShort = newest !== undefined && newest.ids.length === newest.total;
  const all = useLiveQuery(
    async () =>
      newest && !isShort
        ? { ids: await listNotificationIds(accountId, filter), accountId, kind, isUnread }
        : undefined,
    [accountId, kind, isUnread, newest === undefined, isShort],
  );
  const isOf = (read: { accountId: string; kind: unknown; isUnread: unknown }) =>
    read.accountId === accountId && read.kind === kind && read.isUnread === isUnread;
  if (!newest || !isOf(newest)) return undefined;
  return all && !isShort && isOf(all) ? { ids: all.ids, total: all.ids.length } : newest;
}
