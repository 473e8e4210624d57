import type { ContentItem } from '../../content';

const amountOf = (price: string): number => Number(price.replace(/[^\d.]/gu, '')) || 0;

/**
 * Rows that were asked for with prices of which none was told ("prices for small, medium and large dogs"): the usual
 * prices in rising order, marked as samples; where there are too few, what stands in their place ("On request").
 */
export function withGuidePrices(
  rows: readonly ContentItem[],
  usual: readonly ContentItem[],
): readonly ContentItem[] {
  const prices = [...new Set(usual.flatMap(({ price }) => price ?? []))]
    .filter((price) => amountOf(price) > 0)
    .toSorted((one, other) => amountOf(one) - amountOf(other));
  const inPlace = usual.find(({ price }) => price !== undefined && !/\d/u.test(price))?.price;
  if (prices.length < rows.length)
    return inPlace === undefined ? rows : rows.map((row) => ({ ...row, price: inPlace }));
  return rows.map((row, at) => {
    const price = prices[at];
    return price === undefined ? row : { ...row, price, sample: true };
  });
}
