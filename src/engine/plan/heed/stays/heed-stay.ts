import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';

const told = 'Good to know';

/** What a house has, once its owner has said two things and more of it, is no longer for the usual copy to say. */
export function heedStay(plan: SitePlan): SitePlan {
  if (plan.kind !== 'hotel') return plan;
  const own = plan.pages
    .flatMap(({ sections }) => sections)
    .find(({ type, content }) => type === 'amenities' && content.title === told);
  if (!own || (own.content.items ?? []).length < 2) return plan;
  const content = { ...own.content, items: [...thingsOf(plan), ...(own.content.items ?? [])] };
  const isOwn = ({ type, content }: SectionPlan): boolean => type === 'amenities' && content.title === told;
  const keep = (section: SectionPlan): readonly SectionPlan[] =>
    isOwn(section) ? [{ ...section, content }] : section.type === 'amenities' ? [] : [section];
  return {
    ...plan,
    pages: plan.pages.map((page, index) => ({
      ...page,
      sections: page.sections.flatMap((section) =>
        index > 0 && section.type === 'amenities'
          ? [{ ...section, content, variant: own.variant }]
          : keep(section),
      ),
    })),
  };
}

/** "Full breakfast": told as a thing of the house, it stands in the list that takes the place of the usual one. */
function thingsOf({ brief, pages }: SitePlan): readonly ContentItem[] {
  const names = brief.items
    .filter(({ value }) => value.section === 'amenities')
    .map(({ value }) => value.name);
  const listed = pages
    .flatMap(({ sections }) => sections)
    .filter(({ type, content }) => type === 'amenities' && content.title !== told)
    .flatMap(({ content }) => content.items ?? []);
  return [...new Map(listed.map((item) => [item.title, item])).values()].filter(({ title }) =>
    names.some((name) => name.toLowerCase() === title.toLowerCase()),
  );
}
