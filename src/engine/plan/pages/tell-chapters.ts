import { readChapters } from '../../brief/document/page-spec';
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

/** "Trade: …, form with company and postcode": the form stands on that page, and not on the first. */
function moveForms(prompt: string, pages: readonly PagePlan[]): readonly PagePlan[] {
  const [home, ...others] = pages;
  const form = home?.sections.find(({ type }) => type === 'form');
  const [chapter] = readChapters(prompt).filter(({ told }) => /\bform\b/iu.test(told));
  const to = others.findIndex(({ title }) => title.toLowerCase() === chapter?.title.toLowerCase());
  if (!home || !form || to < 0) return pages;
  return [
    { ...home, sections: home.sections.filter((section) => section !== form) },
    ...others.map((page, index) => (index === to ? { ...page, sections: [...page.sections, form] } : page)),
  ];
}

/** What the prompt tells of a page that stands under its title: first on it, in place of what it would say otherwise. */
export function tellChapters({ brief }: SitePlan, given: readonly PagePlan[]): readonly PagePlan[] {
  const pages = moveForms(brief.prompt, given);
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
