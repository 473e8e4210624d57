import { capitalise } from '../../../capitalise';
import type { SitePlan } from '../../site-plan';

/** Words before names that stand behind somebody, and the title that they give those names. */
const leads: readonly (readonly [RegExp, string])[] = [
  [/\b(?:funded|supported) by\s/iu, 'Supported by'],
  [/\bsponsored by\s/iu, 'Our sponsors'],
  [/\bin partnership with\s/iu, 'In partnership with'],
  [/\b(?:as\s)?(?:seen|featured) in\s/iu, 'As featured in'],
  [/\b(?:clients|worked with)(?: include)?:?\s/iu, 'Clients'],
  [/\bpress(?: coverage| mentions)?\s?[:(]\s?/iu, 'As featured in'],
  [/\bstocked (?:by|at|in)\s/iu, 'Where to find it'],
];

/** What stands where those are asked for that nobody named: open places, and no families and clubs. */
const openPlaces = {
  lede: 'Places are open. Write to us, and your name stands here.',
  items: ['Main supporter', 'Local supporter', 'In kind', 'Community partner'].map((title) => ({
    title,
    sample: true,
  })),
};
/** "sponsors", "partners": the word by which they are asked for. */
const askedBackers = ({ brief }: SitePlan): string | undefined =>
  brief.sections
    .flatMap(({ value, spans }) => (value === 'logos' ? spans : []))
    .map(
      ({ start, end }) => /sponsors|partners|supporters|funders/iu.exec(brief.prompt.slice(start, end))?.[0],
    )
    .find((word) => word !== undefined);

/** "Funded by National Lottery Community Fund and the parish council": those who pay are not "who comes to us". */
export const heedBackers = (plan: SitePlan): SitePlan => ({
  ...plan,
  pages: plan.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      const first = section.type === 'logos' ? section.content.items?.[0]?.title : undefined;
      if (first === undefined) return section;
      const { prompt } = plan.brief;
      const asked = askedBackers(plan);
      if (asked !== undefined && !section.content.items?.some(({ title }) => prompt.includes(title)))
        return { ...section, content: { ...openPlaces, title: capitalise(asked.toLowerCase()) } };
      const at = prompt.indexOf(first);
      const before = at < 0 ? '' : prompt.slice(Math.max(0, at - 40), at);
      const title = leads.find(([lead]) => new RegExp(`${lead.source}(?:the\\s)?$`, 'iu').test(before))?.[1];
      return title === undefined ? section : { ...section, content: { ...section.content, title } };
    }),
  })),
});
