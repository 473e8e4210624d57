import { AppError } from '@/domain/errors';
import { changeAccount } from '@/storage/account/change-account';
import { withDatabase } from '@/storage/open-database';
import { currentAccount } from './current-account';
import { recordEvent } from '../notices/notification-centre';
import { keepSecret } from './password';
import { provePassword, type Proof } from './prove-password';
import { relock } from './vault';

/**
 * Replaces the password of the signed-in account when the current one is right; its keys stay readable. Throws
 * `password-same`, and `not-found` when nobody is signed in. When another tab changed it first, `wrong`.
 */
export async function changePassword({ current, next }: { current: string; next: string }): Promise<Proof> {
  const account = await currentAccount();
  const proof = await provePassword(account, current);
  if (proof.outcome !== 'ok') return proof;
  if (current === next) throw new AppError('password-same');
  const password = await keepSecret(next);
  const vault = await relock(account.vault, { before: current, after: next });
  let isChanged = false;
  await withDatabase((database) =>
    changeAccount(database, account.id, (newest) => {
      isChanged =
        newest.password?.hash === account.password?.hash &&
        newest.vault?.sealedKey === account.vault?.sealedKey;
      if (!isChanged) return newest;
      return { ...newest, password, ...(vault ? { vault } : {}) };
    }),
  );
  if (!isChanged) return { outcome: 'wrong' };
  await recordEvent({
    kind: 'account',
    type: 'info',
    title: 'Your password was changed',
    message: 'If it was not you, the recovery code sets another one.',
    href: '/app/profile/security',
  });
  return proof;
}
