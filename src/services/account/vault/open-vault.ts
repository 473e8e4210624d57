import { deleteOpenVault, readOpenVault, writeOpenVault } from '@/storage/account/open-vault-store';
import { now } from '../../clock';

/** A vault that nobody used for this long locks itself. */
const idleMilliseconds = 4 * 60 * 60_000;
/** How often a use is noted: each would be a write. */
const noteMilliseconds = 60_000;
/** A clock may be set back by this much; by more, nobody knows how long it lay open. */
const clockMilliseconds = 5 * 60_000;

const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('sitewright-vault') : null;
channel?.addEventListener('message', () => tell());
// Under Node, tests would never end for it.
(channel as { unref?: () => void } | null)?.unref?.();

/** The key of an account's vault while it is unlocked; null while it is locked, which it becomes by itself when idle. */
export async function readVaultKey(accountId: string): Promise<CryptoKey | null> {
  const vault = await readOpenVault();
  if (!vault || vault.accountId !== accountId) return null;
  const idle = now() - vault.usedAt;
  if (idle > idleMilliseconds || idle < -clockMilliseconds) {
    await forgetVaultKey();
    return null;
  }
  if (idle > noteMilliseconds) await writeOpenVault({ ...vault, usedAt: now() });
  return vault.key;
}

/** Whether the vault of an account is unlocked. Asking is no use of it. */
export async function isVaultOpen(accountId: string): Promise<boolean> {
  const vault = await readOpenVault();
  if (!vault || vault.accountId !== accountId) return false;
  const idle = now() - vault.usedAt;
  if (idle <= idleMilliseconds && idle >= -clockMilliseconds) return true;
  await forgetVaultKey();
  return false;
}

/** Unlocks a vault for this session, in every tab. */
export async function keepVaultKey(accountId: string, key: CryptoKey): Promise<void> {
  await writeOpenVault({ accountId, key, usedAt: now() });
  tellVaultChange();
}

/** Locks whatever vault is open, in every tab. */
export async function forgetVaultKey(): Promise<void> {
  await deleteOpenVault();
  tellVaultChange();
}

/** Tells this tab and the others to look at the vault anew. */
export function tellVaultChange(): void {
  tell();
  channel?.postMessage('changed');
}

/** Hears when a vault is unlocked or locked, here or in another tab. */
export function onVaultChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
