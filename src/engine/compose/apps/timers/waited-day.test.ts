// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { openApp, seek } from '../../../../../tests/support/made-apps/open-app';
import { findApp } from '../find-app';
import { readBrief } from '../../../brief/read-brief';
import { findWords } from '../../../plan/words/find-words';
import { loadAllCopy } from '../../../plan/load-copy';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it.each([
  ['countdown until halloween', '--10-31'],
  ['count down to new years eve', '--12-31'],
])('knows the day of %s', (prompt, day) => {
  openApp('timer', prompt);
  expect(seek('[data-countdown]').dataset['countdown']).toBe(day);
});

it('lets a day be set that nobody told, and keeps it', () => {
  localStorage.setItem('test-day', JSON.stringify({ day: '2099-01-02' }));
  openApp('timer', 'countdown to our graduation');
  expect(seek<HTMLInputElement>('[data-set]').value).toBe('2099-01-02');
  expect(Number(seek('[data-unit="days"]').textContent)).toBeGreaterThan(20_000);
});

it('always has a heading', () => {
  const brief = readBrief('days until my birthday');
  const heading = findApp('timer')?.title({ brief, name: 'X', words: findWords('en'), seed: 1, level: 2 });
  expect(heading).toBeTruthy();
});

it('waits for the told day, under the words in quotes', () => {
  const prompt = 'countdown to 24 December 2026 "Holidays start", days hours minutes seconds';
  expect(readBrief(prompt).kind.value).toBe('timer');
  openApp('timer', prompt);
  expect(seek('.until-day').textContent).toContain('24 December 2026');
});
