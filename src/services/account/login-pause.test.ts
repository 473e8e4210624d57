import { describe, expect, it } from 'vitest';
import type { LoginAttempt } from '@/storage/rows/stored-rows';
import { pauseSeconds, sayPause } from './login-pause';

const now = 1_800_000_000_000;
const tries = (statuses: readonly LoginAttempt['status'][], lastAt = now) =>
  statuses.map((status, index) => ({
    id: String(index),
    accountId: 'a',
    email: 'ann@example.org',
    device: 'Firefox on Linux',
    at: lastAt - index * 1000,
    status,
  }));
const failed = (count: number) => Array.from({ length: count }, () => 'failed' as const);

describe('the pause after wrong passwords', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 30],
    [6, 60],
    [9, 480],
    [10, 900],
    [400, 900],
  ])('after %i in a row is %i seconds', (count, seconds) => {
    expect(pauseSeconds(tries(failed(count)), now)).toBe(seconds);
  });

  it('ends with time, and with a success', () => {
    expect(pauseSeconds(tries(failed(5), now - 29_001), now)).toBe(1);
    expect(pauseSeconds(tries(failed(5), now - 30_000), now)).toBe(0);
    expect(pauseSeconds(tries(['failed', 'success', ...failed(9)]), now)).toBe(0);
  });

  it('does not grow when the clock is set back', () => {
    expect(pauseSeconds(tries(failed(5), now + 60_000), now)).toBe(30);
  });

  it('leaves out what a clock wrote that was ten years ahead, and counts what came after', () => {
    const tenYears = 10 * 365 * 86_400_000;
    const ahead = tries(failed(9), now + tenYears);
    expect(pauseSeconds(ahead, now)).toBe(0);
    expect(pauseSeconds([...ahead, ...tries(failed(5))], now)).toBe(30);
    expect(pauseSeconds(tries(failed(9), now), now + tenYears)).toBe(0);
  });

  it.each([
    [1, '1 second'],
    [30, '30 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
  ])('%i is said as %s', (seconds, words) => {
    expect(sayPause(seconds)).toBe(words);
  });
});
