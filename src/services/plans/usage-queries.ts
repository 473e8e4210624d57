import type { ModelUse } from '@/domain/assistant/model-use';
import { addUse, emptySum, type RunningSum } from '@/domain/billing/sum-use';
import { creditsOf, monthAround, monthlyCredits, type Credits, type Span } from '@/domain/plans/credits';
import { readPlan } from '@/storage/billing/plan-store';
import type { SitewrightDatabase } from '@/storage/database';
import { withDatabase } from '@/storage/open-database';
import * as store from '@/storage/usage/usage-store';
import { now } from '../clock';

/** The newest answers that an account got in a stretch of time, newest first, at most so many. */
export function listNewestUse(accountId: string, span: Span, most: number): Promise<ModelUse[]> {
  return withDatabase((database) => store.listNewestUse(database, accountId, span, { now: now(), most }));
}

/** How many answers an account got in a stretch of time. Within a live query it follows changes. */
export function countUse(accountId: string, span: Span): Promise<number> {
  return withDatabase((database) => store.countUse(database, accountId, span));
}

/** Every answer that an account got in a stretch of time, newest first; a signal that fires ends it with its reason. */
export async function listUse(accountId: string, span: Span, signal?: AbortSignal): Promise<ModelUse[]> {
  const uses: ModelUse[] = [];
  await withDatabase((database) =>
    store.walkUse(
      database,
      accountId,
      span,
      (rows) => {
        for (const row of rows) uses.push(row);
      },
      signal,
    ),
  );
  return uses.toReversed();
}

/** When an account's ledger begins; null while it is empty. */
export function firstUseAt(accountId: string): Promise<number | null> {
  return withDatabase((database) => store.firstUseAt(database, accountId));
}

/** What the answers of an account came to in a stretch of time; none of them is kept in memory. */
export async function sumUse(
  database: SitewrightDatabase,
  accountId: string,
  span: Span,
): Promise<RunningSum> {
  const sum = emptySum();
  await store.walkUse(database, accountId, span, (rows) => {
    for (const row of rows) addUse(sum, row);
  });
  return sum;
}

/** Credits of an account in this calendar month: what its plan gives, and what its answers used. */
export function readCredits(accountId: string): Promise<Credits> {
  return withDatabase(async (database) => {
    const month = monthAround(now());
    const [plan, sum] = await Promise.all([
      readPlan(database, accountId),
      sumUse(database, accountId, month),
    ]);
    const allowance = monthlyCredits[plan];
    const used = creditsOf(sum.priceMicros);
    return {
      plan,
      allowance,
      used,
      left: Math.max(0, allowance - used),
      share: Math.min(1, used / allowance),
      month,
      ...sum,
    };
  });
}
