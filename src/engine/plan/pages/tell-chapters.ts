import { readChapters } from '../../brief/document/page-spec';
import { partNamed } from '../../brief/short/own-pages/part-named';
import type { SectionType } from '@/domain/site/vocabulary';
import type { ContentItem } from '../content';
import { freeId } from '../free-id';
import type { PagePlan, SectionPlan, SitePlan } from '../site-plan';
import { listSection } from './list-section';

const filler = new Set<SectionType>(['values', 'text', 'features']);
const sold = new Set<SectionType>(['products', 'events', 'pricing', 'menu']);

/** "Linocut £65": a thing and what it costs. */
const priceRow = (line: string): readonly ContentItem[] => {
  const found =
    /^(?<title>\p{L}.*?)\s(?<price>(?:[£$€]\s?\d[\d.,]*|kr\.?\s?\d[\d.,]*|\d[\d.,]*\s?(?:kr|€|zł|chf)(?!\p{L}))(?:\s?(?:\/|per|an?|each)\s?\p{L}*(?:\s\p{L}+)?)?)$/iu.exec(
      line,
    )?.groups;
  return found ? [{ title: found['title'] ?? '', price: found['price'] ?? '' }] : [];
};

/** What stands on a page once and may be asked for on any. */
const movable: ReadonlySet<SectionType> = new Set([
  'form',
  'map',
  'hours',
  'faq',
  'testimonials',
  'gallery',
  'team',
  'newsletter',
  'booking',
  'timeline',
  'stats',
  'logos',
]);

/** "Trade: …, form with company and postcode", "Contact: map": such a part stands on that page, and not on the first. */
function moveParts({ prompt, kind }: SitePlan['brief'], pages: readonly PagePlan[]): readonly PagePlan[] {
  const chapters = readChapters(prompt);
  const wantedBy = (section: SectionPlan): number => {
    const chapter = movable.has(section.type)
      ? chapters.find(({ told }) =>
          section.type === 'form'
            ? /\bform\b/iu.test(told)
            : told.split(/[,;]\s+|\sand\s/u).some((part) => partNamed(part, kind.value) === section.type),
        )
      : undefined;
    return chapter === undefined
      ? 0
      : pages.findIndex(({ title }) => title.toLowerCase() === chapter.title.toLowerCase());
  };
  const [home, ...others] = pages;
  if (!home || chapters.length === 0) return pages;
  const first =
    new RegExp(String.raw`(?<=[.\n]\s*)(?:home)(?:\spage)?:\s(?<told>[^.\n]+)`, 'iu').exec(prompt)?.groups?.[
      'told'
    ] ?? '';
  const isOfHome = ({ type }: SectionPlan): boolean =>
    first.split(/[,;]\s+|\sand\s/u).some((part) => partNamed(part, kind.value) === type);
  const moved = home.sections.filter((section) => wantedBy(section) > 0 && !isOfHome(section));
  const kept = home.sections.filter((section) => !moved.includes(section));
  return [
    { ...home, sections: kept },
    ...others.map((page, at) => ({
      ...page,
      sections: [
        ...page.sections,
        ...moved.filter(
          (section) =>
            wantedBy(section) === at + 1 && !page.sections.some(({ type }) => type === section.type),
        ),
      ],
    })),
  ];
}

/** What the prompt tells of a page that stands under its title: first on it, in place of what it would say otherwise. */
export function tellChapters({ brief }: SitePlan, given: readonly PagePlan[]): readonly PagePlan[] {
  const pages = moveParts(brief, given);
  const told = brief.parts.flatMap(({ value }) => (value.isPage && value.lines ? [value] : []));
  return pages.map((page, index) => {
    const lines = told.find(({ title }) => title.toLowerCase() === page.title.toLowerCase())?.lines;
    if (index === 0 || !lines) return page;
    const rows = lines.flatMap(priceRow);
    const isPriced = rows.length > 1;
    // "from 169 kr per delivery": the prices of the loaves are those of another page.
    const isOwnPrice = lines.some((line) => /\d\s?(?:kr|€|zł)(?!\p{L})|[£$€]\s?\d/u.test(line));
    const isElsewhere = (items: readonly ContentItem[]): boolean =>
      items.length > 0 &&
      brief.items.some(({ value }) => sold.has(value.section ?? 'faq')) &&
      items.every(({ title }) =>
        brief.items.some(({ value }) => value.section !== 'pricing' && value.name === title),
      );
    const kept = page.sections.filter(
      ({ type, content }) =>
        !filler.has(type) &&
        !(isPriced && sold.has(type) && content.items?.every(({ sample }) => sample)) &&
        !(type === 'pricing' && isOwnPrice && isElsewhere(content.items ?? [])),
    );
    const at = kept[0]?.type === 'page-header' ? 1 : 0;
    const ids = kept.map(({ id }) => id);
    const others = isPriced ? lines.filter((line) => priceRow(line).length === 0) : lines;
    const [first = '', second = ''] = at === 0 ? [page.title, 'Good to know'] : ['Prices', 'What to know'];
    const prices: SectionPlan = {
      type: 'pricing',
      id: freeId('pricing', ids),
      variant: 'lines',
      ground: 'surface',
      content: { title: first, items: rows },
      behaviours: [],
    };
    return {
      ...page,
      sections: [
        ...kept.slice(0, at),
        ...(isPriced ? [prices] : []),
        ...(others.length > 0
          ? [listSection(isPriced || at > 0 ? second : first, others, ids, isPriced ? 'page' : 'surface')]
          : []),
        ...kept.slice(at),
      ],
    };
  });
}
