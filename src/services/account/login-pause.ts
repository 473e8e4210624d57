import type { LoginAttempt } from '@/storage/rows/stored-rows';
import { formats } from '../formats';

/** This many wrong ones in a row are free: a few spellings of a half-remembered password. */
const freeTries = 5;
const firstPauseMilliseconds = 30_000;
export const longestPauseMilliseconds = 15 * 60_000;
/** More wrong ones in a row than these pause no longer. */
export const attemptsThatCount = 20;

/**
 * How long to wait before the next try, in whole seconds, 0 for not at all. After five wrong ones in a row each further
 * one doubles the pause, up to a quarter of an hour. `kept` newest first.
 */
export function pauseSeconds(kept: readonly LoginAttempt[], now: number): number {
  // Tries of a clock that ran far ahead say nothing now that it is right: they would pause for as long as it was ahead.
  const attempts = kept.filter(({ at }) => at <= now + longestPauseMilliseconds);
  const lastSuccess = attempts.findIndex(({ status }) => status === 'success');
  const failures = lastSuccess === -1 ? attempts.length : lastSuccess;
  const last = attempts[0];
  if (!last || failures < freeTries) return 0;
  const pause = Math.min(longestPauseMilliseconds, firstPauseMilliseconds * 2 ** (failures - freeTries));
  // A clock that was set back a little must not make the pause longer.
  const passed = Math.max(0, now - last.at);
  return Math.ceil(Math.max(0, pause - passed) / 1000);
}

/** A pause in words: `30 seconds`, `4 minutes`. */
export function sayPause(seconds: number): string {
  return seconds < 60
    ? formats.read().span(seconds, 'second')
    : formats.read().span(Math.ceil(seconds / 60), 'minute');
}
