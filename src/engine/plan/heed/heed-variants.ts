import { readToldChoices } from '../../compose/behaviours/read-shop-choices';
import type { ContentItem } from '../content';
import type { SitePlan } from '../site-plan';

const amountOf = (price: string): number => Number(price.replace(/[^\d.]/gu, ''));

/** Where sizes have told prices, what is made up to fill the shelf costs as much as they do, and nothing else. */
export function heedVariants(plan: SitePlan): SitePlan {
  if (plan.kind !== 'shop') return plan;
  const prices = readToldChoices(plan.brief.prompt)
    .flatMap(({ options }) => options.flatMap(({ price }) => price ?? []))
    .toSorted((one, other) => amountOf(one) - amountOf(other));
  const [low] = prices;
  if (low === undefined) return plan;
  const price = new Set(prices).size > 1 ? `from ${low}` : low;
  const priced = (item: ContentItem): ContentItem =>
    item.sample === true && item.price !== undefined ? { ...item, price } : item;
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) =>
        section.type === 'products'
          ? { ...section, content: { ...section.content, items: (section.content.items ?? []).map(priced) } }
          : section,
      ),
    })),
  };
}
