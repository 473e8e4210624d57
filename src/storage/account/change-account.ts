import type { Account } from '@/domain/account/account';
import { AppError } from '@/domain/errors';
import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';
import { findAccount, listAccounts } from './account-store';

/**
 * Changes an account as it stands in the store, in one transaction, and answers it. `change` sees the newest row, so that
 * what another tab did meanwhile is kept; what it throws undoes everything. Throws `not-found`, and `email-taken` when
 * another account has the e-mail.
 */
export async function changeAccount(
  database: SitewrightDatabase,
  accountId: string,
  change: (account: Account) => Account,
): Promise<Account> {
  return runWrite(database, [database.accounts, database.quarantine], async () => {
    const account = await findAccount(database, accountId);
    if (!account) throw new AppError('not-found', { path: accountId });
    const changed = change(account);
    if (!changed.guest && changed.email !== account.email) {
      const others = await listAccounts(database);
      const isTaken = others.some(
        ({ id, guest, email }) => id !== accountId && !guest && email === changed.email,
      );
      if (isTaken) throw new AppError('email-taken');
    }
    await database.accounts.put(changed);
    return changed;
  });
}
