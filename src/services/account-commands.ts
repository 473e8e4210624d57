import type { Account } from '@/domain/account/account';
import { AppError } from '@/domain/errors';
import { addAccount, findAccountByEmail, findGuest, replacePassword } from '@/storage/account/account-store';
import { listLoginAttempts } from '@/storage/account/login-attempt-store';
import { endSession } from '@/storage/account/session-store';
import { withDatabase } from '@/storage/open-database';
import { drawAvatar } from './avatar';
import { now } from './clock';
import { newId } from './ids';
import { pauseSeconds } from './login-pause';
import { keepSecret, matchesSecret } from './password';
import { newRecoveryCode, normalizeRecoveryCode } from './recovery-code';
import { clearUser } from './session';
import { recordFailure, recordProof, signInAs } from './sign-in';

export type LogInOutcome = {
  readonly outcome: 'ok' | 'created' | 'wrong-password' | 'paused';
  /** Shown once, when the account was created. */
  readonly recoveryCode?: string;
  /** How long until the next try, when there were too many wrong ones. */
  readonly waitSeconds?: number;
};

/**
 * Signs in. An e-mail that is new to this device creates the account with that password, so any first input succeeds;
 * later the password must match; after several wrong ones each next try has to wait. Rejects with an AppError when the device's storage fails.
 */
export async function logIn({ email, password }: { email: string; password: string }): Promise<LogInOutcome> {
  const account = await withDatabase((database) => findAccountByEmail(database, cleanEmail(email)));
  if (!account) {
    const name = email.trim().split('@')[0] || 'You';
    const { recoveryCode } = await createAccount({ name, email, password });
    return { outcome: 'created', recoveryCode };
  }
  const attempts = await withDatabase((database) => listLoginAttempts(database, account.id));
  const waitSeconds = pauseSeconds(attempts, now());
  if (waitSeconds > 0) return { outcome: 'paused', waitSeconds };
  if (!account.password || !(await matchesSecret(password, account.password))) {
    await recordFailure(account);
    return { outcome: 'wrong-password' };
  }
  await signInAs(account);
  return { outcome: 'ok' };
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
  await signInAs(await withDatabase((database) => addAccount(database, account)));
  return { recoveryCode };
}

/** Signs in as the guest of this device; the first time it is created. A guest who comes back finds their projects. */
export async function continueAsGuest(): Promise<void> {
  const guest = await withDatabase(
    async (database) => (await findGuest(database)) ?? addAccount(database, newGuest()),
  );
  await signInAs(guest);
}

/** Signs out. */
export async function logOut(): Promise<void> {
  try {
    await withDatabase((database) => endSession(database, now()));
  } finally {
    clearUser();
  }
}

/** Sets a new password when the recovery code is right; answers whether it was. Does not sign in. */
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
  await withDatabase((database) => replacePassword(database, account.id, kept));
  // Else the wrong passwords that led here would keep the right new one waiting.
  await recordProof(account);
  return true;
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
