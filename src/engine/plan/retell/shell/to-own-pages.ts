import type { SectionType } from '@/domain/site/vocabulary';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';

/** What a page is for by its title, and the sections that belong on it, the fittest first. */
const shelves: readonly (readonly [RegExp, readonly SectionType[]])[] = [
  [/^(?:who['’]s who|(?:our |the )?(?:people|team|staff|committee|trustees|crew|practitioners|tutors|teachers|coaches))$/iu, ['team', 'teacher']],
  [/\b(?:prices?|pricing|fees|rates|charges|tariff|packages|plans|memberships?|join)\b/iu, ['pricing', 'tickets']],
  [/\b(?:tickets?|admission|entry)\b/iu, ['tickets', 'pricing']],
  [/^(?:(?:our |the )?(?:services|features|treatments)|what (?:we|i) (?:do|offer|treat|make)|how (?:we|i) (?:can )?help)$/iu, ['services', 'features', 'pricing', 'amenities']],
  [/\b(?:events|what['’]s on|dates|programme|diary|gigs|concerts|fixtures)\b/iu, ['events', 'timetable', 'agenda']],
  [/\b(?:faqs?|questions|good to know)\b/iu, ['faq']],
  [/\b(?:reviews|testimonials|kind words|praise|love notes)\b/iu, ['testimonials']],
  [/\b(?:galler\p{L}+|portfolio|photos|pictures|projects|weddings|recent work|case studies)\b|^(?:(?:our|my|the|past|selected)\s)?work$/iu, ['portfolio', 'gallery', 'before-after', 'case-study', 'testimonials']],
  [/^(?:our |the )?work$/iu, ['services', 'features', 'pricing', 'amenities']],
  [/\b(?:how it works|process|what to expect|(?:your )?first visit|approach|method)\b/iu, ['process']],
  [/^(?:get|apply|become|how to (?:get|apply|join|become)|join)\b/iu, ['process', 'pricing', 'tickets']],
  [/\b(?:timetable|class(?:es)?|schedule|sessions|lessons|training)\b/iu, ['timetable', 'curriculum', 'pricing']],
  [/\b(?:rooms|cottages|accommodation|stay)\b/iu, ['rooms']],
  [/\b(?:menu|food|drinks|kitchen)\b/iu, ['menu']],
  [/\b(?:shop|store|products|books|range)\b/iu, ['products', 'menu']],
  [/\b(?:donate|give|support us)\b/iu, ['donation']],
  [/\b(?:partners|sponsors|stockists|clients)\b/iu, ['logos']],
]; // prettier-ignore

const framing = new Set<SectionType>(['page-header', 'cta']);
/** Lists of everything that stood nowhere else tell of no page in particular. */
const sundry = /^(?:good to know|notes|in short|what['’]s (?:coming|next)|how to find us|before you (?:come|book)|prices and payment|featured \p{L}.*)$/iu; // prettier-ignore

const bareOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]+/gu, '');
/** What the first page opens with, said once more for want of anything else. */
const isEcho = ({ type, content }: SectionPlan, opening: string): boolean =>
  type === 'text' && (content.body ?? []).every((line) => opening.includes(bareOf(line)));

const isBare = ({ sections }: PagePlan, opening: string): boolean =>
  sections.every((section) => framing.has(section.type) || isEcho(section, opening));

/** What the first page keeps whatever it is called. */
const kept = new Set<SectionType>([
  'hero',
  'faq',
  'testimonials',
  'contact',
  'form',
  'map',
  'hours',
  'booking',
  'gallery',
]);
const wordsOf = (title: string): string[] =>
  (title.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !/^(?:the|our|and|for|you|with|what|your|how|here|about)$/u.test(word)); // prettier-ignore

/** The section of the first page that a page with such a title is for; undefined where there is none. */
const sectionFor = (title: string, { sections }: PagePlan): SectionPlan | undefined => {
  for (const [pattern, types] of shelves) {
    if (!pattern.test(title)) continue;
    for (const type of types) {
      const found = sections.find(
        (one) => one.type === type && (one.content.items?.length ?? 0) > 1 && !sundry.test(one.content.title),
      );
      if (found) return found;
    }
  }
  const words = wordsOf(title);
  // "Typical day" of "A day here": a list under a word of the page's title.
  return sections.find(
    ({ type, content }) =>
      !kept.has(type) && !sundry.test(content.title) && (content.items?.length ?? 0) > 2 && wordsOf(content.title).some((word) => words.includes(word)),
  ); // prettier-ignore
};

/** What a house is visited for: the list that the only page without a word yet is about. */
const main: readonly SectionType[] = [
  'products',
  'menu',
  'rooms',
  'listings',
  'services',
  'curriculum',
  'pricing',
];
const otherwise = /\b(?:about|contact|visit|find us|story|history|news|blog|journal|faqs?|location|workshops?|classes|events|team|people|galler\p{L}+|work|book(?:ing)?)\b/iu; // prettier-ignore

const openingOf = ({ pages }: SitePlan): string => bareOf(pages[0]?.sections[0]?.content.lede ?? '');

const move = (plan: SitePlan, at: number, moved: readonly SectionPlan[]): SitePlan => ({
  ...plan,
  pages: plan.pages.map((one, nth): PagePlan => {
    if (nth === 0) return { ...one, sections: one.sections.filter((other) => !moved.includes(other)) };
    if (nth !== at) return one;
    const heads = one.sections.filter(({ type }) => type === 'page-header');
    const calls = one.sections.filter((other) => other.type !== 'page-header' && !isEcho(other, openingOf(plan))); // prettier-ignore
    return { ...one, sections: [...heads, ...moved, ...calls] };
  }),
});

const isEmpty = (page: PagePlan, asked: ReadonlySet<string>, plan: SitePlan): boolean =>
  asked.has(page.title) && isBare(page, openingOf(plan));

/** "Spirits" of a distillery whose bottles stand on the first page: the only page that is still empty is about them. */
const toOnlyEmpty = (plan: SitePlan, asked: ReadonlySet<string>): SitePlan => {
  const empty = plan.pages.filter(
    (page, at) => at > 0 && isEmpty(page, asked, plan) && !otherwise.test(page.title),
  );
  const [page] = empty;
  const own = plan.pages[0]?.sections ?? [];
  const list = own.find(({ type, content }) => main.includes(type) && (content.items?.length ?? 0) > 1 && !sundry.test(content.title)); // prettier-ignore
  if (empty.length !== 1 || !page || !list) return plan;
  const after = own[own.indexOf(list) + 1];
  // What is told of the list in a text of its own goes with it: what shipping costs.
  const more = after?.type === 'text' && /^(?:products|shop|range|menu|our \p{L}+)$/iu.test(after.content.title) ? [after] : []; // prettier-ignore
  return move(plan, plan.pages.indexOf(page), [list, ...more]);
};

const telling = new Set<SectionType>(['about', 'story', 'text', 'timeline', 'process']);
const past = /^(?:the |our )?(?:history|story|heritage|past)$/iu;
/** "History" of a house that tells of itself on the first page: that is its history. */
const toHistory = (plan: SitePlan, asked: ReadonlySet<string>): SitePlan => {
  const at = plan.pages.findIndex((page, nth) => nth > 0 && past.test(page.title) && !page.sections.some(({ type }) => telling.has(type)) && asked.has(page.title)); // prettier-ignore
  const about = plan.pages[0]?.sections.find(({ type, content }) => type === 'about' && (content.body?.length ?? 0) > 0); // prettier-ignore
  return at > 0 && about && /\b1\d{3}\b|\b20\d\d\b|\bfounded|\bbegan|\bbuilt/iu.test(about.content.body?.join(' ') ?? '') ? move(plan, at, [about]) : plan; // prettier-ignore
};

/** A page that was named and holds nothing yet takes from the first page what it is for: "Who's who" the people. */
export const toOwnPages = (plan: SitePlan, asked: ReadonlySet<string>): SitePlan => {
  const shelved = plan.pages.reduce<SitePlan>((sofar, page, at) => {
    const [home] = sofar.pages;
    const section = at > 0 && home && isEmpty(page, asked, sofar) ? sectionFor(page.title, home) : undefined;
    return section ? move(sofar, at, [section]) : sofar;
  }, plan);
  return toHistory(toOnlyEmpty(shelved, asked), asked);
};
