import type { ContentItem, Facts } from '../../content';
import { money } from '../parts/money';

/** Sums that people give, in the money of the place, each a sample. */
export const usualGifts = (facts: Facts): readonly ContentItem[] =>
  [10, 25, 50, 100].map((euros) => ({
    title: money(facts, euros),
    price: money(facts, euros),
    sample: true,
  }));
