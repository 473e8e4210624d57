import { describe, expect, it } from 'vitest';
import { readCommand } from './read-command';
import { writeSums } from './write-sums';

describe('a shortened verb', () => {
  it.each([
    ["the pasty's gone up to £5", 'pasty has gone up to £5'],
    ["Gold's £40 now", 'gold is £40 now'],
    ["the menu's too long", 'menu is too long'],
    ["the chef's photo is dark", "chef's photo is dark"],
    ["it's too pale", 'it is too pale'],
  ])('is a word of its own, a genitive is not: %s', (said, plain) => {
    expect(readCommand(said, 'en').plain).toBe(plain);
  });

  it('keeps the writing of a text', () => {
    const { tokens } = readCommand("mention that entry's free on Sundays", 'en');
    expect(tokens.map(({ written, isSpaced }) => (isSpaced ? ' ' : '') + written).join('')).toContain("entry's free"); // prettier-ignore
  });
});

describe('spoken sums', () => {
  it.each([
    ['the bap is a fiver', 'the bap is £5'],
    ['make it sixty quid', 'make it £60'],
    ['knock twenty-five percent off', 'knock 25 percent off'],
    ['soup is 90p now', 'soup is £0.90 now'],
    ['the pass should be eighty', 'the pass should be 80'],
    ["doors are at 7 o'clock", 'doors are at 7:00'],
    ['say there are two floors', 'say there are two floors'],
  ])('are written: %s', (said, written) => {
    expect(writeSums(said)).toBe(written);
  });
});
