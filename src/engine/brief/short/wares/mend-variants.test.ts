import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { loadAllCopy } from '../../../plan/load-copy';
import { makePlan } from '../../../plan/make-plan';
import { readBrief } from '../../read-brief';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const candles =
  'Online shop for soy candles called Wick & Fern. Scents: fig, cedar, sea salt. Three sizes: small £12, medium £18, large £26. 5 products, cart';
const homeOf = (prompt: string) => makePlan(readBrief(prompt), 1).pages[0]?.sections ?? [];

describe('what a ware is sold in', () => {
  it('makes no ware of a size, and one of every scent, from what the smallest costs', () => {
    expect(readBrief(candles).items.map(({ value }) => [value.name, value.price, value.priceLead])).toEqual([
      ['Fig', '£12', 'from'],
      ['Cedar', '£12', 'from'],
      ['Sea salt', '£12', 'from'],
    ]);
    expect(readBrief(candles).parts).toEqual([]);
  });

  it('fills the shelf to the number told at the same prices, and says the sizes once', () => {
    const home = homeOf(candles);
    const goods = home.find(({ type }) => type === 'products')?.content;
    expect(goods?.items).toHaveLength(5);
    expect(new Set(goods?.items?.map(({ price }) => price))).toEqual(new Set(['from £12']));
    expect(goods?.lede).toBe('Sizes: small £12, medium £18, large £26.');
    expect(JSON.stringify(home.filter(({ type }) => type === 'amenities'))).not.toContain('£18');
  });

  it('names the sizes of one product without the word for them', () => {
    const { items } = readBrief(
      'Landing page for a water bottle, "Tarn". Sizes 500 ml (£24) and 750 ml (£29).',
    );
    expect(items.map(({ value }) => value.name)).toEqual(['500 ml', '750 ml']);
  });

  it('makes no shelves of what a shop is narrowed by', () => {
    const home = homeOf('houseplant shop with filters by care level (easy, medium, expert), 9 plants, cart');
    expect(home.some(({ type }) => type === 'categories')).toBe(false);
  });
});
