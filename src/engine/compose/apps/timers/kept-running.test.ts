// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAllCopy } from '../../../plan/load-copy';
import { openApp, seek, textsOf } from '../../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2027-03-04T10:00:00') });
});
afterEach(() => vi.useRealTimers());

it('goes on with a session after a reload, and counts what ended while the page was shut', () => {
  const prompt = 'pomodoro timer 30/5';
  openApp('timer', prompt);
  seek('[data-start]').click();
  vi.advanceTimersByTime(600_000);
  openApp('timer', prompt);
  expect(seek('[data-time]').textContent).toBe('20:00');
  vi.advanceTimersByTime(60_000);
  expect(seek('[data-time]').textContent).toBe('19:00');
  seek('[data-pause]').click();
  vi.advanceTimersByTime(60_000);
  openApp('timer', prompt);
  expect(seek('[data-time]').textContent).toBe('19:00');
  seek('[data-start]').click();
  vi.setSystemTime(new Date('2027-03-04T12:00:00'));
  openApp('timer', prompt);
  expect(seek('[data-mode-name]').textContent).toBe('Break');
  expect(seek('[data-today]').textContent).toBe('1');
  expect(textsOf('[data-history] b')).toEqual(['30:00']);
});

it('stands in the round that it would have come to', () => {
  const prompt = 'HIIT interval timer with 40/20 seconds, 6 rounds';
  openApp('timer', prompt);
  seek('[data-start]').click();
  vi.setSystemTime(new Date('2027-03-04T10:01:10'));
  openApp('timer', prompt);
  expect(seek('[data-round]').textContent).toBe('Round 2 of 6');
  expect(seek('[data-time]').textContent).toBe('00:30');
});

it('keeps the sessions that were kept alone', () => {
  const past = [{ day: '2027-03-04', at: '2027-03-04T08:00:00.000Z', seconds: 1800 }];
  localStorage.setItem('test-timer', JSON.stringify(past));
  openApp('timer', 'pomodoro timer 30/5');
  expect(seek('[data-today]').textContent).toBe('1');
});
