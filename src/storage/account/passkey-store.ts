import { isCounterFresh, type Passkey } from '@/domain/account/passkey';
import type { Account } from '@/domain/account/account';
import { AppError } from '@/domain/errors';
import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';
import { findAccount, listAccounts } from './account-store';

/** The account that a passkey opens; undefined when this device has none. */
export async function findAccountByPasskey(
  database: SitewrightDatabase,
  passkeyId: string,
): Promise<Account | undefined> {
  const accounts = await listAccounts(database);
  return accounts.find(({ passkeys = [] }) => passkeys.some(({ id }) => id === passkeyId));
}

/** Keeps one more passkey with an account. Throws `not-found`. */
export async function addPasskey(
  database: SitewrightDatabase,
  accountId: string,
  passkey: Passkey,
): Promise<void> {
  await changePasskeys(database, accountId, (passkeys) => [
    ...passkeys.filter(({ id }) => id !== passkey.id),
    passkey,
  ]);
}

/** Takes a passkey from an account. Throws `not-found`. */
export async function removePasskey(
  database: SitewrightDatabase,
  accountId: string,
  passkeyId: string,
): Promise<void> {
  await changePasskeys(database, accountId, (passkeys) => passkeys.filter(({ id }) => id !== passkeyId));
}

/**
 * Notes a signature. Throws `passkey-refused` when its counter is not newer than the last one's, judged in the same
 * transaction, so that one signature cannot open two tabs.
 */
export async function notePasskeyUse(
  database: SitewrightDatabase,
  accountId: string,
  { id, counter, at }: { id: string; counter: number; at: number },
): Promise<void> {
  await changePasskeys(database, accountId, (passkeys) =>
    passkeys.map((passkey) => {
      if (passkey.id !== id) return passkey;
      if (!isCounterFresh(passkey.counter, counter)) {
        throw new AppError('passkey-refused', { reason: 'its counter did not rise' });
      }
      return { ...passkey, counter, lastUsedAt: at };
    }),
  );
}

async function changePasskeys(
  database: SitewrightDatabase,
  accountId: string,
  change: (passkeys: readonly Passkey[]) => Passkey[],
): Promise<void> {
  await runWrite(database, [database.accounts, database.quarantine], async () => {
    const account = await findAccount(database, accountId);
    if (!account) throw new AppError('not-found', { path: accountId });
    await database.accounts.put({ ...account, passkeys: change(account.passkeys ?? []) });
  });
}
