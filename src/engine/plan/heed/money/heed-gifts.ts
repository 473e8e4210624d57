import type { SitePlan } from '../../site-plan';

const ranks = ['A little', 'A bit more', 'A good deal', 'A lot'] as const;
const sum = /^[£$€]\s?\d[\d,.]*$/u;

/** "Donations of £10, £25 and £50": the sum is the price of each, and not what it is called as well. */
export function heedGifts(plan: SitePlan): SitePlan {
  if (plan.language !== 'en') return plan;
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => {
        const { items = [] } = section.content;
        if (section.type !== 'donation' || !items.some(({ title }) => sum.test(title.trim()))) return section;
        const named = items.map((item, at) =>
          sum.test(item.title.trim())
            ? {
                ...item,
                title: ranks[at] ?? ranks[ranks.length - 1] ?? item.title,
                price: item.price ?? item.title,
              }
            : item,
        );
        return { ...section, content: { ...section.content, items: named } };
      }),
    })),
  };
}
