import type { Account } from '@/domain/account/account';
import { AppError } from '@/domain/errors';
import { findAccount } from '@/storage/account/account-store';
import { withDatabase } from '@/storage/open-database';
import { session } from './session';

/** The account that is signed in, secrets' hashes and all: not for screens. Throws `not-found` when nobody is. */
export async function currentAccount(): Promise<Account> {
  const id = session.read()?.id ?? '';
  const account = await withDatabase((database) => findAccount(database, id));
  if (!account) throw new AppError('not-found', { path: id });
  return account;
}
