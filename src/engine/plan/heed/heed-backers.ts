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

/** What stands where sponsors are asked for that nobody named: open places, and no families and clubs. */
const openPlaces = {
  title: 'Sponsors',
  lede: 'Places are open. Write to us, and your name stands here.',
  items: ['Main sponsor', 'Supporting sponsor', 'Local sponsor', 'Community partner'].map((title) => ({
    title,
    sample: true,
  })),
};
const asksForSponsors = ({ brief }: SitePlan): boolean =>
  brief.sections.some(
    ({ value, spans }) =>
      value === 'logos' && spans.some(({ start, end }) => /sponsors?/iu.test(brief.prompt.slice(start, end))),
  );

/** "Funded by National Lottery Community Fund and the parish council": those who pay are not "who comes to us". */
export const heedBackers = (plan: SitePlan): SitePlan => ({
  ...plan,
  pages: plan.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      const first = section.type === 'logos' ? section.content.items?.[0]?.title : undefined;
      if (first === undefined) return section;
      const { prompt } = plan.brief;
      if (asksForSponsors(plan) && !section.content.items?.some(({ title }) => prompt.includes(title)))
        return { ...section, content: openPlaces };
      const at = prompt.indexOf(first);
      const before = at < 0 ? '' : prompt.slice(Math.max(0, at - 40), at);
      const title = leads.find(([lead]) => new RegExp(`${lead.source}(?:the\\s)?$`, 'iu').test(before))?.[1];
      return title === undefined ? section : { ...section, content: { ...section.content, title } };
    }),
  })),
});
