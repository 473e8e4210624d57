import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useState } from 'react';
import { listNewestIds, type NotificationFilter } from '@/services/notices/notification-centre';

/** More than any window shows at once. */
const firstLook = 120;
const growth = 8;

/**
 * The ids of an account's events, newest first, undefined before the first look. Fifty thousand are neither counted nor
 * read: there are as many as the window shows, and `more` fetches eight times as many; it is null when these are all.
 */
export function useIds(
  accountId: string,
  filter: NotificationFilter,
): { readonly ids: readonly string[] | undefined; readonly more: (() => void) | null } {
  const of = `${accountId} ${filter.kind} ${filter.isUnread}`;
  const [wish, setWish] = useState({ of, most: firstLook });
  const most = wish.of === of ? wish.most : firstLook;
  const found = useLiveQuery(
    async () => ({ of, most, ids: await listNewestIds(accountId, filter, most) }),
    [of, most],
  );
  const more = useCallback(() => setWish({ of, most: most * growth }), [of, most]);
  if (found?.of !== of) return { ids: undefined, more: null };
  const hasMore = found.ids.length === found.most;
  return { ids: found.ids, more: hasMore && found.most === most ? more : null };
}
