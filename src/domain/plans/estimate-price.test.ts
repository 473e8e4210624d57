import { describe, expect, it } from 'vitest';
import { estimatePrice } from './estimate-price';

describe('estimatePrice', () => {
  it.each([
    ['$0.01 per 1K tokens', 1500, 15_000],
    ['$0.00025 per 1K tokens', 4000, 1000],
    ['$3 / 1M tokens', 1_000_000, 3_000_000],
    ['Free', 9999, 0],
    ['$0.040 per image', 10, null],
    ['', 10, null],
  ])('by %j for %d tokens is %d', (pricing, tokens, micros) => {
    expect(estimatePrice(pricing, tokens)).toBe(micros);
  });
});
