import { useSearchParams } from 'react-router-dom';
import { eventKinds, type EventKind } from '@/domain/notifications/kept-notification';
import type { NotificationFilter } from '@/services/notices/notification-centre';

/** Which events are shown: it stands in the address, so that going back shows them again. */
export function useFilter() {
  const [search, setSearch] = useSearchParams();
  const wished = search.get('kind');
  const kind = eventKinds.find((known) => known === wished);
  const isUnreadOnly = search.get('show') === 'unread';
  const filter: NotificationFilter = {
    ...(kind ? { kind } : {}),
    ...(isUnreadOnly ? { isUnread: true } : {}),
  };
  const set = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    filter,
    kind,
    isUnreadOnly,
    setKind: (next: EventKind | null) => set('kind', next),
    setUnreadOnly: (next: boolean) => set('show', next ? 'unread' : null),
  };
}
