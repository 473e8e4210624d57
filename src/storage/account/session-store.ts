import type { SitewrightDatabase } from '../database';
import { runWrite, type Stamp } from '../guard/run-write';
import { checkRow, checkRows } from '../rows/check-rows';
import { sessionSchema, type StoredSession } from '../rows/stored-rows';
import { putCurrentAccount, readCurrentAccount } from './current-account';

export type SignIn = {
  readonly accountId: string;
  readonly email: string;
  /** Browser and system, as people name them. */
  readonly device: string;
  /** The session that the tab had before; it ends. */
  readonly replaces?: string | null;
};
type EndReason = NonNullable<StoredSession['endedBy']>;

/** A session that no tab used for this long is over: its tabs were closed without a sign-out. */
const forgottenMilliseconds = 24 * 60 * 60_000;

/**
 * Starts a session and makes its account the current one: session, attempt and current account in one transaction.
 * Sessions of another account end: one account at a time is signed in on a device. Other tabs of the same one go on.
 */
export async function startSession(
  database: SitewrightDatabase,
  { accountId, email, device, replaces = null }: SignIn,
  { now, newId }: Stamp,
): Promise<StoredSession> {
  const { sessions, loginAttempts, settings, quarantine } = database;
  return runWrite(database, [sessions, loginAttempts, settings, quarantine], async () => {
    const current = await readCurrentAccount(database);
    if (current && current.accountId !== accountId) {
      await endOpen(database, current.accountId, { now, endedBy: 'replaced' });
    }
    const isForgotten = ({ id, lastActiveAt }: StoredSession) =>
      id === replaces || now - lastActiveAt > forgottenMilliseconds;
    await endOpen(database, accountId, { now, endedBy: 'sign-out', which: isForgotten });
    const session = { id: newId(), accountId, device, createdAt: now, lastActiveAt: now, endedAt: null };
    await sessions.add(session);
    await loginAttempts.add({ id: newId(), accountId, email, device, at: now, status: 'success' });
    await putCurrentAccount(database, { accountId, sessionId: session.id });
    return session;
  });
}

/** Ends every session of the current account; nobody is signed in then. Doing so twice is doing it once. */
export async function endSessions(
  database: SitewrightDatabase,
  now: number,
  endedBy: EndReason = 'sign-out',
): Promise<void> {
  await runWrite(database, [database.sessions, database.settings, database.quarantine], async () => {
    const current = await readCurrentAccount(database);
    if (current) await endOpen(database, current.accountId, { now, endedBy });
    await putCurrentAccount(database, null);
  });
}

/**
 * Ends sessions of an account from one that stays, which becomes the current one; answers how many ended. `only` is the
 * one to end; all others when it is left out.
 */
export async function revokeSessions(
  database: SitewrightDatabase,
  { accountId, keep, only }: { readonly accountId: string; readonly keep: string; readonly only?: string },
  now: number,
): Promise<number> {
  return runWrite(database, [database.sessions, database.settings, database.quarantine], async () => {
    const which = ({ id }: StoredSession) => id !== keep && (only === undefined || id === only);
    const count = await endOpen(database, accountId, { now, endedBy: 'revoked', which });
    const current = await readCurrentAccount(database);
    if (current?.accountId === accountId) await putCurrentAccount(database, { accountId, sessionId: keep });
    return count;
  });
}

/** Notes that a session is in use. One that has ended stays as it is. */
export async function touchSession(database: SitewrightDatabase, id: string, now: number): Promise<void> {
  await runWrite(database, [database.sessions, database.quarantine], async () => {
    const session = await findSession(database, id);
    if (session?.endedAt === null) await database.sessions.update(id, { lastActiveAt: now });
  });
}

/** One session. */
export async function findSession(
  database: SitewrightDatabase,
  id: string,
): Promise<StoredSession | undefined> {
  return checkRow(database, database.sessions, sessionSchema, await database.sessions.get(id));
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

async function endOpen(
  database: SitewrightDatabase,
  accountId: string,
  end: {
    readonly now: number;
    readonly endedBy: EndReason;
    readonly which?: (session: StoredSession) => boolean;
  },
): Promise<number> {
  const open = (await listSessions(database, accountId)).filter(
    (session) => session.endedAt === null && (end.which?.(session) ?? true),
  );
  const { now: endedAt, endedBy } = end;
  await database.sessions.bulkPut(open.map((session) => ({ ...session, endedAt, endedBy })));
  return open.length;
}
