// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAllCopy } from '../../../plan/load-copy';
import { fill, openApp, seek, textsOf } from '../../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2027-03-04T10:00:00') });
});
afterEach(() => vi.useRealTimers());

const namesOf = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('[data-name]')].map(({ value }) => value);

it('runs as many timers beside each other as are asked for, each by itself', () => {
  const prompt = 'three timers side by side: dough 40 minutes, sauce 12 minutes, beans 8 minutes';
  openApp('timer', prompt);
  expect(namesOf()).toEqual(['Dough', 'Sauce', 'Beans']);
  expect(textsOf('[data-time]')).toEqual(['40:00', '12:00', '8:00']);
  seek('[data-clock]:nth-child(2) [data-start]').click();
  vi.advanceTimersByTime(60_000);
  seek('[data-clock]:nth-child(3) [data-start]').click();
  vi.advanceTimersByTime(60_000);
  expect(textsOf('[data-time]')).toEqual(['40:00', '10:00', '7:00']);
  fill({ '[data-clock]:nth-child(1) [data-name]': 'Bread' });
  openApp('timer', prompt);
  expect(namesOf()[0]).toBe('Bread');
  vi.advanceTimersByTime(421_000);
  expect(textsOf('[data-status]')).toEqual(['', '', 'Beans: Time is up.']);
  expect(textsOf('[data-time]')).toEqual(['40:00', '2:59', '0:00']);
});

it('reads the minutes in brackets and before their thing', () => {
  openApp('timer', '2 tea timers, one for the pot (5 minutes) and one for the mug (3 minutes)');
  expect(textsOf('[data-time]')).toEqual(['5:00', '3:00']);
  expect(namesOf()).toEqual(['Pot', 'Mug']);
  localStorage.clear();
  openApp('timer', 'two timers: 25 minutes for potatoes, 11 minutes for carrots');
  expect(namesOf()).toEqual(['Potatoes', 'Carrots']);
  openApp('timer', 'tea timer for 3 and 5 minutes');
  expect(namesOf()).toEqual([]);
});
