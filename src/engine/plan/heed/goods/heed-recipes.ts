import { isRecipes } from '../../kinds/recipes';
import type { SectionPlan, SitePlan } from '../../site-plan';

const asking = /\brecipes\b.*\b(?:with|search|filter)\b|\bsearch\b/iu;

/** A collection of recipes opens with what it is, not with what was asked for, and holds recipes alone. */
export function heedRecipes(plan: SitePlan): SitePlan {
  if (!isRecipes(plan.brief)) return plan;
  const change = (section: SectionPlan): SectionPlan => {
    const { lede, items } = section.content;
    if (section.type === 'hero' && lede !== undefined && asking.test(lede))
      return {
        ...section,
        content: {
          ...section.content,
          lede: 'Amounts in grams, steps in order, and how hard each of them is.',
        },
      };
    if (section.type !== 'posts' || !items?.some(({ group, list }) => group !== undefined && list))
      return section;
    return {
      ...section,
      content: { ...section.content, items: items.filter(({ list }) => list !== undefined) },
    };
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(change) })) };
}
