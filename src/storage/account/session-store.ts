import type { SitewrightDatabase } from '../database';
import { runWrite, type Stamp } from '../guard/run-write';
import { checkRows } from '../rows/check-rows';
import { sessionSchema, type StoredSession } from '../rows/stored-rows';
import { putCurrentAccount, readCurrentAccount } from './current-account';

export type SignIn = {
  readonly accountId: string;
  readonly email: string;
  /** Browser and system, as people name them. */
  readonly device: string;
};

/** Starts a session and makes its account the current one: session, attempt and current account in one transaction. */
export async function startSession(
  database: SitewrightDatabase,
  { accountId, email, device }: SignIn,
  { now, newId }: Stamp,
): Promise<StoredSession> {
  const { sessions, loginAttempts, settings } = database;
  return runWrite(database, [sessions, loginAttempts, settings], async () => {
    await endCurrent(database, now);
    const session = { id: newId(), accountId, device, createdAt: now, lastActiveAt: now, endedAt: null };
    await sessions.add(session);
    await loginAttempts.add({ id: newId(), accountId, email, device, at: now, status: 'success' });
    await putCurrentAccount(database, { accountId, sessionId: session.id });
    return session;
  });
}

/** Ends the current session; nobody is signed in then. */
export async function endSession(database: SitewrightDatabase, now: number): Promise<void> {
  await runWrite(database, [database.sessions, database.settings], async () => {
    await endCurrent(database, now);
    await putCurrentAccount(database, null);
  });
}

/** Sessions of an account, newest first, the ended ones too. */
export async function listSessions(
  database: SitewrightDatabase,
  accountId: string,
): Promise<StoredSession[]> {
  const rows = await database.sessions.where('accountId').equals(accountId).toArray();
  return checkRows(database, database.sessions, sessionSchema, rows).toSorted(
    (first, second) => second.createdAt - first.createdAt,
  );
}

async function endCurrent(database: SitewrightDatabase, now: number): Promise<void> {
  const current = await readCurrentAccount(database);
  if (current) await database.sessions.update(current.sessionId, { endedAt: now });
}
