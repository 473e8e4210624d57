import type { PlanChange } from '@/domain/billing/plan-change';
import type { PlanId } from '@/domain/plans/plan';
import { plans } from '@/domain/plans/plans';
import * as store from '@/storage/billing/plan-store';
import { withDatabase } from '@/storage/open-database';
import { recordEvent } from '../notices/notification-centre';
import { requireUser } from '../project/own-project';
import { stamp } from '../stamp';

/** The plan of an account; Free where none was ever chosen. */
export function readPlan(accountId: string): Promise<PlanId> {
  return withDatabase((database) => store.readPlan(database, accountId));
}

/** Changes of an account's plan, newest first. */
export function listPlanChanges(accountId: string): Promise<PlanChange[]> {
  return withDatabase((database) => store.listPlanChanges(database, accountId));
}

/** Puts whoever is signed in on a plan, at once. Throws `forbidden` when nobody is, `not-found`, `storage-full`. */
export async function changePlan(plan: PlanId): Promise<void> {
  const { id: accountId } = requireUser();
  const isOther = await withDatabase((database) => store.changePlan(database, { accountId, plan }, stamp()));
  if (!isOther) return;
  const name = plans.find(({ id }) => id === plan)?.name ?? plan;
  await recordEvent({
    kind: 'account',
    type: 'info',
    title: `Your plan is ${name}`,
    message: 'The change took effect at once. No money moved.',
    href: '/app/billing',
    isSeen: true,
  });
}
