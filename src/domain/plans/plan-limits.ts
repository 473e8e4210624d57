import type { PlanId } from './plan';

/** What a plan has room for; null is without limit. */
export type PlanLimits = {
  /** Projects outside the trash. */
  readonly projects: number | null;
  /** People of a team, the one who invites among them. */
  readonly members: number | null;
  readonly storageBytes: number | null;
  /** How far back versions reach, in days. */
  readonly historyDays: number | null;
  /** Whether a second factor can be turned on. */
  readonly twoFactor: boolean;
};

/** The limits of specification §9. They bind only while an administrator has turned plan limits on. */
export const limitsOfPlans: Readonly<Record<PlanId, PlanLimits>> = {
  free: { projects: 3, members: 1, storageBytes: 5_000_000_000, historyDays: 7, twoFactor: false },
  pro: { projects: null, members: 10, storageBytes: 50_000_000_000, historyDays: 30, twoFactor: true },
  enterprise: { projects: null, members: null, storageBytes: null, historyDays: null, twoFactor: true },
};
