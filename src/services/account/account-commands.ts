import type { Account } from '@/domain/account/account';
import { AppError } from '@/domain/errors';
import { addAccount, findAccountByEmail, findGuest } from '@/storage/account/account-store';
import { changeAccount } from '@/storage/account/change-account';
import { endSessions } from '@/storage/account/session-store';
import { withDatabase } from '@/storage/open-database';
import { drawAvatar } from './avatar';
import { now } from '../clock';
import { signInOrAsk, type CodeStep } from './code-step';
import { newId } from '../ids';
import { logger } from '../logger';
import { keepSecret, matchesSecret } from './password';
import { provePassword } from './prove-password';
import { newRecoveryCode, normalizeRecoveryCode } from './recovery-code';
import { clearUser } from './session';
import { recordFailure, recordProof, signInAs } from './sign-in';
import { writeTabSession } from './tab-session';
import { lock, unlockProven } from './vault';

export type LogInOutcome = {
  readonly outcome: 'ok' | 'created' | 'wrong-password' | 'paused' | 'code-needed';
  /** Shown once, when the account was created. */
  readonly recoveryCode?: string;
  /** How long until the next try, when there were too many wrong ones. */
  readonly waitSeconds?: number;
  /** What takes the code of the second factor, when one is needed. */
  readonly step?: CodeStep;
};

/**
 * Signs in. An e-mail that is new to this device creates the account with that password, so any first input succeeds;
 * later the password must match; after several wrong ones each next try has to wait. An account with a second factor is
 * not signed in before its code. Rejects with an AppError when the device's storage fails.
 */
export async function logIn({ email, password }: { email: string; password: string }): Promise<LogInOutcome> {
  const account = await withDatabase((database) => findAccountByEmail(database, cleanEmail(email)));
  if (!account) {
    const name = email.trim().split('@')[0] || 'You';
    const { recoveryCode } = await createAccount({ name, email, password });
    return { outcome: 'created', recoveryCode };
  }
  const proof = await provePassword(account, password);
  if (proof.outcome === 'paused') return proof;
  if (proof.outcome === 'wrong') return { outcome: 'wrong-password' };
  const step = await signInOrAsk(account, () => signInAndUnlock(account, password));
  return step ? { outcome: 'code-needed', step } : { outcome: 'ok' };
}

/** Creates an account and signs it in; the recovery code is not kept and cannot be shown again. Throws `email-taken`. */
export async function createAccount({
  name,
  email,
  password,
}: {
  name: string;
  email: string;
  password: string;
}): Promise<{ recoveryCode: string }> {
  const known = await withDatabase((database) => findAccountByEmail(database, cleanEmail(email)));
  if (known) throw new AppError('email-taken');
  const recoveryCode = newRecoveryCode();
  const id = newId();
  const keptName = name.trim() || cleanEmail(email);
  const account = {
    id,
    name: keptName,
    email: cleanEmail(email),
    avatar: drawAvatar({ id, name: keptName }),
    guest: false,
    createdAt: now(),
    password: await keepSecret(password),
    recovery: await keepSecret(normalizeRecoveryCode(recoveryCode)),
  };
  await signInAndUnlock(await withDatabase((database) => addAccount(database, account)), password);
  return { recoveryCode };
}

/** Signs in as the guest of this device; the first time it is created. A guest who comes back finds their projects. */
export async function continueAsGuest(): Promise<void> {
  const guest = await withDatabase(
    async (database) => (await findGuest(database)) ?? addAccount(database, newGuest()),
  );
  await lock();
  await signInAs(guest);
}

/** Signs out, in every tab, and locks the keys. `timeout`: nobody used the app for a while. */
export async function logOut(why: 'sign-out' | 'timeout' = 'sign-out'): Promise<void> {
  // First: the other tabs' watch tells by it who signed out.
  writeTabSession(null);
  try {
    await lock();
    await withDatabase((database) => endSessions(database, now(), why));
  } finally {
    clearUser();
  }
}

/**
 * Sets a new password when the recovery code is right; answers whether it was. Does not sign in. The keys of the account
 * stay sealed under the password from before.
 */
export async function resetPassword({
  email,
  recoveryCode,
  password,
}: {
  email: string;
  recoveryCode: string;
  password: string;
}): Promise<boolean> {
  const account = await withDatabase((database) => findAccountByEmail(database, cleanEmail(email)));
  if (!account?.recovery) return false;
  if (!(await matchesSecret(normalizeRecoveryCode(recoveryCode), account.recovery))) {
    await recordFailure(account);
    return false;
  }
  const kept = await keepSecret(password);
  await withDatabase((database) =>
    changeAccount(database, account.id, ({ vault, ...others }) => ({
      ...others,
      password: kept,
      ...(vault ? { vault: { ...vault, isStale: true } } : {}),
    })),
  );
  // Else the wrong passwords that led here would keep the right new one waiting.
  await recordProof(account);
  return true;
}

/** The keys first: whoever is shown as signed in has them open. */
async function signInAndUnlock(account: Account, password: string): Promise<void> {
  await lock();
  await unlockProven(account, password).catch((error: unknown) => {
    // Whoever reset the password is in all the same; the screens with keys say what to do.
    if (!(error instanceof AppError && error.code === 'vault-stale'))
      logger.warn('vault stays locked', error);
  });
  try {
    await signInAs(account);
  } catch (error) {
    await lock();
    throw error;
  }
}

function newGuest(): Omit<Account, 'role'> {
  const id = newId();
  const name = 'Guest';
  const avatar = drawAvatar({ id, name });
  return { id, name, email: '', avatar, guest: true, createdAt: now(), password: null, recovery: null };
}

function cleanEmail(email: string): string {
  return email.trim().toLowerCase();
}
