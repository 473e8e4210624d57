import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';

const money = /\b(?:cost|price|prices|charge|fees?|pay|cancel|free|subscription|cheaper|discount)\b/iu;
const priced = /\bprices?\b/iu;
const toGoods = 'See what there is';

/** Where no prices are wanted, nothing made up has one, no button leads to them, and nobody asks for them either. */
export function heedNoPrices(plan: SitePlan): SitePlan {
  const { excluded } = plan.brief;
  if (!excluded.some(({ value }) => value === 'pricing')) return plan;
  // What goes into a cart has a price, whatever else is said.
  const isSold = plan.behaviours.includes('cart');
  const bare = (item: ContentItem): ContentItem => {
    if (item.price === undefined || item.sample === false || isSold) return item;
    const { price: _, ...rest } = item;
    return rest;
  };
  const asked = (section: SectionPlan): SectionPlan => {
    const { items, actions } = section.content;
    const left = items?.filter(({ title, sample }) => sample === false || !money.test(title));
    const isCut = section.type === 'faq' && left !== undefined && left.length >= 3;
    const buttons = actions?.map((action) =>
      priced.test(action.label) && plan.language === 'en' ? { ...action, label: toGoods } : action,
    );
    return {
      ...section,
      content: {
        ...section.content,
        ...(items ? { items: (isCut ? left : items).map(bare) } : {}),
        ...(buttons ? { actions: buttons } : {}),
      },
    };
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(asked) })) };
}

const ordered = / at checkout\b/iu;

/** Where nothing goes into a cart, no answer leads to its desk. */
export function heedNoCart(plan: SitePlan): SitePlan {
  if (plan.kind !== 'shop' || plan.language !== 'en' || plan.behaviours.includes('cart')) return plan;
  const without = (section: SectionPlan): SectionPlan =>
    section.type === 'faq' && section.content.items
      ? {
          ...section,
          content: {
            ...section.content,
            items: section.content.items.map((item) =>
              item.text !== undefined && ordered.test(item.text)
                ? { ...item, text: 'Gladly. Say what you would like, and we tell you when it is ready.' }
                : item,
            ),
          },
        }
      : section;
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(without) })) };
}
