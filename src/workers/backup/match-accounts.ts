import type { Account } from '@/domain/account/account';
import type { BackedUpAccount } from '@/domain/project/backup-file';

/** The account here that something of a backup belongs to; null when its owner is not here. */
export type FindAccount = (accountId: string) => string | null;

/**
 * Finds the accounts of a backup again: by id, by e-mail, the guest as the guest. Where the backup is of one account
 * only, it is taken to be the one who restores, under whatever name.
 */
export function matchAccounts(
  held: readonly BackedUpAccount[],
  here: readonly Account[],
  restorerId: string,
): FindAccount {
  const ids = new Set(here.map(({ id }) => id));
  const guest = here.find((account) => account.guest)?.id;
  const byEmail = new Map(
    here.filter((account) => !account.guest).map(({ email, id }) => [email, id] as const),
  );
  const found = new Map(
    held.map((account): [string, string | null] => {
      if (ids.has(account.id)) return [account.id, account.id];
      const match = account.guest ? guest : byEmail.get(account.email);
      return [account.id, match ?? (held.length === 1 ? restorerId : null)];
    }),
  );
  return (accountId) => found.get(accountId) ?? (ids.has(accountId) ? accountId : null);
}
