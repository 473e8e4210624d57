import type { Account } from '@/domain/account/account';
import { addLoginAttempt } from '@/storage/account/login-attempt-store';
import { startSession } from '@/storage/account/session-store';
import { withDatabase } from '@/storage/open-database';
import { now } from '../clock';
import { describeDevice } from './describe-device';
import { newId } from '../ids';
import { storeUser } from './session';
import { stamp } from '../stamp';
import { readTabSession, writeTabSession } from './tab-session';

/** Makes an account the one that is signed in; whoever calls has checked that the person may. */
export async function signInAs({ id, name, email, avatar }: Account): Promise<void> {
  const signIn = { accountId: id, email, device: thisDevice(), replaces: readTabSession() };
  const started = await withDatabase((database) => startSession(database, signIn, stamp()));
  writeTabSession(started.id);
  storeUser({ id, name, email, avatar });
}

/** Writes a try that failed into the account's login history. */
export async function recordFailure(account: Account): Promise<void> {
  await recordAttempt(account, 'failed');
}

/** Writes into the account's login history that somebody proved to be its owner, without a sign-in. */
export async function recordProof(account: Account): Promise<void> {
  await recordAttempt(account, 'success');
}

async function recordAttempt({ id, email }: Account, status: 'success' | 'failed'): Promise<void> {
  const attempt = { id: newId(), accountId: id, email, at: now(), device: thisDevice(), status };
  await withDatabase((database) => addLoginAttempt(database, attempt));
}

/** Browser and system of this device in words. */
export function thisDevice(): string {
  return describeDevice(typeof navigator === 'undefined' ? '' : navigator.userAgent);
}
