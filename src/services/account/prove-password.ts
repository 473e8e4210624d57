import type { Account } from '@/domain/account/account';
import { listLoginAttempts } from '@/storage/account/login-attempt-store';
import { withDatabase } from '@/storage/open-database';
import { now } from '../clock';
import { attemptsThatCount, longestPauseMilliseconds, pauseSeconds } from './login-pause';
import { matchesSecret } from './password';
import { recordFailure } from './sign-in';

/** Whether somebody proved to be an account's owner. `paused`: nothing was tried, there were too many wrong ones. */
export type Proof =
  | { readonly outcome: 'ok' }
  | { readonly outcome: 'wrong' }
  | {
      readonly outcome: 'paused';
      /** How long until the next try. */
      readonly waitSeconds: number;
    };

/** Tries a password of an account. A wrong one is written into its login history, and slows down those that follow. */
export function provePassword(account: Account, password: string): Promise<Proof> {
  return prove(account, async () => {
    return account.password !== null && (await matchesSecret(password, account.password));
  });
}

/** Runs one try to prove to be an account's owner: not while paused, and counted when it fails. */
export async function prove(account: Account, isRight: () => Promise<boolean>): Promise<Proof> {
  const at = now();
  const attempts = await withDatabase((database) =>
    listLoginAttempts(database, account.id, {
      most: attemptsThatCount,
      until: at + longestPauseMilliseconds,
    }),
  );
  const waitSeconds = pauseSeconds(attempts, at);
  if (waitSeconds > 0) return { outcome: 'paused', waitSeconds };
  if (await isRight()) return { outcome: 'ok' };
  await recordFailure(account);
  return { outcome: 'wrong' };
}
