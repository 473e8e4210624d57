import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useState } from 'react';
import { isCancelled } from '@/domain/errors';
import type { LogEntry } from '@/domain/system/log-entry';
import { mergeNewest } from '@/domain/table/merge-newest';
import { notifyFailure } from '@/services/notices/notify-failure';
import { countLog, readNewestLog, readWholeLog } from '@/services/admin/query-log';

const firstLook = 200;
/** New lines may come in a rush; they are looked at once it is over. */
const calmMilliseconds = 500;

type Log = {
  /** Newest first; null until the first look is done. */
  readonly entries: readonly LogEntry[] | null;
  /** Whether older lines are still on their way. */
  readonly isReading: boolean;
};

/** The lines of the log: the newest at once, all of them a moment later, and new ones as they come. */
export function useLog(canRead: boolean): Log {
  const count = useLiveQuery(() => countLog(), []);
  const [log, setLog] = useState<Log>({ entries: null, isReading: true });
  // All lines as they were last read whole.
  const whole = useRef<readonly LogEntry[] | null>(null);
  useEffect(() => {
    if (!canRead || count === undefined) return undefined;
    const controller = new AbortController();
    const show = (entries: readonly LogEntry[], isReading: boolean) => {
      if (controller.signal.aborted) return;
      if (!isReading) whole.current = entries;
      setLog({ entries, isReading });
    };
    const read = async () => {
      const newest = await readNewestLog(firstLook);
      const merged = mergeNewest(whole.current ?? [], newest, count);
      if (merged) {
        show(merged, false);
        return;
      }
      show(whole.current ?? newest, true);
      show(await readWholeLog(controller.signal), false);
    };
    const fail = (error: unknown) => {
      if (!isCancelled(error)) notifyFailure('The log could not be read')(error);
    };
    const wait = whole.current === null ? 0 : calmMilliseconds;
    const timer = setTimeout(() => void read().catch(fail), wait);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [canRead, count]);
  return log;
}
