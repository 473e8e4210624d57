import type { SectionType } from '@/domain/site/vocabulary';
import type { PagePlan, SitePlan } from '../../site-plan';

const visiting =
  /^(?:visit(?:ing)?(?: us)?|find us|contact(?: us)?|where (?:to find us|we are)|location|getting here|how to find us)$/iu;
const reach = new Set<SectionType>(['hours', 'map', 'contact']);
const framing = new Set<SectionType>(['cta']);

/** A page for visitors on which an owner told of parking and dogs has hours, map and address with it, and the first page the address alone. */
export const reachOnVisit = (plan: SitePlan): SitePlan => {
  const [home] = plan.pages;
  const at = plan.pages.findIndex(({ title, sections }, nth) => nth > 0 && visiting.test(title) && sections.every(({ type }) => !reach.has(type))); // prettier-ignore
  const own = (home?.sections ?? []).filter(({ type }) => reach.has(type));
  if (at < 0 || own.length < 2) return plan;
  return {
    ...plan,
    pages: plan.pages.map((page, nth): PagePlan => {
      if (nth === 0) return { ...page, sections: page.sections.filter(({ type }) => type !== 'hours' && type !== 'map') }; // prettier-ignore
      if (nth !== at) return page;
      const told = page.sections.filter(({ type }) => !framing.has(type));
      return {
        ...page,
        sections: [...told, ...own, ...page.sections.filter(({ type }) => framing.has(type))],
      };
    }),
  };
};
