import { tellsInDetail } from './tells-in-detail';
import type { SectionPlan, SitePlan } from '../../site-plan';

const title = 'Good to know';
const whenever =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|weekend|days)\b/iu;

/**
 * One or two short facts make no section: when an event takes place stands above its title, and what a house has stands
 * with the rest of what it has. More of them keep their list.
 */
export const heedFacts = (plan: SitePlan): SitePlan => withFewFacts(plan, !tellsInDetail(plan.brief));

/** Once everything that is told stands somewhere, a fact that is left by itself ends the opening lines; a day of the week does not. */
export const heedLoneFact = (plan: SitePlan): SitePlan =>
  tellsInDetail(plan.brief) ? withFewFacts(plan, true) : plan;

function withFewFacts(plan: SitePlan, isLast: boolean): SitePlan {
  const [home, ...others] = plan.pages;
  const list = home?.sections.find(({ type, content }) => type === 'amenities' && content.title === title);
  const facts = list?.content.items ?? [];
  if (!home || !list || facts.length === 0 || facts.length > 2) return plan;
  const hero = home.sections.find(({ type }) => type === 'hero');
  const [first] = facts;
  const isWhen =
    plan.kind === 'event' &&
    plan.date === null &&
    facts.length === 1 &&
    hero &&
    whenever.test(first?.title ?? '');
  const house = home.sections.find(
    (section) =>
      section !== list &&
      section.type === 'amenities' &&
      !/^(?:On (?:the menu|our shelves)|What we need)$/u.test(section.content.title) &&
      (section.content.items ?? []).every(({ text }) => text === undefined),
  );
  // Further facts join it later.
  if (!isWhen && !house && !isLast) return plan;
  if (!isWhen && !house) return facts.length === 1 ? withFact(plan, list, first?.title ?? '') : plan;
  const change = (section: SectionPlan): SectionPlan => {
    if (isWhen && section === hero)
      return { ...section, content: { ...section.content, kicker: first?.title ?? '' } };
    if (!isWhen && section === house)
      return {
        ...section,
        content: { ...section.content, items: [...(section.content.items ?? []), ...facts] },
      };
    return section;
  };
  return {
    ...plan,
    pages: [
      { ...home, sections: home.sections.filter((section) => section !== list).map(change) },
      ...others,
    ],
  };
}

const longestLede = 200;
/** What was asked for, and states nothing about the house. */
const asked =
  /^(?:areas? (?:i|we)? ?cover\p{L}*|offers?|order online|menus?|rates?|prices?|cyber security|reports?|\p{L}+ report|song list|flavou?rs?|.*\btabs? (?:for|per|of) .*)$/iu;

/** "Contact with map", "Programme by day", "Testimonials and FAQ": parts of the page and how they are to be. */
const parts =
  /^(?:contacts?|testimonials|reviews|faqs?|programme|program|schedule|timetable|line-?up|menus?|rooms?|services?|team|staff|classes|courses|events?|gallery|photos|pictures|news|blog|map|hours|prices?)(?:\s(?:and|with|by|in|per|for)\s(?:an?\s)?\p{L}+(?:\s\p{L}+)?)?$/iu;

/** "filters by rent, bedrooms and area": by what a list is narrowed. */
const isFacet = (fact: string, prompt: string): boolean =>
  !fact.includes(' ') &&
  new RegExp(
    String.raw`\bfilter(?:s|ed)?\s(?:\p{L}+\s)?by\s[^.;]*\b${fact.replace(/\W/gu, '')}\b`,
    'iu',
  ).test(prompt);

/** A single fact ends the opening lines: one word in a section of its own looks like something was lost. */
function withFact(plan: SitePlan, list: SectionPlan, fact: string): SitePlan {
  const [home, ...others] = plan.pages;
  const hero = home?.sections.find(({ type }) => type === 'hero');
  const lede = hero?.content.lede;
  if (/^(?:mon|tue|wed|thu|fri|sat|sun)/iu.test(fact)) return plan;
  if (home && (asked.test(fact.trim()) || parts.test(fact.trim()) || isFacet(fact.trim(), plan.brief.prompt)))
    return {
      ...plan,
      pages: [{ ...home, sections: home.sections.filter((section) => section !== list) }, ...others],
    };
  if (!home || !hero || lede === undefined || fact === '' || lede.length + fact.length > longestLede)
    return plan;
  if (!/[.!?]$/u.test(lede) || lede.toLowerCase().includes(fact.toLowerCase())) return plan;
  const said = { ...hero, content: { ...hero.content, lede: `${lede} ${fact.replace(/[.!]+$/u, '')}.` } };
  return {
    ...plan,
    pages: [
      {
        ...home,
        sections: home.sections
          .filter((section) => section !== list)
          .map((section) => (section === hero ? said : section)),
      },
      ...others,
    ],
  };
}
