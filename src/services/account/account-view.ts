import type { Account } from '@/domain/account/account';
import { findAccount } from '@/storage/account/account-store';
import { countAccountFigures, type AccountFigures } from '@/storage/account/count-account-figures';
import { withDatabase } from '@/storage/open-database';

/** An account as its own screens show it: nothing that proves or unlocks anything. */
export type AccountView = Pick<
  Account,
  'id' | 'name' | 'email' | 'avatar' | 'guest' | 'role' | 'createdAt'
> & {
  readonly plan: NonNullable<Account['plan']>;
  /** Recovery codes that are left, and since when it is on; null while it is off. */
  readonly twoFactor: { readonly confirmedAt: number; readonly codesLeft: number } | null;
};
export type { AccountFigures };

/** An account for its own screens; undefined when there is none. Within a live query it follows changes. */
export async function readAccountView(accountId: string): Promise<AccountView | undefined> {
  const account = await withDatabase((database) => findAccount(database, accountId));
  if (!account) return undefined;
  const { id, name, email, avatar, guest, role, createdAt, plan = 'free', twoFactor } = account;
  const factor = twoFactor
    ? { confirmedAt: twoFactor.confirmedAt, codesLeft: twoFactor.recovery.length }
    : null;
  return { id, name, email, avatar, guest, role, createdAt, plan, twoFactor: factor };
}

/** What an account did and has, counted. Within a live query it follows changes. */
export function readAccountFigures(accountId: string): Promise<AccountFigures> {
  return withDatabase((database) => countAccountFigures(database, accountId));
}
