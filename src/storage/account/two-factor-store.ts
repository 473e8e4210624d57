import type { TwoFactor } from '@/domain/account/two-factor';
import type { SitewrightDatabase } from '../database';
import { changeAccount } from './change-account';

/** Turns the second factor of an account on, or off without one. Throws `not-found`. */
export async function putTwoFactor(
  database: SitewrightDatabase,
  accountId: string,
  twoFactor: TwoFactor | null,
): Promise<void> {
  await changeAccount(database, accountId, ({ twoFactor: _before, ...account }) =>
    twoFactor ? { ...account, twoFactor } : account,
  );
}

/**
 * Notes that a code was used; false when another tab was first, and nothing changes then. `step` is the half minute of a
 * six-digit code, `hash` that of a recovery code, which goes.
 */
export async function spendCode(
  database: SitewrightDatabase,
  accountId: string,
  spent: { readonly step: number } | { readonly hash: string },
): Promise<boolean> {
  let isFirst = false;
  await changeAccount(database, accountId, (account) => {
    const { twoFactor } = account;
    if (!twoFactor) return account;
    if ('step' in spent) {
      isFirst = twoFactor.usedStep !== spent.step;
      return { ...account, twoFactor: { ...twoFactor, usedStep: spent.step } };
    }
    const recovery = twoFactor.recovery.filter(({ hash }) => hash !== spent.hash);
    isFirst = recovery.length < twoFactor.recovery.length;
    return { ...account, twoFactor: { ...twoFactor, recovery } };
  });
  return isFirst;
}
