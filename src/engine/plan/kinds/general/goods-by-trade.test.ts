import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
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

describe('goods of a shop that nobody knows more of', () => {
  it('are pieces of what it sells, each one of its own', async () => {
    await Promise.all([loadAllLexicons(), loadAllCopy()]);
    for (const prompt of ['shop for antique maps, 8 products', 'online shop for rare orchids with cart']) {
      const sections = makePlan(readBrief(prompt), 5).pages.flatMap((page) => page.sections);
      const titles = sections
        .find(({ type }) => type === 'products')
        ?.content.items?.map(({ title }) => title);
      expect(titles?.length).toBeGreaterThan(3);
      expect(new Set(titles).size).toBe(titles?.length);
      expect(titles?.join(' ')).not.toMatch(/voucher/iu);
    }
  });
});
