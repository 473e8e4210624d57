import { readToldChoices } from '../../../compose/behaviours/read-shop-choices';
import type { ContentItem } from '../../content';
import type { SitePlan } from '../../site-plan';

const amountOf = (price: string): number => Number(price.replace(/[^\d.]/gu, ''));

/** Where sizes have told prices, what is made up to fill the shelf costs as much as they do, and nothing else. */
export function heedVariants(plan: SitePlan): SitePlan {
  if (plan.kind !== 'shop') return plan;
  const choices = readToldChoices(plan.brief.prompt);
  const prices = choices
    .flatMap(({ options }) => options.flatMap(({ price }) => price ?? []))
    .toSorted((one, other) => amountOf(one) - amountOf(other));
  const [low] = prices;
  const sorts = new Set(choices.flatMap(({ options }) => options.map(({ name }) => name.toLowerCase())));
  const [ware] = plan.art;
  if (low === undefined && sorts.size === 0) return plan;
  const price = low === undefined || new Set(prices).size < 2 ? low : `from ${low}`;
  const priced = (item: ContentItem): ContentItem => ({
    ...item,
    ...(item.sample === true && item.price !== undefined && price !== undefined ? { price } : {}),
    // A candle that smells of the sea is drawn as a candle.
    ...(ware !== undefined && sorts.has(item.title.toLowerCase()) ? { art: ware } : {}),
  });
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) =>
        section.type === 'products' || section.type === 'gallery'
          ? { ...section, content: { ...section.content, items: (section.content.items ?? []).map(priced) } }
          : section,
      ),
    })),
  };
}
