import type { SectionType } from '@/domain/site/vocabulary';
import type { ContentItem } from '../../content';
import { freeId } from '../../free-id';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';
import type { Chapter } from '../chapters-of';
import { makeSection } from './block-sections';

const closing = new Set<SectionType>([
  'faq', 'contact', 'form', 'cta', 'map', 'hours', 'newsletter', 'booking', 'quote', 'rsvp', 'gallery', 'testimonials',
]); // prettier-ignore
/** What stands over short statements of which each has its own title. */
export const details = 'Good to know';
const longestLede = 260;
const costly = new Set<SectionType>(['pricing', 'tickets']);
/** What a list of another title is told of: "All prices exclude VAT", "Closed for all of January". */
const told: Readonly<Record<string, ReadonlySet<SectionType>>> = {
  Prices: costly,
  'Opening times': new Set<SectionType>(['hours']),
};

/** What the first page shows before anything that is good to know. */
const shown = new Set<SectionType>(['testimonials', 'gallery', 'team', 'about', 'process']);

const insert = (page: PagePlan, section: SectionPlan): PagePlan => {
  const isHome = page.role === 'home';
  const end = page.sections.findIndex(
    ({ type }, at) => at > 0 && closing.has(type) && !(isHome && shown.has(type)),
  );
  const at = end < 0 ? page.sections.length : end;
  const own = { ...section, id: freeId(section.type, page.sections.map(({ id }) => id)) }; // prettier-ignore
  return { ...page, sections: [...page.sections.slice(0, at), own, ...page.sections.slice(at)] };
};

const change = (page: PagePlan, at: number, content: SectionPlan['content']): PagePlan => ({
  ...page,
  sections: page.sections.map((section, nth) => (nth === at ? { ...section, content } : section)),
});

/** One statement over a list of its own title, "All prices exclude VAT": said with it. */
const asLede = (page: PagePlan, { title, rows }: Chapter): PagePlan | null => {
  const at = page.sections.findIndex(
    ({ type, content }) =>
      content.items !== undefined &&
      content.lede === undefined &&
      (content.title.toLowerCase() === title.toLowerCase() || told[title]?.has(type) === true),
  );
  const content = page.sections[at]?.content;
  const lede = rows.join(' ');
  return content && lede.length < longestLede ? change(page, at, { ...content, lede }) : null;
};

/** "Open tues to sun, 10 to 6, late on Tuesday till 9.30": the table of the hours says all of it. */
const inTable = /(?<!\p{L})(?:open(?:ing)?|closed|shut|late|from|to|till|until|and|on|the|at|we|are|office|shop|studio|am|pm|noon|daily|every|day|weekdays|weekends?|hours|times|(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:days?)?)(?!\p{L})|[\d\s.,:;–-]+/giu; // prettier-ignore

/** Short statements on their page: beside their like under one title, each with its own. */
export const placeDetails = (plan: SitePlan, details: readonly Chapter[]): SitePlan => {
  // What is said of prices stands where they do, and what is said of the hours wherever those stand.
  const own = plan.pages.findIndex(
    ({ sections }, nth) => nth > 0 && sections.some(({ type }) => costly.has(type)),
  );
  const open = plan.pages.flatMap(({ sections }, nth) =>
    sections.some(({ type }) => type === 'hours') ? [nth] : [],
  );
  const chapters = details.flatMap((one) =>
    one.title === 'Opening times' && open.length > 0
      ? open.flatMap((page) => (one.rows.join(' ').replace(inTable, '') === '' ? [] : [{ ...one, page }]))
      : [one.title === 'Prices' && own > 0 ? { ...one, page: own } : one],
  );
  return { ...plan, pages: plan.pages.map((page, nth) => detailed(plan, page, chapters.filter((one) => (one.page ?? 0) === nth))) }; // prettier-ignore
};

const detailed = (plan: SitePlan, first: PagePlan, chapters: readonly Chapter[]): PagePlan => {
  let page = first;
  const items: ContentItem[] = [];
  const free: string[] = [];
  for (const chapter of chapters) {
    const led = chapter.title === '' ? null : asLede(page, chapter);
    if (led) page = led;
    else if (chapter.title === '') free.push(...chapter.rows);
    else items.push({ title: chapter.title, text: chapter.rows.join(' ') });
  }
  const own = page.sections.findIndex(({ content }) => content.title === details && content.items !== undefined); // prettier-ignore
  const there = page.sections[own]?.content;
  if (there && items.length > 0)
    page = change(page, own, { ...there, items: [...(there.items ?? []), ...items] });
  else if (items.length > 1)
    page = insert(page, makeSection(plan, 'values', { title: details, items }, [], 'aside'));
  else
    for (const { title, text = '' } of items)
      page = insert(page, makeSection(plan, 'text', { title, body: [text] }, [], 'letter'));
  if (free.length === 0) return page;
  const text = page.sections.findIndex(({ type, content }) => type === 'text' && content.title === page.title); // prettier-ignore
  const said = page.sections[text]?.content;
  // A line that stood in for what is told gives way to it.
  const isTold = (line: string): boolean =>
    plan.brief.prompt.toLowerCase().includes(line.replace(/^.|[.!]$/gu, '').toLowerCase().slice(0, 30)); // prettier-ignore
  if (said) return change(page, text, { ...said, body: [...(said.body ?? []).filter(isTold), ...free] });
  const isList = free.length > 3 && free.every((row) => row.length < 60);
  const content = isList ? { title: page.title, items: free.map((title) => ({ title })) } : { title: page.title, body: free }; // prettier-ignore
  return insert(page, makeSection(plan, isList ? 'amenities' : 'text', content, [], isList ? 'checks' : 'letter')); // prettier-ignore
};
