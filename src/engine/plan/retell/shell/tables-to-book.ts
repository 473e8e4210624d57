import type { SectionPlan, SitePlan } from '../../site-plan';

const eaten = (plan: SitePlan): ReadonlySet<string> =>
  new Set(plan.pages.flatMap(({ sections }) => sections.flatMap(({ type, content }) => (type === 'menu' ? (content.items ?? []).map(({ title }) => title) : [])))); // prettier-ignore

/** Who books in a restaurant chooses a table: no dish of its menu is among the choices of the form. */
export const tablesToBook = (plan: SitePlan): SitePlan => {
  const dishes = eaten(plan);
  if (dishes.size === 0) return plan;
  const withoutDishes = (section: SectionPlan): SectionPlan => {
    const { items } = section.content;
    if (section.type !== 'booking' || !items) return section;
    const left = items.filter(({ title }) => !dishes.has(title));
    return left.length === items.length
      ? section
      : { ...section, content: { ...section.content, items: left.length > 1 ? left : [] } };
  };
  return {
    ...plan,
    pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(withoutDishes) })),
  };
};
