import type { SitePlan } from '../site-plan';

/** Words before names that stand behind somebody, and the title that they give those names. */
const leads: readonly (readonly [RegExp, string])[] = [
  [/\b(?:funded|supported) by\s/iu, 'Supported by'],
  [/\bsponsored by\s/iu, 'Our sponsors'],
  [/\bin partnership with\s/iu, 'In partnership with'],
  [/\b(?:as\s)?(?:seen|featured) in\s/iu, 'As featured in'],
  [/\b(?:clients|worked with)(?: include)?:?\s/iu, 'Clients'],
  [/\bstocked (?:by|at|in)\s/iu, 'Where to find it'],
];

/** "Funded by National Lottery Community Fund and the parish council": those who pay are not "who comes to us". */
export const heedBackers = (plan: SitePlan): SitePlan => ({
  ...plan,
  pages: plan.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      const first = section.type === 'logos' ? section.content.items?.[0]?.title : undefined;
      if (first === undefined) return section;
      const { prompt } = plan.brief;
      const at = prompt.indexOf(first);
      const before = at < 0 ? '' : prompt.slice(Math.max(0, at - 40), at);
      const title = leads.find(([lead]) => new RegExp(`${lead.source}(?:the\\s)?$`, 'iu').test(before))?.[1];
      return title === undefined ? section : { ...section, content: { ...section.content, title } };
    }),
  })),
});
