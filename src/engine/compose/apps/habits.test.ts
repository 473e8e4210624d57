// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { findWords } from '../../plan/words/find-words';
import { findApp } from './find-app';
import { openApp, fill, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();

it.each([
  ['habit app for reading, stretching and no sugar', 'Reading, stretching, and no sugar'],
  ['morning routine tracker', 'Morning routine'],
  ['a simple habit tracker with streaks', 'Habits'],
  ['habit tracker app, purple, dark mode', 'Habits'],
  ['habits: run, read, purple accents', 'Run and read'],
])('%j is headed by what is done every day', (prompt, title) => {
  const context = { brief: readBrief(prompt), name: '', words: findWords('en'), seed: 1, level: 2 as const };
  expect(findApp('habits')?.title(context)).toBe(title);
});

it('draws the last weeks where a chart is asked for', () => {
  localStorage.clear();
  openApp('habits', 'habit tracker with my own habits, a streak and a little chart of the last weeks');
  fill({ '[data-adder] [name="name"]': 'Read' });
  send('[data-adder]');
  expect(textsOf('[data-weeks] b')).toEqual(Array.from({ length: 8 }, () => '0%'));
  seek('.habit-day:not(:disabled)').click();
  expect(textsOf('[data-weeks] b').at(-1)).toMatch(/^[1-9]\d*%$/u);
  openApp('habits', 'habit tracker for reading and running');
  expect(document.querySelector('[data-weeks]')).toBeNull();
});
