import type { Account } from '@/domain/account/account';
import { AppError } from '@/domain/errors';
import { findAccount } from '@/storage/account/account-store';
import type { SitewrightDatabase } from '@/storage/database';
import { withDatabase } from '@/storage/open-database';
import { session } from '../account/session';

/** Whether the signed-in account is an administrator of this installation. Within a live query it follows changes. */
export async function isAdministrator(): Promise<boolean> {
  const user = session.read();
  if (!user) return false;
  const account = await withDatabase((database) => findAccount(database, user.id));
  return account?.role === 'admin';
}

/** The signed-in administrator. Throws `admin-only` for anybody else. */
export async function requireAdministrator(database: SitewrightDatabase): Promise<Account> {
  const user = session.read();
  const account = user && (await findAccount(database, user.id));
  if (account?.role !== 'admin') throw new AppError('admin-only');
  return account;
}

/** Runs what only an administrator may do. Throws `admin-only`. */
export function asAdministrator<T>(
  work: (database: SitewrightDatabase, administrator: Account) => Promise<T>,
): Promise<T> {
  return withDatabase(async (database) => work(database, await requireAdministrator(database)));
}

/** Whether the signed-in account has an authenticator set up. Within a live query it follows changes. */
export async function hasSecondFactor(): Promise<boolean> {
  const user = session.read();
  const account = user && (await withDatabase((database) => findAccount(database, user.id)));
  return Boolean(account?.twoFactor);
}
