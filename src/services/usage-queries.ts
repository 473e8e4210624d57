import type { ModelUse } from '@/domain/assistant/model-use';
import { creditsOf, monthAround, monthlyCredits, type Credits, type Span } from '@/domain/plans/credits';
import { readPlan } from '@/storage/billing/plan-store';
import { withDatabase } from '@/storage/open-database';
import * as store from '@/storage/usage/usage-store';
import { now } from './clock';

/** Answers that an account got in a stretch of time, newest first. */
export function listUse(accountId: string, span: Span): Promise<ModelUse[]> {
  return withDatabase((database) => store.listUse(database, accountId, span));
}

/** When an account's ledger begins; null while it is empty. */
export function firstUseAt(accountId: string): Promise<number | null> {
  return withDatabase((database) => store.firstUseAt(database, accountId));
}

/** Credits of an account in this calendar month: what its plan gives, and what its answers used. */
export function readCredits(accountId: string): Promise<Credits> {
  return withDatabase(async (database) => {
    const month = monthAround(now());
    const [plan, uses] = await Promise.all([
      readPlan(database, accountId),
      store.listUse(database, accountId, month),
    ]);
    const allowance = monthlyCredits[plan];
    const priceMicros = uses.reduce((total, use) => total + use.priceMicros, 0);
    const used = creditsOf(priceMicros);
    return {
      plan,
      allowance,
      used,
      left: Math.max(0, allowance - used),
      share: Math.min(1, used / allowance),
      month,
      answers: uses.length,
      tokens: uses.reduce((total, { inputTokens, outputTokens }) => total + inputTokens + outputTokens, 0),
      priceMicros,
    };
  });
}
