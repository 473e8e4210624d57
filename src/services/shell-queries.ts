import type { Account } from '@/domain/account/account';
import { limits } from '@/domain/limits';
import type { Project } from '@/domain/project/project';
import { findAccount } from '@/storage/account/account-store';
import { withDatabase } from '@/storage/open-database';
import { listProjects } from '@/storage/project/project-store';
import { readSystemSettings } from '@/storage/system/system-settings-store';

/** What the shell of the signed-in area needs to know of an account. */
export type Standing = {
  readonly isAdmin: boolean;
  readonly plan: NonNullable<Account['plan']>;
  /** Everyone but administrators waits. */
  readonly isClosed: boolean;
  /** Administration asks for a second factor that this account does not have. */
  readonly lacksSecondFactor: boolean;
};

/** Where an account stands on this installation. Within a live query it follows changes. */
export function readStanding(accountId: string): Promise<Standing> {
  return withDatabase(async (database) => {
    const [account, settings] = await Promise.all([
      findAccount(database, accountId),
      readSystemSettings(database),
    ]);
    const isAdmin = account?.role === 'admin';
    return {
      isAdmin,
      plan: account?.plan ?? 'free',
      isClosed: settings.maintenanceMode && !isAdmin,
      lacksSecondFactor: settings.twoFactorForAdmin && !account?.twoFactor,
    };
  });
}

/** The projects that an account worked on last, newest first. Cheap whatever their number. */
export function listRecentProjects(
  ownerId: string,
  most: number = limits.recentProjects,
): Promise<Project[]> {
  return withDatabase((database) => listProjects(database, ownerId, most));
}
