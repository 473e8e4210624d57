import Dexie from 'dexie';
import { planChangeSchema, type PlanChange } from '@/domain/billing/plan-change';
import { AppError } from '@/domain/errors';
import type { PlanId } from '@/domain/plans/plan';
import { findAccount } from '../account/account-store';
import type { SitewrightDatabase } from '../database';
import { runWrite, type Stamp } from '../guard/run-write';
import { checkRows } from '../rows/check-rows';

/** The plan of an account; `free` where none was ever chosen, and for an account that is not there. */
export async function readPlan(database: SitewrightDatabase, accountId: string): Promise<PlanId> {
  return (await findAccount(database, accountId))?.plan ?? 'free';
}

/** Puts an account on a plan and keeps the change; answers whether it was another one. Throws `not-found`. */
export async function changePlan(
  database: SitewrightDatabase,
  { accountId, plan }: { readonly accountId: string; readonly plan: PlanId },
  stamp: Stamp,
): Promise<boolean> {
  const { accounts, planChanges, quarantine } = database;
  return runWrite(database, [accounts, planChanges, quarantine], async () => {
    const account = await findAccount(database, accountId);
    if (!account) throw new AppError('not-found', { path: accountId });
    const from = account.plan ?? 'free';
    if (from === plan) return false;
    await accounts.put({ ...account, plan });
    await planChanges.add({ id: stamp.newId(), accountId, at: stamp.now, from, to: plan });
    return true;
  });
}

/** Changes of an account's plan, newest first. */
export async function listPlanChanges(
  database: SitewrightDatabase,
  accountId: string,
): Promise<PlanChange[]> {
  const rows = await database.planChanges
    .where('[accountId+at]')
    .between([accountId, Dexie.minKey], [accountId, Dexie.maxKey])
    .toArray();
  return checkRows(database, database.planChanges, planChangeSchema, rows.toReversed());
}
