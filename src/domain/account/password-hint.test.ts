import { describe, expect, it } from 'vitest';
import { passwordHint } from './password-hint';

describe('the advice on a new password', () => {
  it.each([
    ['', 'At least 8'],
    ['short', 'At least 8'],
    ['password1', 'first that anybody'],
    ['Qwertz123', 'first that anybody'],
    ['aaaaaaaaaaaaaaaa', 'first that anybody'],
    ['1234567890', 'first that anybody'],
    ['kumquat9', 'A longer one'],
    ['passwords are dull', 'hard to guess.'],
    ['lamp river biscuit', 'Long and varied'],
    ['青い列車は夜を渡って海辺の町へ着く', 'Long and varied'],
  ])('on %j says "%s"', (password, words) => {
    expect(passwordHint(password)).toContain(words);
  });
});
