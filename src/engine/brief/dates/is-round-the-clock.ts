import type { Reading } from '../reading';

/** "Dépannage 7j/7", "Notdienst 24/7": figures of the clock. */
export function isRoundTheClock(reading: Reading, at: number): boolean {
  const { start, end } = reading.tokens[at] ?? { start: 0, end: 0 };
  return (
    /^(?:\d{1,2}[jh]?\s?\/\s?\d{1,2}[jh]?)(?!\d)/u.test(reading.text.slice(start, end + 6)) ||
    /\d[jh]?\s?\/\s?\d{1,2}[jh]?$/u.test(reading.text.slice(Math.max(0, start - 4), end))
  );
}
