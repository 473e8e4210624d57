import { readCurrentAccount } from '@/storage/account/current-account';
import { findSession, touchSession } from '@/storage/account/session-store';
import { withDatabase } from '@/storage/open-database';
import type { StoredSession } from '@/storage/rows/stored-rows';
import { watchQuery } from '@/storage/watch-query';
import { now } from '../clock';
import { logger } from '../logger';
import { notify } from '../notices/notifications';
import { endTab, session } from './session';
import { readTabSession, writeTabSession } from './tab-session';

const touchMilliseconds = 60_000;
const noticeMilliseconds = 20_000;

/**
 * Keeps this tab true to its session until what it answers is called: a session that another tab ended signs this tab
 * out and says so, one in use is noted as such each minute. Throws nothing.
 */
export function watchSession(): () => void {
  let stopRow: (() => void) | null = null;
  let isOver = false;
  adopt()
    .then((id) => {
      if (isOver || id === null) return;
      stopRow = watchQuery(() => withDatabase((database) => findSession(database, id)), hear, report);
    })
    .catch(report);
  const stopUser = session.subscribe(hearSignOut);
  const timer = setInterval(touch, touchMilliseconds);
  return () => {
    isOver = true;
    stopRow?.();
    stopUser();
    clearInterval(timer);
  };
}

/** The session this tab uses: its own, or the one that is current when it came without. */
async function adopt(): Promise<string | null> {
  const known = readTabSession();
  const row = known === null ? undefined : await withDatabase((database) => findSession(database, known));
  // One that ended with everybody's sign-out is over; what ended this tab alone is still to be said.
  if (row && (row.endedAt === null || isOfThisTabAlone(row))) return row.id;
  const current = await withDatabase(readCurrentAccount);
  if (!current || current.accountId !== session.read()?.id) return null;
  writeTabSession(current.sessionId);
  return current.sessionId;
}

function hear(row: StoredSession | undefined): void {
  if (!row || row.endedAt === null || row.id !== readTabSession()) return;
  // A sign-out for all tabs is heard of by the user's key, which is gone then.
  if (!isOfThisTabAlone(row)) return;
  writeTabSession(null);
  endTab(row.endedBy ?? 'revoked');
}

function isOfThisTabAlone({ endedBy }: StoredSession): boolean {
  return endedBy === 'revoked' || endedBy === 'replaced';
}

/** Somebody signed out, and it was not this tab: its session would be gone. */
function hearSignOut(): void {
  if (session.read() !== null || readTabSession() === null) return;
  writeTabSession(null);
  notify({
    type: 'info',
    title: 'Logged Out',
    message: 'You were signed out in another tab. Unsaved files and the message you were writing are kept.',
    duration: noticeMilliseconds,
  });
}

function touch(): void {
  const id = readTabSession();
  if (id === null || document.visibilityState === 'hidden') return;
  withDatabase((database) => touchSession(database, id, now())).catch(report);
}

function report(error: unknown): void {
  logger.warn('session not watched', error);
}
