import { describe, expect, it } from 'vitest';
import { isKeywords, proseOf } from './prose-of';

describe('the part of a line that reads as a sentence', () => {
  it.each([
    ['Small law practice in Porto, in English, immigration, D7 visa', 'Small law practice in Porto'],
    [
      'A studio in Bristol selling mugs, bowls and plates',
      'A studio in Bristol selling mugs, bowls and plates',
    ],
    [
      'Donkey sanctuary on Crete, visits every Saturday, prices',
      'Donkey sanctuary on Crete, visits every Saturday',
    ],
  ])('%s', (line, prose) => {
    expect(proseOf(line)).toBe(prose);
  });
});

describe('a row of wishes', () => {
  it.each([
    ['My story, results, faq, book a call.', true],
    ['Our street is having a lunch on 6 June, what to bring, who does what, sign up.', true],
    ['Keep it dry, oil it twice a year, never put a knife in the dishwasher.', false],
    ['We sell tea, coffee and cake.', false],
  ])('%s', (text, isOne) => {
    expect(isKeywords(text)).toBe(isOne);
  });
});
