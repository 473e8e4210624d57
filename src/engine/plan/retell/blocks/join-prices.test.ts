import { describe, expect, it } from 'vitest';
import type { SectionPlan } from '../../site-plan';
import { joinPrices } from './join-prices';

const prices = (title: string, ...names: string[]): SectionPlan => ({
  type: 'pricing',
  id: title,
  variant: 'cards',
  ground: 'page',
  behaviours: [],
  content: { title, items: names.map((name) => ({ title: name, price: '£1' })) },
});

describe('joinPrices', () => {
  it('makes one list of two under the same heading, each thing once', () => {
    const [one, ...others] = [prices('Prices', 'Lessons'), prices('Prices', 'Lessons', 'Weddings')].reduce(
      joinPrices,
      [] as SectionPlan[],
    );
    expect(one?.content.items?.map(({ title }) => title)).toEqual(['Lessons', 'Weddings']);
    expect(others).toEqual([]);
  });

  it('leaves lists under headings of their own', () => {
    expect(
      [prices('Prices', 'Lessons'), prices('Hire', 'Harp')].reduce(joinPrices, [] as SectionPlan[]),
    ).toHaveLength(2);
  });
});
