import { findAccount } from '@/storage/account/account-store';
import { withDatabase } from '@/storage/open-database';
import { watchQuery } from '@/storage/watch-query';
import { session } from '../session';
import { isVaultOpen, onVaultChange } from './open-vault';

/**
 * `reading` at first; `none`: a guest or nobody, who have no password to seal keys with; `stale`: sealed with the
 * password from before a reset.
 */
export type VaultState = 'reading' | 'none' | 'locked' | 'open' | 'stale';

/** An open vault that lies idle locks itself; this often a screen looks. */
const lookMilliseconds = 60_000;

const listeners = new Set<() => void>();
let state: VaultState = 'reading';
let stop: (() => void) | null = null;
let looks = 0;

/** How the vault of whoever is signed in stands, in this tab and by what others do. For `useSyncExternalStore`. */
export const vaultState = {
  read: (): VaultState => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    stop ??= watch();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      stop = null;
    };
  },
};

/** How the vault of whoever is signed in stands right now. */
export async function readVaultState(): Promise<VaultState> {
  const user = session.read();
  const account = user && (await withDatabase((database) => findAccount(database, user.id)));
  if (!account?.password) return 'none';
  if (account.vault?.isStale) return 'stale';
  return (await isVaultOpen(account.id)) ? 'open' : 'locked';
}

function watch(): () => void {
  const look = () => {
    const mine = (looks += 1);
    readVaultState()
      .then((found) => mine === looks && set(found))
      // A store that cannot be read has a notice of its own.
      .catch(() => undefined);
  };
  const id = session.read()?.id ?? '';
  // The account's row says whether there is a password, and whether it was reset.
  const stopRow = watchQuery(
    () => withDatabase((database) => findAccount(database, id)),
    look,
    () => undefined,
  );
  const stops = [stopRow, session.subscribe(look), onVaultChange(look)];
  const timer = setInterval(look, lookMilliseconds);
  look();
  return () => {
    clearInterval(timer);
    for (const each of stops) each();
  };
}

function set(found: VaultState): void {
  if (found === state) return;
  state = found;
  for (const listener of listeners) listener();
}
