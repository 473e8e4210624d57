import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endSessions, listSessions, touchSession } from '@/storage/account/session-store';
import { readCurrentAccount } from '@/storage/account/current-account';
import { databaseName } from '@/storage/database';
import { closeDatabase, withDatabase } from '@/storage/open-database';
import { continueAsGuest, createAccount, logIn, logOut } from './account-commands';
import { dismissAll, notifications } from '../notices/notifications';
import { clearUser, readEndOfTab, session } from './session';
import {
  countLoginHistory,
  listActiveSessions,
  listLoginHistory,
  logOutOthers,
  logOutSession,
} from './sessions';
import { readTabSession, writeTabSession } from './tab-session';
import { watchSession } from './watch-session';

// The slow derivation has its own tests.
vi.mock('./password', () => ({
  keepSecret: (secret: string) => Promise.resolve({ algorithm: 'plain', salt: '', hash: secret }),
  matchesSecret: (secret: string, { hash }: { hash: string }) => Promise.resolve(secret === hash),
}));

const ann = { name: 'Ann', email: 'ann@example.org', password: 'correct horse' };
let accountId: string;

/** Acts as another tab: signs in there, and answers the session it uses. */
async function signInElsewhere(): Promise<string> {
  const here = (await withDatabase(readCurrentAccount))?.sessionId ?? '';
  writeTabSession(null);
  await logIn(ann);
  const there = (await withDatabase(readCurrentAccount))?.sessionId ?? '';
  writeTabSession(here);
  return there;
}

/** Lets what watches the store hear of it. */
const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 100);
  });

describe('the sessions of an account', () => {
  beforeEach(async () => {
    await logOut();
    dismissAll();
    closeDatabase();
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(databaseName);
      request.onsuccess = resolve;
      request.onerror = reject;
    });
    await createAccount(ann);
    accountId = session.read()?.id ?? '';
  });

  it('are one per sign-in, this tab’s first', async () => {
    const there = await signInElsewhere();
    const active = await listActiveSessions(accountId);
    expect(active.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(active[1]?.id).toBe(there);
  });

  it('are replaced by a new sign-in in the same tab', async () => {
    await logIn(ann);
    expect(await listActiveSessions(accountId)).toHaveLength(1);
  });

  it('end one by one; new tabs then use the one that stays', async () => {
    const there = await signInElsewhere();
    await logOutSession(there);
    const active = await listActiveSessions(accountId);
    expect(active).toMatchObject([{ isCurrent: true }]);
    expect(await withDatabase(readCurrentAccount)).toMatchObject({ accountId, sessionId: active[0]?.id });
  });

  it('end all but this one', async () => {
    await signInElsewhere();
    await signInElsewhere();
    expect(await logOutOthers()).toBe(2);
    expect(await listActiveSessions(accountId)).toMatchObject([{ isCurrent: true }]);
    expect(await logOutOthers()).toBe(0);
  });

  it('sign their tab out when another ends them, and only theirs', async () => {
    const here = (await listActiveSessions(accountId))[0]?.id ?? '';
    const there = await signInElsewhere();
    writeTabSession(there);
    const stop = watchSession();
    writeTabSession(here);
    await logOutSession(there);
    // The other tab hears of it on its own; here both are one page.
    writeTabSession(there);
    await vi.waitFor(() => expect(session.read()).toBeNull());
    stop();
    expect(await withDatabase(readCurrentAccount)).toMatchObject({ accountId });
    await logIn(ann);
    expect(session.read()).toMatchObject({ id: accountId });
  });

  it('all end by a sign-out, twice or at once no worse', async () => {
    await signInElsewhere();
    await Promise.all([logOut(), logOut()]);
    const rows = await withDatabase((database) => listSessions(database, accountId));
    expect(rows.map(({ endedBy }) => endedBy)).toEqual(['sign-out', 'sign-out']);
    const [first] = rows;
    await logOut();
    expect((await withDatabase((database) => listSessions(database, accountId)))[0]).toEqual(first);
    expect(await withDatabase(readCurrentAccount)).toBeNull();
  });

  it('are over for this tab even when the store fails, which is told', async () => {
    await withDatabase(async ({ sessions }) => {
      vi.spyOn(sessions, 'bulkPut').mockImplementationOnce(() => {
        throw new DOMException('no room', 'QuotaExceededError');
      });
    });
    await expect(logOut()).rejects.toMatchObject({ code: 'storage-full' });
    expect(session.read()).toBeNull();
    expect(readTabSession()).toBeNull();
  });

  it('that all ended are told as a sign-out elsewhere, not as the end of this tab alone', async () => {
    const stop = watchSession();
    await settle();
    await withDatabase((database) => endSessions(database, Date.now()));
    await settle();
    expect(readEndOfTab()).toBeNull();
    clearUser();
    expect(notifications.read()).toMatchObject([{ title: 'Logged Out' }]);
    stop();
  });

  it('are taken up anew by a tab that slept while all signed out and in again', async () => {
    const [before] = await listActiveSessions(accountId);
    await logOut();
    await logIn(ann);
    const current = readTabSession();
    writeTabSession(before?.id ?? '');
    const stop = watchSession();
    await vi.waitFor(() => expect(readTabSession()).toBe(current));
    stop();
    expect(session.read()).toMatchObject({ id: accountId });
  });

  it('end when somebody else signs in on the device', async () => {
    await continueAsGuest();
    const rows = await withDatabase((database) => listSessions(database, accountId));
    expect(rows).toMatchObject([{ endedBy: 'replaced' }]);
  });

  it('tell this tab when another signed out, and not when it did so itself', async () => {
    const stop = watchSession();
    await vi.waitFor(async () => expect(await listActiveSessions(accountId)).toHaveLength(1));
    await logOut();
    expect(notifications.read()).toEqual([]);
    await logIn(ann);
    clearUser();
    expect(notifications.read()).toMatchObject([
      { title: 'Logged Out', message: expect.stringContaining('another tab') as unknown },
    ]);
    stop();
  });

  it('leave a history, newest first, of which as much is read as is asked for', async () => {
    await logIn({ ...ann, password: 'wrong' });
    await logIn(ann);
    expect((await listLoginHistory(accountId)).map(({ status }) => status)).toEqual([
      'success',
      'failed',
      'success',
    ]);
    expect(await listLoginHistory(accountId, 1)).toHaveLength(1);
    expect(await countLoginHistory(accountId)).toBe(3);
  });

  it('that ended are not in use again', async () => {
    const [row] = await withDatabase((database) => listSessions(database, accountId));
    await logOut();
    await withDatabase((database) => touchSession(database, row?.id ?? '', Date.now() + 1e6));
    const [after] = await withDatabase((database) => listSessions(database, accountId));
    expect(after?.lastActiveAt).toBe(row?.lastActiveAt);
  });
});
