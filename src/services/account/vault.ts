import type { Account } from '@/domain/account/account';
import type { VaultLock } from '@/domain/account/vault-lock';
import { AppError } from '@/domain/errors';
import * as store from '@/storage/account/vault-store';
import { withDatabase } from '@/storage/open-database';
import { now } from '../clock';
import { currentAccount } from './current-account';
import { requireUser } from '../project/own-project';
import { provePassword, type Proof } from './prove-password';
import { importVaultKey, lockKey, newVaultKey, open, seal, unlockKey } from './vault/vault-cipher';
import { forgetVaultKey, keepVaultKey, readVaultKey } from './vault/open-vault';

export { vaultState, type VaultState } from './vault/vault-state';

/**
 * Keeps a secret of the signed-in account under a name (a model's id, `figma`), sealed. Throws `vault-locked`,
 * `vault-no-password` for a guest, or a storage error.
 */
export async function keepSecret(name: string, secret: string): Promise<void> {
  const { id: accountId } = requireUser();
  const key = await requireKey(accountId);
  const id = secretId(accountId, name);
  const sealed = await seal(key, new TextEncoder().encode(secret), id);
  const row = { id, accountId, name, ...sealed, changedAt: now() };
  await withDatabase((database) => store.putSecret(database, row));
}

/** A secret of the signed-in account; null when there is none of that name. Throws `vault-locked`, `vault-broken`. */
export async function readSecret(name: string): Promise<string | null> {
  const { id: accountId } = requireUser();
  const id = secretId(accountId, name);
  const row = await withDatabase((database) => store.findSecret(database, id));
  if (!row) return null;
  const sealed = { iv: new Uint8Array(row.iv), sealed: new Uint8Array(row.sealed) };
  const bytes = await open(await requireKey(accountId), sealed, id);
  if (!bytes) throw new AppError('vault-broken', { name });
  return new TextDecoder().decode(bytes);
}

/** Removes a secret, also while the vault is locked. */
export async function removeSecret(name: string): Promise<void> {
  const id = secretId(requireUser().id, name);
  await withDatabase((database) => store.deleteSecret(database, id));
}

/** Names of the secrets an account keeps, also while the vault is locked. Within a live query it follows changes. */
export async function listSecretNames(accountId: string): Promise<string[]> {
  const rows = await withDatabase((database) => store.listSecrets(database, accountId));
  return rows.map(({ name }) => name);
}

/** Unlocks the vault of the signed-in account for this session, in every tab. Throws `vault-stale`, `vault-no-password`. */
export async function unlock(password: string): Promise<Proof> {
  const account = await currentAccount();
  if (!account.password) throw new AppError('vault-no-password');
  const proof = await provePassword(account, password);
  if (proof.outcome === 'ok') await unlockProven(account, password);
  return proof;
}

/**
 * Unlocks the vault of an account whose password was just proven, and makes one where there is none. Throws
 * `vault-stale` when it was sealed with the password from before a reset.
 */
export async function unlockProven({ id, vault }: Account, password: string): Promise<void> {
  if (vault?.isStale) throw new AppError('vault-stale');
  let bytes = vault && (await unlockKey(vault, password));
  if (!bytes) {
    if (vault) throw new AppError('vault-stale');
    const made = newVaultKey();
    const lock = await lockKey(made, password);
    const kept = await withDatabase((database) => store.putVaultLock(database, id, lock, undefined));
    bytes = kept === lock ? made : await unlockKey(kept, password);
  }
  if (bytes) await keepVaultKey(id, await importVaultKey(bytes));
}

/** Locks the vault in every tab. What was typed and not kept stays where it was typed. */
export async function lock(): Promise<void> {
  await forgetVaultKey();
}

/** The lock that a vault has after a change of the password: the vault key stays, and with it what it sealed. */
export async function relock(
  vault: VaultLock | undefined,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<VaultLock | undefined> {
  const bytes = vault && !vault.isStale && (await unlockKey(vault, before));
  return bytes ? lockKey(bytes, after) : vault;
}

/**
 * Opens a vault from before a reset with the password of then, and seals it under the one of now. Answers whether both
 * are right; throws nothing for a wrong one.
 */
export async function rescue({ before, password }: { before: string; password: string }): Promise<Proof> {
  const account = await currentAccount();
  const proof = await provePassword(account, password);
  if (proof.outcome !== 'ok' || !account.vault) return proof;
  const bytes = await unlockKey(account.vault, before);
  if (!bytes) return { outcome: 'wrong' };
  const renewed = await lockKey(bytes, password);
  await withDatabase((database) => store.putVaultLock(database, account.id, renewed, account.vault));
  await keepVaultKey(account.id, await importVaultKey(bytes));
  return proof;
}

/** Removes every secret of the signed-in account. The next unlocking makes a new, empty vault. */
export async function empty(): Promise<void> {
  await withDatabase((database) => store.emptyVault(database, requireUser().id));
  await forgetVaultKey();
}

async function requireKey(accountId: string): Promise<CryptoKey> {
  const key = await readVaultKey(accountId);
  if (key) return key;
  const account = await currentAccount();
  if (!account.password) throw new AppError('vault-no-password');
  throw new AppError(account.vault?.isStale ? 'vault-stale' : 'vault-locked');
}

function secretId(accountId: string, name: string): string {
  return `${accountId}:${name}`;
}
