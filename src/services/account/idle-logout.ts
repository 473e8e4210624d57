import type { SystemSettings } from '@/domain/system/system-settings';
import { findSession } from '@/storage/account/session-store';
import { readCurrentAccount } from '@/storage/account/current-account';
import { withDatabase } from '@/storage/open-database';
import { watchQuery } from '@/storage/watch-query';
import { now } from '../clock';
import { formats } from '../formats';
import { makeIdleClock } from './idle/idle-clock';
import { hearOtherTabs, readLastActivity, writeLastActivity } from './idle/last-activity';
import { logger } from '../logger';
import { dismiss, notify } from '../notices/notifications';
import { readSystemSettings } from '../admin/system-settings';

const minuteMilliseconds = 60_000;
const tickMilliseconds = 1000;
/** Other tabs need not hear of every movement of the pointer. */
const tellMilliseconds = 2000;
const noticeMilliseconds = 20_000;
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Signs out when nothing happens for as long as an administrator set, while they set it. Answers what ends it. */
export function startIdleLogout(): () => void {
  let stop: (() => void) | null = null;
  let shown = '';
  const follow = ({ sessionTimeout, sessionTimeoutMinutes }: SystemSettings) => {
    const next = sessionTimeout ? String(sessionTimeoutMinutes) : '';
    if (next === shown) return;
    shown = next;
    stop?.();
    stop = sessionTimeout ? watchIdle(Math.max(1, sessionTimeoutMinutes)) : null;
  };
  const stopSettings = watchQuery(readSystemSettings, follow, (error) =>
    logger.warn('session timeout not followed', error),
  );
  return () => {
    stopSettings();
    stop?.();
  };
}

function watchIdle(minutes: number): () => void {
  const read = () => ({ wall: now(), steady: performance.now() });
  const timeout = minutes * minuteMilliseconds;
  let clock = makeIdleClock(timeout, read());
  let warning: string | null = null;
  let toldAt = -Infinity;
  let isOver = false;

  const calm = () => {
    clock.note(read());
    if (warning !== null) dismiss(warning);
    warning = null;
  };
  const live = (event?: Event) => {
    // What is pressed there answers by itself: a toast that went first would let the press through.
    if (event && isOnToast(event)) return;
    calm();
    const { wall, steady } = read();
    if (steady - toldAt < tellMilliseconds) return;
    toldAt = steady;
    writeLastActivity(wall);
  };
  const tick = () => {
    const verdict = clock.judge(read());
    if (verdict.kind === 'over') end();
    else if (verdict.kind === 'warned') warning ??= warn(verdict.milliseconds, live);
  };
  const end = () => {
    stop();
    if (warning !== null) dismiss(warning);
    void signOut(minutes);
  };
  const stop = () => {
    isOver = true;
    clearInterval(timer);
    stopOthers();
    document.removeEventListener('visibilitychange', tick);
    for (const sign of signsOfLife) removeEventListener(sign, live);
  };
  const timer = setInterval(tick, tickMilliseconds);
  const stopOthers = hearOtherTabs(calm);
  // A tab that nobody looks at may have slept through its ticks.
  document.addEventListener('visibilitychange', tick);
  for (const sign of signsOfLife) addEventListener(sign, live, { passive: true });
  readLastSign()
    .then((at) => {
      if (isOver || at === null) return;
      clock = makeIdleClock(timeout, read(), at);
      tick();
    })
    .catch((error: unknown) => logger.warn('last activity not read', error));
  return () => {
    stop();
    if (warning !== null) dismiss(warning);
  };
}

/** The last sign of life since this sign-in; what was before it is another's. */
async function readLastSign(): Promise<number | null> {
  const last = readLastActivity();
  if (last === null) return null;
  const since = await withDatabase(async (database) => {
    const current = await readCurrentAccount(database);
    return current && (await findSession(database, current.sessionId))?.createdAt;
  });
  return since === null || since === undefined ? null : Math.max(last, since);
}

function warn(left: number, stay: () => void): string {
  return notify({
    type: 'warning',
    title: 'Still there?',
    message: `Nothing has happened here for a while. You will be signed out in ${sayLeft(left)}; anything you do keeps you in.`,
    duration: left + tickMilliseconds,
    action: { label: 'Stay signed in', run: () => stay() },
  });
}

function isOnToast({ target }: Event): boolean {
  return (
    typeof Element !== 'undefined' && target instanceof Element && target.closest('[data-toasts]') !== null
  );
}

function sayLeft(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds >= 55 ? 'a minute' : formats.read().span(seconds, 'second');
}

async function signOut(minutes: number): Promise<void> {
  try {
    const { logOut } = await import('./account-commands');
    await logOut('timeout');
  } catch (error) {
    logger.error('not signed out', error);
  }
  notify({
    type: 'info',
    title: 'Logged Out',
    message: `You were signed out because nothing had happened for ${formats.read().span(minutes, 'minute')}. Unsaved files and the message you were writing are kept.`,
    duration: noticeMilliseconds,
  });
}
