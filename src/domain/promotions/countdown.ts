import type { PromotionEnd } from './promotion';

/** What is left until a moment, in whole units. */
export type TimeLeft = {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
};

/** No device that runs this can truly be earlier: before it, the clock is wrong. */
export const earliestNow = Date.UTC(2026, 10, 1);

/** The time as countdowns take it, in milliseconds since 1970: a clock that stands before this product existed does not bring old promotions back. */
export const soundNow = (now: number): number => Math.max(now, earliestNow);

/** What is left from now until the end, both in milliseconds since 1970; null when it is over. */
export function timeLeft(end: number, now: number): TimeLeft | null {
  const seconds = Math.ceil((end - now) / 1000);
  if (seconds <= 0) return null;
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/**
 * When a promotion ends, in milliseconds since 1970. A date without a time ends at local midnight of that day. One that
 * runs from its first view keeps the end that was kept then, unless that lies further off than it ever could: then the
 * clock was wrong, and it begins anew.
 */
export function promotionEnd(target: PromotionEnd, now: number, kept: number | null): number {
  if (target.kind === 'date') {
    return new Date(target.date.includes('T') ? target.date : `${target.date}T00:00:00`).getTime();
  }
  const end = new Date(now);
  end.setDate(end.getDate() + target.days);
  end.setHours(target.hour, 0, 0, 0);
  return kept !== null && kept <= end.getTime() ? kept : end.getTime();
}
