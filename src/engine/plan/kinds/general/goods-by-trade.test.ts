import { describe, expect, it } from 'vitest';
import { goodsFor } from './goods-by-trade';

const titles = (...texts: string[]): string[] => goodsFor(texts).map(([title]) => title);

describe('goods that a trade sells beside its work', () => {
  it.each([
    ['golf club', 'Glove'],
    ['primary school PTA', 'Book bag'],
    ['pottery studio', 'Mug'],
    ['small press', 'A signed copy'],
    ['tattoo studio', 'Aftercare balm'],
  ])('are of a %s', (offer, title) => {
    expect(titles(offer)).toContain(title);
  });

  it('follow the first text that names a trade, and are none where nobody knows one', () => {
    expect(titles('something else', 'brewery')).toContain('Mixed six');
    expect(titles('lighthouse keeper')).toEqual([]);
  });

  it('have each a price and a line', () => {
    for (const [title, euros, text] of goodsFor(['museum'])) {
      expect(title).not.toBe('');
      expect(euros).toBeGreaterThan(0);
      expect(text).toMatch(/\.$/u);
    }
  });
});
