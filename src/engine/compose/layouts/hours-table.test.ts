import { expect, it } from 'vitest';
import { findWords, loadWords } from '../../plan/words/find-words';
import { writeHours } from './hours-table';

await Promise.all([loadWords('ar'), loadWords('nl')]);
const daily = [{ days: [1, 2, 3, 4, 5, 6, 7], opens: 840, closes: 1440 }];

it('tells hours in Arabic by the halves of the day, as the page does elsewhere', () => {
  expect(writeHours(daily, { words: findWords('ar') })[0]?.time).toBe('2:00 م إلى 12:00 ص');
  expect(writeHours(daily, { words: findWords('nl') })[0]?.time).toBe('14:00 tot 24:00');
});
