import { countLoginAttempts, listLoginAttempts } from '@/storage/account/login-attempt-store';
import { readCurrentAccount } from '@/storage/account/current-account';
import { listSessions, revokeSessions } from '@/storage/account/session-store';
import { withDatabase } from '@/storage/open-database';
import type { LoginAttempt, StoredSession } from '@/storage/rows/stored-rows';
import { now } from '../clock';
import { requireUser } from '../project/own-project';
import { readTabSession } from './tab-session';

/** A sign-in that lasts. Times in milliseconds since 1970. */
export type ActiveSession = Pick<StoredSession, 'id' | 'device' | 'createdAt' | 'lastActiveAt'> & {
  /** This tab uses it. */
  readonly isCurrent: boolean;
};
export type { LoginAttempt };

/** Sign-ins of an account that last, this tab's first, then newest first. Within a live query it follows changes. */
export async function listActiveSessions(accountId: string): Promise<ActiveSession[]> {
  const [rows, current] = await withDatabase((database) =>
    Promise.all([listSessions(database, accountId), readCurrentAccount(database)]),
  );
  const mine = readTabSession() ?? current?.sessionId;
  return rows
    .filter(({ endedAt }) => endedAt === null)
    .map(({ id, device, createdAt, lastActiveAt }) => ({
      id,
      device,
      createdAt,
      lastActiveAt,
      isCurrent: id === mine,
    }))
    .toSorted((first, second) => Number(second.isCurrent) - Number(first.isCurrent));
}

/** Tries to sign in to an account, newest first, all of them unless told. Within a live query it follows changes. */
export function listLoginHistory(accountId: string, most?: number): Promise<LoginAttempt[]> {
  return withDatabase((database) =>
    listLoginAttempts(database, accountId, most === undefined ? {} : { most }),
  );
}

/** How many tries to sign in to an account there are. Within a live query it follows changes. */
export function countLoginHistory(accountId: string): Promise<number> {
  return withDatabase((database) => countLoginAttempts(database, accountId));
}

/** Ends one other sign-in of this account: its tabs are signed out. */
export async function logOutSession(sessionId: string): Promise<void> {
  await revoke(sessionId);
}

/** Ends all other sign-ins of this account; answers how many there were. */
export function logOutOthers(): Promise<number> {
  return revoke();
}

async function revoke(only?: string): Promise<number> {
  const { id: accountId } = requireUser();
  return withDatabase(async (database) => {
    const keep = readTabSession() ?? (await readCurrentAccount(database))?.sessionId ?? '';
    return revokeSessions(database, { accountId, keep, ...(only === undefined ? {} : { only }) }, now());
  });
}
