import { describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

const rows = (prompt: string) => readBrief(prompt).items.map(({ value }) => [value.name, value.price]);

describe('a sum behind parts of the page', () => {
  it.each([
    [
      'Site for a boat hire place in Henley with gallery and price list from £40 an hour',
      'Boat hire place',
      '£40 an hour',
    ],
    ['A piano tuner in York, photos and prices from £65', 'Piano tuner', '£65'],
  ])('is the price of what is on offer: %s', (prompt, name, price) => {
    expect(rows(prompt)).toEqual([[name, price]]);
  });

  it('stays with what it stands behind where that is sold', () => {
    expect(rows('A florist in Bath with a gallery and bouquets from £30')).toEqual([['Bouquets', '£30']]);
  });
});
