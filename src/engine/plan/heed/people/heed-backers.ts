import { capitalise } from '../../../capitalise';
import type { ContentItem } from '../../content';
import { setOpenLast } from '../../pages/set-open-last';
import type { SectionPlan, SitePlan } from '../../site-plan';

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
const mostPlaces = 12;
/** "6 sponsors": as many places as are counted, the usual ones first. */
function placesFor({ brief }: SitePlan): readonly ContentItem[] {
  const count =
    brief.counts.find(({ value }) => value.thing === 'logos')?.value.count ?? openPlaces.items.length;
  return Array.from(
    { length: Math.min(count, mostPlaces) },
    (_, at) => openPlaces.items[at] ?? { title: `Supporter ${at + 1}`, sample: true },
  );
}
/** "brands we stock": who makes what is sold or used. */
const brands = /brands (?:we|i) (?:stock|carry|sell|use|fit)|brands stocked/iu;
const openBrands: readonly ContentItem[] = ['First brand', 'Second brand', 'Third brand', 'Fourth brand', 'Fifth brand', 'Sixth brand'].map((title) => ({ title, sample: true })); // prettier-ignore
const askedBrands = ({ brief }: SitePlan): string | undefined =>
  brief.sections
    .flatMap(({ value, spans }) => (value === 'logos' ? spans : []))
    .map(({ start, end }) => brands.exec(brief.prompt.slice(start, end))?.[0])
    .find((word) => word !== undefined);

/** "sponsors", "partners": the word by which they are asked for. */
const askedBackers = ({ brief }: SitePlan): string | undefined =>
  brief.sections
    .flatMap(({ value, spans }) => (value === 'logos' ? spans : []))
    .map(
      ({ start, end }) => /sponsors|partners|supporters|funders/iu.exec(brief.prompt.slice(start, end))?.[0],
    )
    .find((word) => word !== undefined);

/** "Funded by National Lottery Community Fund and the parish council": those who pay are not "who comes to us". */
export function heedBackers(plan: SitePlan): SitePlan {
  const { prompt } = plan.brief;
  const asked = askedBackers(plan);
  const places = placesFor(plan);
  const sold = askedBrands(plan);
  const change = (section: SectionPlan): SectionPlan => {
    const first = section.type === 'logos' ? section.content.items?.[0]?.title : undefined;
    if (first === undefined) return section;
    if (asked !== undefined && !section.content.items?.some(({ title }) => prompt.includes(title)))
      return {
        ...section,
        content: { ...openPlaces, items: places, title: capitalise(asked.toLowerCase()) },
      };
    if (sold !== undefined) {
      const isTold = section.content.items?.some(({ title }) => prompt.includes(title)) === true;
      return {
        ...section,
        content: { title: capitalise(sold), items: isTold ? section.content.items : openBrands },
      };
    }
    const at = prompt.indexOf(first);
    const before = at < 0 ? '' : prompt.slice(Math.max(0, at - 40), at);
    const title = leads.find(([lead]) => new RegExp(`${lead.source}(?:the\\s)?$`, 'iu').test(before))?.[1];
    return title === undefined ? section : { ...section, content: { ...section.content, title } };
  };
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: setOpenLast(page.sections.map(change), ({ content }) => content.items === places),
    })),
  };
}
