import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import type { LogEntry } from '@/domain/system/log-entry';
import { isCancelled } from '@/domain/errors';
import { notifyFailure } from '@/services/notify-failure';
import { countLog, readNewestLog, readWholeLog } from '@/services/query-log';

const firstLook = 200;
/** New lines may come with every message; the whole is not read anew for each. */
const calmMilliseconds = 1000;

type Log = {
  /** Newest first; null until the first look is done. */
  readonly entries: readonly LogEntry[] | null;
  /** Whether older lines are still on their way. */
  readonly isReading: boolean;
};

/** The lines of the log: the newest at once, all of them a moment later, and again when there are new ones. */
export function useLog(canRead: boolean): Log {
  const count = useLiveQuery(() => countLog(), []);
  const [log, setLog] = useState<Log>({ entries: null, isReading: true });
  useEffect(() => {
    if (!canRead || count === undefined) return undefined;
    const controller = new AbortController();
    const read = async () => {
      const newest = await readNewestLog(firstLook);
      if (controller.signal.aborted) return;
      const isWhole = newest.length < firstLook;
      setLog((before) =>
        isWhole || before.entries === null
          ? { entries: newest, isReading: !isWhole }
          : { ...before, isReading: true },
      );
      if (isWhole) return;
      const entries = await readWholeLog(controller.signal);
      if (!controller.signal.aborted) setLog({ entries, isReading: false });
    };
    const fail = (error: unknown) => {
      if (!isCancelled(error)) notifyFailure('The log could not be read')(error);
    };
    const timer = setTimeout(() => void read().catch(fail), log.entries === null ? 0 : calmMilliseconds);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // The entries only decide how soon the first look is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [canRead, count]);
  return log;
}
