import { AppError } from '@/domain/errors';
import { changeAccount } from '@/storage/account/change-account';
import { listAccounts } from '@/storage/account/account-store';
import { withDatabase } from '@/storage/open-database';
import { drawAvatar } from './avatar';
import { lockKey, newVaultKey, importVaultKey } from './vault/vault-cipher';
import { keepVaultKey } from './vault/open-vault';
import { requireUser } from '../project/own-project';
import { keepSecret } from './password';
import { newRecoveryCode, normalizeRecoveryCode } from './recovery-code';
import { storeUser } from './session';

/**
 * Changes the name or the e-mail of the signed-in account, everywhere they are shown, in every tab. A blank name changes
 * nothing. Throws `email-taken`, `not-found`.
 */
export async function saveProfile(change: {
  readonly name?: string;
  readonly email?: string;
}): Promise<void> {
  const { id } = requireUser();
  const account = await withDatabase((database) =>
    changeAccount(database, id, (before) => {
      const name = change.name?.trim() || before.name;
      const email = change.email === undefined || before.guest ? before.email : cleanEmail(change.email);
      return { ...before, name, email, avatar: drawAvatar({ id, name }) };
    }),
  );
  storeUser({ id, name: account.name, email: account.email, avatar: account.avatar });
}

/**
 * Turns the signed-in guest into an account with a password: the projects stay where they are, and the next guest of
 * this device is another. Answers the recovery code, which is shown once. Throws `email-taken`, `forbidden`.
 */
export async function turnGuestIntoAccount({
  name,
  email,
  password,
}: {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}): Promise<{ recoveryCode: string }> {
  const { id } = requireUser();
  const recoveryCode = newRecoveryCode();
  const kept = await keepSecret(password);
  const recovery = await keepSecret(normalizeRecoveryCode(recoveryCode));
  const vaultKey = newVaultKey();
  const vault = await lockKey(vaultKey, password);
  const isFirst = await withDatabase(async (database) =>
    (await listAccounts(database)).every(({ guest }) => guest),
  );
  const account = await withDatabase((database) =>
    changeAccount(database, id, (guest) => {
      if (!guest.guest) throw new AppError('forbidden');
      return {
        ...guest,
        name: name.trim() || cleanEmail(email),
        email: cleanEmail(email),
        avatar: drawAvatar({ id, name }),
        guest: false,
        role: isFirst ? 'admin' : 'member',
        password: kept,
        recovery,
        vault,
      };
    }),
  );
  await keepVaultKey(id, await importVaultKey(vaultKey));
  storeUser({ id, name: account.name, email: account.email, avatar: account.avatar });
  return { recoveryCode };
}

function cleanEmail(email: string): string {
  return email.trim().toLowerCase();
}
