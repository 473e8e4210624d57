import { heedNoPrices } from '../heed/money/heed-no-prices';
import type { SitePlan } from '../site-plan';

const without =
  /\s\(?(?:sin precios|sans (?:les )?prix|ohne preise|sem preços|senza prezzi|zonder prijzen|bez cen(?:nika)?|fiyats[ıi]z|(?:בלי|ללא) מחירים|(?:بدون|من دون) أسعار)\)?$/iu;

/** Where no prices are wanted, nothing made up has one, and no heading says that there are none. */
export function noPricesAbroad(plan: SitePlan): SitePlan {
  const told = heedNoPrices(plan);
  if (told === plan) return plan;
  return {
    ...told,
    pages: told.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => ({
        ...section,
        content: { ...section.content, title: section.content.title.replace(without, '') },
      })),
    })),
  };
}
