import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { findWords } from '../../plan/words/find-words';
import { findApp } from './find-app';

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
