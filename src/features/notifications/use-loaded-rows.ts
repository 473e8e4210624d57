import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { KeptNotification } from '@/domain/notifications/kept-notification';
import { readNotifications } from '@/services/notices/notification-centre';

const blockRows = 60;

/** The events in sight and around, by id, read block by block; what was read stays shown while the next are on their way. */
export function useLoadedRows(
  ids: readonly string[],
  first: number,
  last: number,
): ReadonlyMap<string, KeptNotification> {
  const from = Math.max(0, Math.floor(first / blockRows) - 1) * blockRows;
  const to = (Math.floor(last / blockRows) + 2) * blockRows;
  const loaded = useLiveQuery(async () => {
    const rows = await readNotifications(ids.slice(from, to));
    return new Map(rows.map((row) => [row.id, row]));
  }, [ids, from, to]);
  const [shown, setShown] = useState<ReadonlyMap<string, KeptNotification>>(new Map());
  if (loaded && loaded !== shown) setShown(loaded);
  return loaded ?? shown;
}
