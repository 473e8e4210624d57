import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief';

describe('a shop where something is done', () => {
  it.each([
    ['I run a small bike repair shop called Spoke & Chain in Bristol, puncture repair £12', 'auto'],
    ['phone repair shop FixIt in Leeds, screen repair from £49', 'home-services'],
    ['tailor shop in Rome, alterations €15', 'home-services'],
    ['shoe repair and key cutting shop, heel repair £8', 'home-services'],
    ['auto body shop in Dayton', 'auto'],
    ['nail shop in Dallas, gel manicure $40', 'salon'],
    ['dry cleaning shop, shirts £3', 'cleaning'],
    ['print shop in Lyon, business cards, posters', 'unknown'],
  ])('has no cart: %j', (prompt, kind) => {
    expect(readBrief(prompt).kind.value).toBe(kind);
  });

  it.each([
    'bike shop in Bristol selling e-bikes and doing repairs, tune-up £45',
    'online print shop for posters, with a cart',
  ])('stays a shop where goods are sold: %j', (prompt) => {
    expect(readBrief(prompt).kind.value).toBe('shop');
  });

  it('keeps what is done, with its prices, as services', () => {
    const { items } = readBrief('watch repair shop in Bath: battery £8, full service £120');
    expect(items.map(({ value }) => [value.section, value.name, value.price])).toEqual([
      ['services', 'battery', '£8'],
      ['services', 'full service', '£120'],
    ]);
  });
});
