import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useState } from 'react';
import type { ModelUse } from '@/domain/assistant/model-use';
import { isCancelled } from '@/domain/errors';
import { mergeNewest } from '@/domain/table/merge-newest';
import { monthAround } from '@/domain/plans/credits';
import { notifyFailure } from '@/services/notify-failure';
import { countUse, listNewestUse, listUse } from '@/services/usage-queries';

const firstLook = 100;
/** Answers may come in a rush; they are looked at once it is over. */
const calmMilliseconds = 500;

type Ledger = {
  /** Newest first; undefined until the first look is done. */
  readonly uses: readonly ModelUse[] | undefined;
  /** How many there are in all. */
  readonly count: number;
  /** Whether older ones are still on their way. */
  readonly isReading: boolean;
};

type Kept = Ledger & { readonly of: string };

const unread: Ledger = { uses: undefined, count: 0, isReading: true };

/** An account's answers in the month that begins at `start`: the newest at once, all a moment later, new ones as they come. */
export function useLedger(accountId: string, start: number): Ledger {
  const of = `${accountId} ${start}`;
  const count = useLiveQuery(() => countUse(accountId, monthAround(start)), [accountId, start]);
  const [ledger, setLedger] = useState<Kept>({ ...unread, of });
  // The answers as they were last read whole.
  const whole = useRef<{ readonly of: string; readonly uses: readonly ModelUse[] } | null>(null);
  useEffect(() => {
    if (count === undefined) return undefined;
    const known = whole.current?.of === of ? whole.current.uses : undefined;
    const controller = new AbortController();
    const show = (uses: readonly ModelUse[], isReading: boolean) => {
      if (controller.signal.aborted) return;
      if (!isReading) whole.current = { of, uses };
      setLedger({ uses, count, isReading, of });
    };
    const read = async () => {
      const month = monthAround(start);
      const newest = await listNewestUse(accountId, month, firstLook);
      const merged = mergeNewest(known ?? [], newest, count);
      if (merged) return show(merged, false);
      if (!known) show(newest, true);
      show(await listUse(accountId, month, controller.signal), false);
    };
    const fail = (error: unknown) => {
      if (!isCancelled(error)) notifyFailure('The ledger could not be read')(error);
    };
    const timer = setTimeout(() => void read().catch(fail), known ? calmMilliseconds : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [accountId, start, count, of]);
  return ledger.of === of ? ledger : unread;
}
