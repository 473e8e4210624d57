import { findAccount } from '@/storage/account/account-store';
import { putCurrentAccount, readCurrentAccount } from '@/storage/account/current-account';
import { sweepBlobs } from '@/storage/content/sweep-blobs';
import type { SitewrightDatabase } from '@/storage/database';
import { runWrite } from '@/storage/guard/run-write';
import { noteSave, openDatabase, startOver, withDatabase } from '@/storage/open-database';
import { purgeTrash } from '@/storage/project/purge-trash';
import { findHiddenRows } from '@/storage/rows/find-hidden-rows';
import { storageState as state, type StorageState } from '@/storage/storage-state';
import { now } from './clock';
import { logger } from './logger';
import { clearUser, session } from './account/session';

export type { StorageState };

/** Whether the device keeps data; see `StorageState` for what each word means. */
export const storageState = state;

/** Begins anew after the browser removed everything; only after a person has seen that. */
export { startOver };

const noteEveryMilliseconds = 10_000;
let notedAt = -Infinity;
let isPersistAsked = false;
let isFollowing = false;
let isLeavingWatched = false;

/** Opens the database and tidies up behind the first paint; answers what became of it. Never rejects. */
export async function openStorage(): Promise<StorageState> {
  try {
    const database = await openDatabase();
    await matchSession(database);
    followSession();
    if (storageState.read() === 'ready') void tidyUp(database);
  } catch (error) {
    logger.error('storage not open', error);
  }
  return storageState.read();
}

/** After something of a person's was kept: notes it outside the database, and asks once to keep it for good. */
export function noteUserSave(): void {
  if (storageState.read() === 'memory') {
    warnBeforeLeaving();
    return;
  }
  if (!isPersistAsked) {
    isPersistAsked = true;
    void askToPersist();
  }
  if (now() - notedAt < noteEveryMilliseconds) return;
  notedAt = now();
  noteSave(notedAt).catch((error: unknown) => logger.warn('save not noted outside the database', error));
}

/** What lives in this page alone ends with it: the browser asks before that happens. */
function warnBeforeLeaving(): void {
  if (isLeavingWatched || typeof addEventListener !== 'function') return;
  isLeavingWatched = true;
  addEventListener('beforeunload', (event: Event) => event.preventDefault());
}

/** Asks the browser not to clear this site's data by itself; answers whether it agreed. */
export async function askToPersist(): Promise<boolean> {
  try {
    return typeof navigator !== 'undefined' && 'storage' in navigator && (await navigator.storage.persist());
  } catch {
    return false; // some browsers refuse the question itself
  }
}

/**
 * Bytes in use and granted, as far as the browser says; the grant predicts nothing, a full disk comes earlier.
 * @public
 */
export async function estimate(): Promise<{ usage: number; quota: number; persisted: boolean } | null> {
  try {
    const { usage = 0, quota = 0 } = await navigator.storage.estimate();
    return { usage, quota, persisted: await navigator.storage.persisted() };
  } catch {
    return null; // the browser does not say
  }
}

/** Another tab may sign in or out between our reading of the two records; whatever comes last is matched again. */
function followSession(): void {
  if (isFollowing) return;
  isFollowing = true;
  session.subscribe(() => {
    withDatabase(matchSession).catch((error: unknown) => logger.warn('session not matched', error));
  });
}

/** The page's record of who is signed in leads; the worker's record and an account that is gone follow it. */
async function matchSession(database: SitewrightDatabase): Promise<void> {
  const user = session.read();
  const current = await readCurrentAccount(database);
  if (user && current?.accountId === user.id) return;
  const account = user && (await findAccount(database, user.id));
  if (user && !account) clearUser();
  if (!account && !current) return;
  const next = account ? { accountId: account.id, sessionId: '' } : null;
  await runWrite(database, [database.settings], () => putCurrentAccount(database, next));
}

async function tidyUp(database: SitewrightDatabase): Promise<void> {
  try {
    const { isClockBelieved } = await import('./believed-clock');
    if (await isClockBelieved(database, now())) await purgeTrash(database, now());
    await findHiddenRows(database);
    await sweepBlobs(database);
  } catch (error) {
    logger.warn('storage not tidied', error);
  }
}
