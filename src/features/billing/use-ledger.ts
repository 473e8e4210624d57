import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useState } from 'react';
import type { ModelUse } from '@/domain/assistant/model-use';
import { isCancelled } from '@/domain/errors';
import { mergeNewest } from '@/domain/table/merge-newest';
import { monthAround } from '@/domain/plans/credits';
import { notifyFailure } from '@/services/notices/notify-failure';
import { countUse, listNewestUse, listUse } from '@/services/plans/usage-queries';

const firstLook = 100;
/** Answers may come in a rush; they are looked at once it is over. */
const calmMilliseconds = 500;

type Whole = { readonly of: string; readonly uses: readonly ModelUse[] };
type Ledger = {
  /** Newest first; undefined until the first look is done. */
  readonly uses: readonly ModelUse[] | undefined;
  /** Whether older ones are still on their way. */
  readonly isReading: boolean;
};

/**
 * An account's answers in the month that begins at `start`: the newest at once, all a moment later, new ones as they come.
 * Nothing is counted before the first look: counting a hundred thousand takes longer than reading a hundred.
 */
export function useLedger(accountId: string, start: number): Ledger {
  const of = `${accountId} ${start}`;
  const newest = useLiveQuery(
    async () => ({ of, uses: await listNewestUse(accountId, monthAround(start), firstLook) }),
    [of],
  );
  const [whole, setWhole] = useState<Whole | null>(null);
  const known = useRef<Whole | null>(null);
  const isShort = newest?.of === of && newest.uses.length < firstLook;
  useEffect(() => {
    if (newest?.of !== of || isShort) return undefined;
    const controller = new AbortController();
    const month = monthAround(start);
    const before = known.current?.of === of ? known.current.uses : null;
    const read = async () => {
      const merged = before && mergeNewest(before, newest.uses, await countUse(accountId, month));
      const uses = merged ?? (await listUse(accountId, month, controller.signal));
      if (controller.signal.aborted) return;
      known.current = { of, uses };
      setWhole(known.current);
    };
    const fail = (error: unknown) => {
      if (!isCancelled(error)) notifyFailure('The ledger could not be read')(error);
    };
    const timer = setTimeout(() => void read().catch(fail), before ? calmMilliseconds : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [accountId, start, of, newest, isShort]);
  if (newest?.of !== of) return { uses: undefined, isReading: true };
  if (isShort) return { uses: newest.uses, isReading: false };
  return whole?.of === of ? { uses: whole.uses, isReading: false } : { uses: newest.uses, isReading: true };
}
