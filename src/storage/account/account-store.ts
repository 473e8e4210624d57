import { accountSchema, type Account } from '@/domain/account/account';
import { AppError } from '@/domain/errors';
import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';
import { checkRow, checkRows } from '../rows/check-rows';

/**
 * Adds an account and answers it with its role: the first account of the device is its administrator, and so is the
 * first that is not a guest. Throws `email-taken`, checked in the same transaction, so two tabs cannot both succeed.
 */
export async function addAccount(
  database: SitewrightDatabase,
  account: Omit<Account, 'role'>,
): Promise<Account> {
  return runWrite(database, [database.accounts, database.quarantine], async () => {
    const others = await listAccounts(database);
    if (!account.guest && others.some((other) => !other.guest && other.email === account.email)) {
      throw new AppError('email-taken');
    }
    const isFirst = others.length === 0 || (!account.guest && others.every((other) => other.guest));
    const row: Account = { ...account, role: isFirst ? 'admin' : 'member' };
    await database.accounts.add(row);
    return row;
  });
}

/** The account of an e-mail (trimmed, lower case); undefined when this device has none. */
export async function findAccountByEmail(
  database: SitewrightDatabase,
  email: string,
): Promise<Account | undefined> {
  if (email === '') return undefined;
  const rows = await database.accounts.where('email').equals(email).toArray();
  return checkRows(database, database.accounts, accountSchema, rows).find(({ guest }) => !guest);
}

/** The account of an id. */
export async function findAccount(
  database: SitewrightDatabase,
  accountId: string,
): Promise<Account | undefined> {
  return checkRow(database, database.accounts, accountSchema, await database.accounts.get(accountId));
}

/** The guest of this device: there is one, so that a guest who comes back finds their projects. */
export async function findGuest(database: SitewrightDatabase): Promise<Account | undefined> {
  return (await listAccounts(database)).find(({ guest }) => guest);
}

/** All accounts of this device. */
export async function listAccounts(database: SitewrightDatabase): Promise<Account[]> {
  return checkRows(database, database.accounts, accountSchema, await database.accounts.toArray());
}
