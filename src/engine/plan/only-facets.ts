import type { Brief } from '@/domain/site/brief';
import { isFacetWord, isYesOrNo, readShopFacets } from '../compose/behaviours/read-shop-choices';
import type { SitePlan } from './site-plan';

/** "filters by brand and price", "by light (low, bright)": by what a shop is narrowed is no shelf of it. */
export function areOnlyFacets({ kind, prompt, items }: Brief): boolean {
  const shelves = items.filter(({ value }) => value.section === 'categories');
  if (kind.value !== 'shop' || shelves.length === 0) return false;
  const options = new Set(
    readShopFacets(prompt).flatMap((facet) => facet.options.map((option) => option.toLowerCase())),
  );
  // "By easy, shade and pet safe": of qualities alone the shelves are made.
  const isOption = shelves.some(({ value }) => options.has(value.name.toLowerCase()));
  const areQualities =
    !isOption && shelves.every(({ value }) => !isFacetWord(value.name) || isYesOrNo(value.name));
  if (areQualities && shelves.length > 2) return shelves.every(({ value }) => isYesOrNo(value.name));
  // "By light needs, pet safe and size": who narrows by one such word names no shelves beside it.
  return isOption || shelves.some(({ value }) => isFacetWord(value.name));
}

/** A shop without shelves made of what it is only narrowed by. */
export const withoutFacetShelves = (plan: SitePlan): SitePlan =>
  areOnlyFacets(plan.brief)
    ? {
        ...plan,
        pages: plan.pages.map((page) => ({
          ...page,
          sections: page.sections.filter(({ type }) => type !== 'categories'),
        })),
      }
    : plan;
