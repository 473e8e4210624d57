import type { SectionPlan, SitePlan } from '../../site-plan';

/** The words by which so many of a section's things are asked for. */
const countedAs: Readonly<Partial<Record<SectionPlan['type'], readonly string[]>>> = {
  faq: ['faq'],
  gallery: ['gallery', 'screenshots'],
};

/** "4 FAQs", "3 screenshots": so many and no more, whatever was added since; those that came last go. */
export function asMany(plan: SitePlan): SitePlan {
  const most = (type: SectionPlan['type']): number =>
    plan.brief.counts.find(({ value }) => countedAs[type]?.includes(value.thing))?.value.count ?? Infinity;
  const pages = plan.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) =>
      (section.content.items?.length ?? 0) > Math.max(most(section.type), 1)
        ? {
            ...section,
            content: { ...section.content, items: section.content.items?.slice(0, most(section.type)) ?? [] },
          }
        : section,
    ),
  }));
  return { ...plan, pages };
}

/** A question that trade and kind both answer is asked once. */
export function askedOnce(plan: SitePlan): SitePlan {
  const pages = plan.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      const { items } = section.content;
      if (section.type !== 'faq' || !items) return section;
      const once = items.filter(
        ({ title }, at) => items.findIndex((one) => one.title.toLowerCase() === title.toLowerCase()) === at,
      );
      return once.length === items.length
        ? section
        : { ...section, content: { ...section.content, items: once } };
    }),
  }));
  return { ...plan, pages };
}
