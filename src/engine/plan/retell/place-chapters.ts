import type { SectionType } from '@/domain/site/vocabulary';
import type { SectionContent } from '../content';
import { freeId } from '../free-id';
import type { PagePlan, SectionPlan, SitePlan } from '../site-plan';
import { kinship } from '../told/told-sentences';
import { pageSpokenOf } from './page-spoken-of';
import type { Chapter } from './chapters-of';
import { withoutName } from './without-name';

const closing = new Set<SectionType>([
  'faq',
  'contact',
  'form',
  'cta',
  'map',
  'hours',
  'newsletter',
  'booking',
  'quote',
  'rsvp',
]);
const abouts = new Set<SectionType>(['about', 'story']);
const isLong = (rows: readonly string[]): boolean =>
  rows.reduce((sum, row) => sum + row.length, 0) / rows.length > 75;

const contentOf = ({ title, rows, isList }: Chapter): SectionContent =>
  isList || (rows.length > 3 && !isLong(rows))
    ? { title, items: rows.map((row) => ({ title: row })) }
    : { title, body: rows };

/** A chapter as a section: a list of its rows, or a text. */
export const sectionOf = (chapter: Chapter, taken: readonly string[]): SectionPlan => {
  const content = contentOf(chapter);
  const type = content.items ? 'amenities' : 'text';
  const isShort = content.items?.every((item) => item.title.length < 22) ?? false;
  return {
    type,
    id: freeId(type, taken),
    variant: content.items ? (isShort ? 'tags' : 'checks') : 'letter',
    ground: 'page',
    content,
    behaviours: [],
  };
};

const nearby = /\b(?:castle|beach|walks?|museum|nearby|nearest|area)\b/iu;
/** What a page is for, and what speaks of it in other words than its title. */
const meant: readonly (readonly [RegExp, (chapter: Chapter) => boolean])[] = [
  [/\b(?:join|joining|membership|members|become)\b/iu, ({ title, topic, rows }) => topic !== 'other' && /\b(?:member|join|subscription|subs)\w*/iu.test(`${title} ${rows.join(' ')}`)],
  [/\b(?:find us|get(?:ting)? (?:here|there)|directions|location|travel|visit|where we are)\b/iu, ({ title, topic, rows }) => topic === 'way' || topic !== 'other' && /\b(?:parking|park|station|bus|ferry|entrance)\b/iu.test(`${title} ${rows.join(' ')}`)],
  [/\b(?:prices?|fees|charges|rates|tariff|costs?|pricing)\b/iu, ({ title, topic }) => topic === 'money' || /\b(?:price|fee|charge|rate|payment|discount|deposit)/iu.test(title)],
  [/\b(?:area|around|nearby|local|things to do)\b/iu, ({ title, topic, rows }) => topic !== 'other' && (nearby.test(title) || rows.filter((row) => nearby.test(row)).length * 2 > rows.length)],
  [/\b(?:about|story|history|who we are)\b/iu, ({ title, topic }) => topic === 'about' || /\b(?:about|history|story|background)\b/iu.test(title)],
  [/\b(?:faqs?|questions|good to know|info(?:rmation)?)\b/iu, ({ topic }) => topic === 'before' || topic === 'other'],
  [/\b(?:contact)\b/iu, ({ topic }) => topic === 'way'],
]; // prettier-ignore

/** The page that a chapter is about; the first one when none is. */
export const pageFor = (chapter: Chapter, pages: readonly PagePlan[], name = ''): number => {
  const { title, topic, rows } = chapter;
  const akinTo = (page: PagePlan, words: string): number => kinship(withoutName(page.title, name), words);
  const own = pages.findIndex(({ sections }) =>
    sections.some(
      ({ type, content }) =>
        type !== 'hero' && type !== 'page-header' && content.title.toLowerCase() === title.toLowerCase(),
    ),
  );
  if (own >= 0) return own;
  if (chapter.page !== null) return chapter.page;
  const spokenOf = topic === null ? pageSpokenOf(`${title} ${rows.join(' ')}`, pages) : null;
  if (spokenOf !== null && pages.every((page) => akinTo(page, title) === 0)) return spokenOf;
  const text = rows.join(' ');
  const akin = pages.map((page, at) => {
    if (at === 0) return 0;
    const isMeant = meant.some(([pattern, test]) => pattern.test(page.title) && test(chapter));
    // What has no title of its own speaks of many things.
    // "How to get a bike" is of "Get a bike" rather than of "Give a bike".
    const words = page.title.toLowerCase().split(/\s+/u);
    const isWhole =
      words.length > 1 &&
      words.every((word) =>
        new RegExp(`(?<!\\p{L})${word.replace(/[.*+?^$()|[\]{}\\]/gu, '')}(?!\\p{L})`, 'iu').test(title),
      );
    return (
      (isWhole ? 3 : 0) +
      4 * akinTo(page, title) +
      (topic === null ? akinTo(page, text) : 0) +
      (isMeant ? 3 : 0)
    );
  });
  const best = Math.max(...akin);
  return best > 0 ? akin.indexOf(best) : 0;
};

const insert = (page: PagePlan, section: SectionPlan): PagePlan => {
  const end = page.sections.findIndex(({ type }, at) => at > 0 && closing.has(type));
  const at = end < 0 ? page.sections.length : end;
  return { ...page, sections: [...page.sections.slice(0, at), section, ...page.sections.slice(at)] };
};

/** What is told of nothing in particular: one row that speaks of volunteers takes no other to their page. */
const general = /^(?:home|about\b|contact|prices?|pricing|shop|services|what we (?:do|offer)|book(?:ing)?|visit|gallery|photos|dates|events|news)/iu; // prettier-ignore
/** "Kids' club Saturdays 9 to 10.30, £12": a row that speaks of a page by its title stands there, whatever else it tells. */
const toTitled = (chapter: Chapter, pages: readonly PagePlan[], name: string): Chapter[] => {
  const { topic, page, rows } = chapter;
  const told = page !== null && page > 0 ? (pages[page]?.title ?? '') : '';
  // What costs something on the page of the kids stays there, and does not go to the prices.
  if (topic === 'money' && told !== '' && !general.test(told))
    return [{ ...chapter, topic: null, title: told }];
  if (topic === null || topic === 'about' || (page !== null && !general.test(pages[page]?.title ?? ''))) return [chapter]; // prettier-ignore
  const titled = pages.map(({ title }, at) => (at > 0 && !general.test(title) ? title : ''));
  const own = rows.map((row) =>
    titled.findIndex((title) => title !== '' && kinship(withoutName(title, name), row) > 0),
  );
  if (own.every((at) => at < 0)) return [chapter];
  const rest = rows.filter((_, nth) => (own[nth] ?? -1) < 0);
  return [
    ...(rest.length > 0 ? [{ ...chapter, rows: rest }] : []),
    ...rows.flatMap((row, nth): Chapter[] => {
      const at = own[nth] ?? -1;
      return at < 0
        ? []
        : [{ ...chapter, topic: null, title: pages[at]?.title ?? chapter.title, page: at, rows: [row] }];
    }),
  ];
};
const partSundries = (chapter: Chapter, pages: readonly PagePlan[], name: string): Chapter[] => {
  const { topic, page, rows } = chapter;
  if (topic !== 'other' || page !== null || rows.length < 2 || pageFor(chapter, pages, name) === 0)
    return [chapter];
  return rows.map((row) => ({ ...chapter, rows: [row] }));
};

/** Chapters with the page that each belongs on; two of one title on one page are one. */
export const shelve = (
  chapters: readonly Chapter[],
  { pages, name }: Pick<SitePlan, 'pages' | 'name'>,
): Chapter[] => {
  const shelved = new Map<string, Chapter>();
  for (const chapter of chapters
    .flatMap((one) => toTitled(one, pages, name))
    .flatMap((one) => partSundries(one, pages, name))) {
    const page = pageFor(chapter, pages, name);
    const key = `${page} ${chapter.title.toLowerCase()}`;
    const found = shelved.get(key);
    shelved.set(key, { ...chapter, page, rows: [...(found?.rows ?? []), ...chapter.rows] });
  }
  return [...shelved.values()];
};

/** Puts a chapter on its page. */
export const place = (plan: SitePlan, chapter: Chapter): SitePlan => {
  const pages = plan.pages.map((page, nth): PagePlan => {
    if (nth !== chapter.page) return page;
    const twin = page.sections.findIndex(
      ({ type, content }) =>
        (type === 'text' || type === 'amenities') &&
        content.title.toLowerCase() === chapter.title.toLowerCase(),
    );
    const taken = page.sections.map(({ id }) => id);
    // "Camping included in weekend tickets.": said over the tickets.
    const list = page.sections.findIndex(
      ({ type, content }) =>
        type !== 'text' && content.items !== undefined && content.lede === undefined &&
        content.title.toLowerCase() === chapter.title.toLowerCase(),
    ); // prettier-ignore
    if (twin < 0 && list >= 0 && chapter.rows.join(' ').length < 260)
      return {
        ...page,
        sections: page.sections.map((one, index) =>
          index === list ? { ...one, content: { ...one.content, lede: chapter.rows.join(' ') } } : one,
        ),
      };
    if (twin < 0) return insert(page, sectionOf(chapter, taken));
    // A title that was asked for keeps what the prompt told under it.
    const others = taken.filter((_, index) => index !== twin);
    const { items = [], body = [] } = page.sections[twin]?.content ?? {};
    const told = [...items.map(({ title }) => title), ...body].filter((line) =>
      plan.brief.prompt.toLowerCase().includes(line.replace(/[.!]$/u, '').toLowerCase()),
    );
    const rows = [...told.filter((line) => !chapter.rows.some((row) => row.includes(line))), ...chapter.rows];
    const whole = { ...chapter, rows, isList: chapter.isList || told.length > 1 };
    return {
      ...page,
      sections: page.sections.map((section, index) => (index === twin ? sectionOf(whole, others) : section)),
    };
  });
  return { ...plan, pages };
};

/** What the owner says of themselves stands in place of made-up words. */
export const tellAbout = (
  plan: SitePlan,
  chapter: Chapter | undefined,
  outlined: ReadonlySet<string>,
): SitePlan => {
  const drop = (page: PagePlan): PagePlan => ({
    ...page,
    sections: page.sections.filter(({ type }) => !abouts.has(type)),
  });
  if (!chapter) return { ...plan, pages: plan.pages.map(drop) };
  const at = plan.pages.findIndex(
    ({ role, title }) => role === 'about' || /^(?:about|my story|our story)\b/iu.test(title),
  );
  const home = at < 0 ? 0 : at;
  const pages = plan.pages.map(drop).map((page, nth) => {
    // "About me" as a page's title is that of what it tells, too.
    const title =
      nth > 0 && /^(?:about|my story|our story)\b/iu.test(page.title) ? page.title : chapter.title;
    const content: SectionContent = { title, body: chapter.rows };
    const section: SectionPlan = {
      type: 'about',
      id: 'about',
      variant: 'letter',
      ground: 'page',
      content,
      behaviours: [],
    };
    if (nth === home) {
      // What an outline tells on that page stays, and the rest goes on after it.
      const own = page.sections.findIndex(
        ({ type, content: said }) => type === 'text' && said.title === page.title && outlined.has(page.title),
      );
      if (own >= 0)
        return {
          ...page,
          sections: page.sections.map((one, index) =>
            index === own
              ? { ...one, content: { ...one.content, body: [...(one.content.body ?? []), ...chapter.rows] } }
              : one,
          ),
        };
      const rest = page.sections.filter(
        ({ type, content: said }) => !(type === 'text' && said.title === page.title),
      );
      return nth === 0
        ? insert(page, section)
        : { ...page, sections: [...rest.slice(0, 1), section, ...rest.slice(1)] };
    }
    return page;
  });
  return { ...plan, pages };
};
