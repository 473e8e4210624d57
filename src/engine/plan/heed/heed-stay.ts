import type { SectionPlan, SitePlan } from '../site-plan';

const told = 'Good to know';

/** What a house has, once its owner has said two things and more of it, is no longer for the usual copy to say. */
export function heedStay(plan: SitePlan): SitePlan {
  if (plan.kind !== 'hotel') return plan;
  const own = plan.pages
    .flatMap(({ sections }) => sections)
    .find(({ type, content }) => type === 'amenities' && content.title === told);
  if (!own || (own.content.items ?? []).length < 2) return plan;
  const keep = (section: SectionPlan): readonly SectionPlan[] =>
    section.type !== 'amenities' || section.content.title === told ? [section] : [];
  return {
    ...plan,
    pages: plan.pages.map((page, index) => ({
      ...page,
      sections: page.sections.flatMap((section) =>
        index > 0 && section.type === 'amenities'
          ? [{ ...section, content: own.content, variant: own.variant }]
          : keep(section),
      ),
    })),
  };
}
