// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { openApp, seek, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());
const prompt = 'HIIT interval timer with 40/20 seconds, 2 rounds, sound, and a history of workouts';

it('runs work and break in the rounds and seconds that the prompt gives, and keeps a history', () => {
  vi.useFakeTimers({ now: new Date('2027-03-04T10:00:00') });
  openApp('timer', prompt);
  expect(seek('[data-time]').textContent).toBe('00:40');
  expect(seek('[data-round]').textContent).toBe('Round 1 of 2');
  seek('[data-start]').click();
  vi.advanceTimersByTime(41_000);
  expect(seek('[data-mode-name]').textContent).toBe('Break');
  vi.advanceTimersByTime(21_000);
  expect(seek('[data-round]').textContent).toBe('Round 2 of 2');
  vi.advanceTimersByTime(41_000);
  expect(seek('[data-status]').textContent).toBe('All rounds done.');
  openApp('timer', prompt);
  expect(textsOf('[data-history] b')).toEqual(['1:20']);
});
