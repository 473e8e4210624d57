import { afterEach, expect, it, vi } from 'vitest';
import { nextMoment } from './next-moment';

afterEach(() => {
  vi.useRealTimers();
});

it('gives one moment after the other while the clock stands still', () => {
  vi.useFakeTimers({ now: 5_000 });
  expect([nextMoment(), nextMoment(), nextMoment()]).toEqual([5_000, 5_001, 5_002]);
});

it('goes with the clock again once it is ahead', () => {
  vi.useFakeTimers({ now: 50_000 });
  nextMoment();
  nextMoment();
  vi.setSystemTime(50_700);
  expect(nextMoment()).toBe(50_700);
});

it('believes a clock that was set back', () => {
  vi.useFakeTimers({ now: 900_000 });
  nextMoment();
  vi.setSystemTime(600_000);
  expect(nextMoment()).toBe(600_000);
});
