import { AppError } from '@/domain/errors';
import { creditsOf, monthAround, monthlyCredits } from '@/domain/plans/credits';
import type { PlanId } from '@/domain/plans/plan';
import { limitsOfPlans, type PlanLimits } from '@/domain/plans/plan-limits';
import { plans } from '@/domain/plans/plans';
import { findAccount } from '@/storage/account/account-store';
import { readPlan } from '@/storage/billing/plan-store';
import { readPlanUse as countPlanUse, type PlanUse } from '@/storage/billing/plan-use';
import type { SitewrightDatabase } from '@/storage/database';
import { withDatabase } from '@/storage/open-database';
import { readSystemSettings } from '@/storage/system/system-settings-store';
import { findVersion } from '@/storage/version/version-store';
import { now } from '../clock';
import { formats } from '../formats';
import { requireUser } from '../project/own-project';
import { sumUse } from './usage-queries';

type Refusal =
  | 'plan-projects'
  | 'plan-storage'
  | 'plan-members'
  | 'plan-credits'
  | 'plan-history'
  | 'plan-two-factor';

const dayMilliseconds = 86_400_000;

export type PlanState = {
  readonly plan: PlanId;
  readonly limits: PlanLimits;
  /** Whether an administrator has turned the limits on. */
  readonly binds: boolean;
  readonly use: PlanUse;
};

/** An account's plan, what it allows and what of it is used. */
export function readPlanState(accountId: string): Promise<PlanState> {
  return withDatabase(async (database) => {
    const [plan, settings, use] = await Promise.all([
      readPlan(database, accountId),
      readSystemSettings(database),
      countPlanUse(database, accountId),
    ]);
    return { plan, limits: limitsOfPlans[plan], binds: settings.planLimits, use };
  });
}

/** What takes room in a plan: one project more, one person more, an answer of a model that costs credits. */
export type Taken = 'project' | 'member' | 'credits';

/**
 * Throws when the signed-in account's plan has no room for one more: `plan-projects`, `plan-storage`, `plan-members`,
 * `plan-credits`. Always has room while no administrator has turned plan limits on. A full disk is not its matter.
 */
export async function checkRoomFor(taken: Taken): Promise<void> {
  const { id } = requireUser();
  await withDatabase(async (database) => {
    if (!(await readSystemSettings(database)).planLimits) return;
    const plan = await readPlan(database, id);
    if (taken === 'credits') await checkCredits(database, id, plan);
    else await checkCounts(database, { id, plan, taken });
  });
}

async function checkCounts(
  database: SitewrightDatabase,
  { id, plan, taken }: { readonly id: string; readonly plan: PlanId; readonly taken: 'project' | 'member' },
): Promise<void> {
  const { projects, members, storageBytes } = limitsOfPlans[plan];
  const use = await countPlanUse(database, id);
  if (taken === 'member') {
    if (isFull(use.members, members)) refuse('plan-members', plan, members);
    return;
  }
  if (isFull(use.projects, projects)) refuse('plan-projects', plan, projects);
  if (isFull(use.storageBytes, storageBytes)) refuse('plan-storage', plan, (storageBytes ?? 0) / 1e9);
}

async function checkCredits(database: SitewrightDatabase, id: string, plan: PlanId): Promise<void> {
  const used = creditsOf((await sumUse(database, id, monthAround(now()))).priceMicros);
  if (used >= monthlyCredits[plan]) refuse('plan-credits', plan, monthlyCredits[plan]);
}

/**
 * Throws `plan-history` when a version is older than the signed-in account's plan reaches back. Nothing is ever removed for
 * that, and nothing binds while no administrator has turned plan limits on.
 */
export async function checkReach(versionId: string): Promise<void> {
  const { id } = requireUser();
  await withDatabase(async (database) => {
    if (!(await readSystemSettings(database)).planLimits) return;
    const plan = await readPlan(database, id);
    const { historyDays } = limitsOfPlans[plan];
    const version = historyDays === null ? undefined : await findVersion(database, versionId);
    if (historyDays === null || !version) return;
    if (now() - version.createdAt > historyDays * dayMilliseconds) refuse('plan-history', plan, historyDays);
  });
}

/**
 * Throws `plan-two-factor` when the signed-in account's plan has no second factor. Nothing binds while no administrator has
 * turned plan limits on, and an administrator of whom a second factor is demanded may always have one.
 */
export async function checkTwoFactor(): Promise<void> {
  const { id } = requireUser();
  await withDatabase(async (database) => {
    const { planLimits, twoFactorForAdmin } = await readSystemSettings(database);
    const account = await findAccount(database, id);
    const plan = account?.plan ?? 'free';
    if (!planLimits || limitsOfPlans[plan].twoFactor) return;
    if (!(twoFactorForAdmin && account?.role === 'admin')) refuse('plan-two-factor', plan, null);
  });
}

function isFull(used: number, room: number | null): boolean {
  return room !== null && used >= room;
}

function refuse(code: Refusal, plan: PlanId, room: number | null): never {
  const name = plans.find(({ id }) => id === plan)?.name ?? plan;
  throw new AppError(code, { plan: name, room: formats.read().number(room ?? 0) });
}
