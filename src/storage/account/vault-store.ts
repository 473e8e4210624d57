import type { Account } from '@/domain/account/account';
import type { VaultLock } from '@/domain/account/vault-lock';
import { AppError } from '@/domain/errors';
import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';
import { checkRow, checkRows } from '../rows/check-rows';
import { secretSchema, type StoredSecret } from '../rows/stored-rows';
import { findAccount } from './account-store';

/** Puts a sealed secret in place of the one of its name. */
export async function putSecret(database: SitewrightDatabase, secret: StoredSecret): Promise<void> {
  await runWrite(database, [database.vault], () => database.vault.put(secret));
}

/** A sealed secret; undefined when there is none. `id` is `{accountId}:{name}`. */
export async function findSecret(
  database: SitewrightDatabase,
  id: string,
): Promise<StoredSecret | undefined> {
  return checkRow(database, database.vault, secretSchema, await database.vault.get(id));
}

/** Sealed secrets of an account. */
export async function listSecrets(database: SitewrightDatabase, accountId: string): Promise<StoredSecret[]> {
  const rows = await database.vault.where('accountId').equals(accountId).toArray();
  return checkRows(database, database.vault, secretSchema, rows);
}

/** Removes a secret. */
export async function deleteSecret(database: SitewrightDatabase, id: string): Promise<void> {
  await runWrite(database, [database.vault], () => database.vault.delete(id));
}

/**
 * Gives an account what opens its vault, unless another tab did so first: then the other's stays. Answers what the
 * account has. Throws `not-found`.
 */
export async function putVaultLock(
  database: SitewrightDatabase,
  accountId: string,
  lock: VaultLock,
  before: VaultLock | undefined,
): Promise<VaultLock> {
  return runWrite(database, [database.accounts, database.quarantine], async () => {
    const account = await requireAccount(database, accountId);
    if (account.vault && account.vault.sealedKey !== before?.sealedKey) return account.vault;
    await database.accounts.put({ ...account, vault: lock });
    return lock;
  });
}

/** Removes every secret of an account, and what opened them. Throws `not-found`. */
export async function emptyVault(database: SitewrightDatabase, accountId: string): Promise<void> {
  await runWrite(database, [database.accounts, database.vault, database.quarantine], async () => {
    const { vault: _vault, ...account } = await requireAccount(database, accountId);
    await database.accounts.put(account);
    await database.vault.where('accountId').equals(accountId).delete();
  });
}

async function requireAccount(database: SitewrightDatabase, accountId: string): Promise<Account> {
  const account = await findAccount(database, accountId);
  if (!account) throw new AppError('not-found', { path: accountId });
  return account;
}
