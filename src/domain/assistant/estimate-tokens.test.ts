import { describe, expect, it } from 'vitest';
import { estimateTokens } from './estimate-tokens';

describe('estimateTokens', () => {
  it.each([
    ['', 0],
    ['word', 1],
    ['<p class="lead">Bread</p>', 7],
    ['面包店', 3],
    ['Привет', 3],
  ])('takes %j for about %d', (text, tokens) => {
    expect(estimateTokens(text)).toBe(tokens);
  });

  it('counts every part of a mixed text once', () => {
    expect(estimateTokens('abcd面')).toBe(estimateTokens('abcd') + estimateTokens('面'));
  });
});
