// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../../plan/load-copy';
import { makePlan } from '../../../plan/make-plan';
import { fill, openApp, pressKey, seek, textsOf } from '../../../../../tests/support/made-apps/open-app';

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

it('is a stopwatch with laps where one is asked for, and goes on after a reload', () => {
  vi.useFakeTimers({ now: new Date('2027-03-04T10:00:00') });
  openApp('timer', 'stopwatch with laps');
  seek('[data-start]').click();
  vi.advanceTimersByTime(61_230);
  seek('[data-lap]').click();
  vi.advanceTimersByTime(30_000);
  pressKey(document.body, 'l');
  expect(textsOf('[data-laps] td')).toEqual(['0:30.00', '1:31.23', '1:01.23', '1:01.23']);
  expect(seek('[data-mark]').textContent).toBe('0:30.00');
  vi.advanceTimersByTime(5000);
  openApp('timer', 'stopwatch with laps');
  seek('[data-start]').click();
  expect(seek('[data-time]').textContent).toBe('1:36.23');
  seek('[data-reset]').click();
  expect(seek('[data-empty]').hidden).toBe(false);
});

it('is a countdown with the lengths of the prompt, which says when time is up', () => {
  vi.useFakeTimers({ now: new Date('2027-03-04T10:00:00') });
  const prompt = 'egg timer for 4, 6 and 9 minutes';
  openApp('timer', prompt);
  expect(textsOf('[data-preset]')).toEqual(['4 min', '6 min', '9 min']);
  seek('[data-preset="6"]').click();
  seek('[data-start]').click();
  vi.advanceTimersByTime(60_000);
  openApp('timer', prompt);
  expect(seek('[data-time]').textContent).toBe('5:00');
  vi.advanceTimersByTime(301_000);
  expect(seek('[data-status]').textContent).toBe('Time is up.');
  fill({ '#set-minutes': '0', '#set-seconds': '75' });
  expect(seek('[data-time]').textContent).toBe('0:00');
  fill({ '#set-seconds': '45' });
  expect(seek('[data-time]').textContent).toBe('0:45');
});

it('has no breaks where somebody sits still, speaks or only wants a timer', () => {
  for (const prompt of [
    'meditation timer with 5, 10 and 20 minute presets, three sessions a day',
    'timer with start, pause and reset',
  ]) {
    openApp('timer', prompt);
    expect(document.querySelector('[data-mode]')).toBe(null);
  }
  openApp('timer', 'meditation timer with 5, 10 and 20 minute presets');
  expect(textsOf('[data-preset]')).toEqual(['5 min', '10 min', '20 min']);
});

it('opens with what it does: a stopwatch does not ring', () => {
  const ledeOf = (prompt: string) => {
    const [page] = makePlan(readBrief(prompt), 1).pages;
    return page?.sections.find(({ type }) => type === 'app')?.content.lede;
  };
  expect(ledeOf('A stopwatch with laps')).toBe('Start it, take laps, see at once which was the fastest.');
  expect(ledeOf('Eine Stoppuhr mit Runden')).toMatch(/^Starten, Runden/);
  expect(ledeOf('Pomodoro timer')).toMatch(/rings/);
});

it('takes the rounds of a pomodoro for no training, and its long break as told', () => {
  openApp('timer', 'Pomodoro app 45/10, long break 20 minutes after 4 rounds');
  expect(seek('[data-mode="long"]').textContent).toContain('20');
  expect(document.querySelector('[data-round]')).toBe(null);
});

it('fills the screen where it is read from afar, and gives it back', () => {
  openApp('timer', 'boxing timer, 3 minute rounds with 30 seconds rest, 12 rounds, full screen with big numbers');
  expect(seek('[data-time]').textContent).toBe('03:00');
  expect(textsOf('[data-mode="rest"] span')).toEqual(['30 s']);
  const button = seek('[data-full-screen]');
  button.click();
  expect(seek('[data-app]').hasAttribute('data-full')).toBe(true);
  pressKey(document.body, 'Escape');
  expect(seek('[data-app]').hasAttribute('data-full')).toBe(false);
  expect(button.textContent?.trim()).toBe('Full screen');
  openApp('timer', 'pomodoro timer');
  expect(document.querySelector('[data-full-screen]')).toBeNull();
}); // prettier-ignore

it('reads lengths by what they are for, and counts what is finished in a week where that is asked for', () => {
  vi.useFakeTimers({ now: new Date('2027-03-04T10:00:00') });
  const tabata = 'interval timer for tabata, 20 seconds work 10 rest 8 rounds, beep at each change, and a count of workouts done this week'; // prettier-ignore
  openApp('timer', tabata);
  expect(textsOf('[data-mode] span')).toEqual(['20 s', '10 s']);
  expect(seek('[data-round]').textContent).toBe('Round 1 of 8');
  expect(seek('.timer-today').textContent).toMatch(/0\s+workouts finished this week/u);
  seek('[data-start]').click();
  vi.advanceTimersByTime(240_000);
  vi.setSystemTime(new Date('2027-03-06T10:00:00'));
  openApp('timer', tabata);
  expect(seek('.timer-today').textContent).toMatch(/1\s+workout finished this week/u);
  openApp('timer', 'boxing timer: rounds of 3 minutes fighting, rest 60 seconds, 12 rounds');
  expect(textsOf('[data-mode] span')).toEqual(['3 min', '1 min']);
});

it.each([
  ['boiled egg timer with soft, medium and hard', ['Soft · 5 min', 'Medium · 7 min', 'Hard · 10 min']],
  ['egg timer with soft 4 minutes, medium 6, hard 9', ['Soft · 4 min', 'Medium · 6 min', 'Hard · 9 min']],
  ['tea timer for green, black and herbal tea', ['Green · 2 min', 'Black · 4 min', 'Herbal · 8 min']],
])('names the times of %s', (asked, names) => {
  openApp('timer', asked);
  expect(textsOf('[data-preset]')).toEqual(names);
});

it('has nothing to switch on where it is to make no sound', () => {
  openApp('timer', 'A pomodoro timer that plays no sound and shows how many rounds I did today');
  expect(document.querySelector('[data-sound]')).toBeNull();
});

it('begins without sound where that is the default, and can be given one', () => {
  openApp('timer', 'Pomodoro timer, sound off by default');
  expect(seek<HTMLInputElement>('[data-sound]').checked).toBe(false);
});

it('draws the sessions of the last days where a chart is asked for', () => {
  vi.useFakeTimers({ now: new Date('2027-03-04T10:00:00') });
  openApp('timer', 'pomodoro timer 25/5 with a chart of the week');
  seek('[data-start]').click();
  vi.advanceTimersByTime(25 * 60_000 + 1000);
  expect(textsOf('[data-week] li b')).toEqual(['', '', '', '', '', '', '1']);
});
