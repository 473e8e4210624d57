import type { Account } from '@/domain/account/account';
import { findAccount } from '@/storage/account/account-store';
import { spendCode } from '@/storage/account/two-factor-store';
import { withDatabase } from '@/storage/open-database';
import { now } from '../clock';
import { prove, type Proof } from './prove-password';
import { findCodeStep, findRecoveryCode } from './two-factor-codes';

/** The second question of a sign-in, for somebody who answered the first. */
export type CodeStep = {
  /** Tries a six-digit code or a recovery code; signs in when it is right. Wrong ones slow down like wrong passwords. */
  readonly tryCode: (typed: string) => Promise<Proof>;
};

/**
 * Signs in, or answers the question that has to be answered first. `finish` makes the account the one that is signed in.
 */
export async function signInOrAsk(account: Account, finish: () => Promise<void>): Promise<CodeStep | null> {
  if (!account.twoFactor) {
    await finish();
    return null;
  }
  return {
    tryCode: async (typed) => {
      const proof = await prove(account, () => takeCode(account.id, typed));
      if (proof.outcome === 'ok') await finish();
      return proof;
    },
  };
}

/** Whether a code is right for the account as it stands now; it is used up then. */
export async function takeCode(accountId: string, typed: string): Promise<boolean> {
  const account = await withDatabase((database) => findAccount(database, accountId));
  const twoFactor = account?.twoFactor;
  // Turned off meanwhile, in a tab that was in already.
  if (!twoFactor) return account !== undefined;
  const step = await findCodeStep(twoFactor, typed, now());
  if (step !== null) return withDatabase((database) => spendCode(database, accountId, { step }));
  const kept = twoFactor.recovery[await findRecoveryCode(twoFactor.recovery, typed)];
  return kept ? withDatabase((database) => spendCode(database, accountId, { hash: kept.hash })) : false;
}
