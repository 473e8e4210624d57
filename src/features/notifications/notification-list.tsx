import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { joinClasses } from '@/ui/join-classes';
import { PrintedPart } from '@/ui/printed-part';
import { usePrinting } from '@/ui/use-printing';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { now } from '@/services/clock';
import { formats } from '@/services/formats';
import { NotificationRow } from './notification-row';
import { sayWhen } from './say-when';
import { useLoadedRows } from './use-loaded-rows';

const estimatedPixels = 88;

type NotificationListProps = {
  ids: readonly string[];
  /** Asks for older ones; null where these are all. */
  more: (() => void) | null;
};

/** Events, newest first. Only those in sight are read and drawn, so that fifty thousand scroll like ten. */
export function NotificationList({ ids, more }: NotificationListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [offset, setOffset] = useState(0);
  const words = useSyncExternalStore(formats.subscribe, formats.read);
  useLayoutEffect(() => {
    const measure = () => setOffset((list.current?.getBoundingClientRect().top ?? 0) + scrollY);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  // oxlint-disable-next-line react-hooks/incompatible-library
  const virtual = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => estimatedPixels,
    getItemKey: (index) => ids[index] ?? index,
    overscan: 8,
    scrollMargin: offset,
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const rows = useLoadedRows(ids, items[0]?.index ?? 0, last);
  const isNearEnd = last > ids.length / 2;
  useEffect(() => {
    if (isNearEnd) more?.();
  }, [isNearEnd, more]);
  const current = now();
  const isPrinting = usePrinting();
  // Paper does not wait for the store: those that were read so far are on it.
  const printed = isPrinting ? ids.flatMap((id) => rows.get(id) ?? []) : [];
  return (
    <>
      <ul
        ref={list}
        aria-label="Notifications"
        className="relative overflow-hidden rounded-card border border-line bg-raised"
        style={{ height: isPrinting ? 'auto' : virtual.getTotalSize() + 2 }}
      >
        {printed.map((row) => (
          <li key={row.id} className="border-t border-line first:border-t-0">
            <NotificationRow notification={row} when={sayWhen(row.at, current, words)} />
          </li>
        ))}
        {!isPrinting &&
          items.map(({ index, key, start }) => {
            const row = rows.get(ids[index] ?? '');
            return (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-setsize={more ? -1 : ids.length}
                aria-posinset={index + 1}
                className={joinClasses('absolute inset-x-0 top-0', index > 0 && 'border-t border-line')}
                style={{
                  transform: `translateY(${start - offset}px)`,
                  minHeight: row ? 0 : estimatedPixels,
                }}
              >
                {row && <NotificationRow notification={row} when={sayWhen(row.at, current, words)} />}
              </li>
            );
          })}
      </ul>
      {isPrinting && <PrintedPart printed={printed.length} of={ids.length} />}
    </>
  );
}
