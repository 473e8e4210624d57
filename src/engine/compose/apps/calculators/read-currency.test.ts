import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { findWords } from '../../../plan/words/find-words';
import { readCurrency } from './read-currency';

it.each([
  ['job board that says “try again later”, pay per hour', 'USD'],
  ['expense tracker for a mad scientist with one pen', 'USD'],
  ['expense tracker in TRY', 'TRY'],
  ['Budget in Moroccan dirhams', 'MAD'],
  ['loan calculator, chf', 'CHF'],
])('takes no ordinary word for money: %s', (prompt, currency) => {
  expect(readCurrency({ brief: readBrief(prompt), name: 'X', words: findWords('en'), seed: 1, level: 2 })).toBe(currency); // prettier-ignore
});
