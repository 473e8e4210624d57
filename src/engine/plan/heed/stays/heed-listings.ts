import { readShopFacets } from '../../../compose/behaviours/read-shop-choices';
import type { ContentItem, SectionContent } from '../../content';
import { singular } from '../../kinds/families/noun-forms';
import { capitalise } from '../../kinds/parts/weave';
import { lettingWords, onOnePage } from './letting-words';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';

const narrowed =
  /(?<lead>\bfilter(?:s|ed|able|ing)?(?: \p{L}+)? by )(?<list>[^.;()]+?)(?=,? and (?:an?|the) |, (?:an?|with|plus) |[.;)]|$)/iu;
const shelf = /^(?:price|type|kind|category|bedrooms?)s?$/iu;
/** What things on offer usually have of a facet that nobody gave values for: samples, as the things are. */
const usual: readonly (readonly [name: RegExp, options: string])[] = [
  [/^(?:length|reach|run)$/iu, 'short, medium, long'],
  [/^(?:height)$/iu, 'small, medium, tall'],
  [/^(?:size|area|floor area|acreage|weight|capacity|depth|width)$/iu, 'small, medium, large'],
  [/^(?:berths|beds|sleeps|seats|guests|people|desks|rooms|places|cabins|passengers|doors|gears|players|bathrooms|baths)$/iu, '2, 4, 6'],
  [/^(?:year|age|built|year built|model year)$/iu, 'before 2000, 2000 to 2015, after 2015'],
  [/^(?:engine|power|drive)$/iu, 'petrol, diesel, electric'],
  [/^(?:hours|engine hours)$/iu, 'under 1000, 1000 to 5000, over 5000'],
  [/^(?:sex|gender)$/iu, 'female, male'],
  [/^(?:duration|how long|stay)$/iu, 'a day, a week, longer'],
  [/^(?:tenure|contract|term)$/iu, 'for sale, to let'],
  [/.*\b(?:allowed|welcome|friendly|included|parking|garden|pool|furnished|lift|garage|balcony)$/iu, 'yes, no'],
]; // prettier-ignore

/** "filter by price and bedrooms, valuation form, team": what stands behind the last of the facets is asked of the page. */
const untilLast = /^(?<facets>[^,]*(?:,[^,]*)*?\sand\s[^,]+),.*$/su;

/** "filters by price, length and berths" with what there is of each, so that the list can be narrowed by all of them. */
function tellFacets(prompt: string): string {
  const found = narrowed.exec(prompt);
  const { lead = '', list: whole = '' } = found?.groups ?? {};
  const list = untilLast.exec(whole)?.groups?.['facets'] ?? whole;
  if (!found || /\(/u.test(list)) return prompt;
  const known = new Set(readShopFacets(prompt).map(({ label }) => label.toLowerCase()));
  const told = list.split(/,\s(?:and\s)?|\sand\s/u).map((name) => {
    const bare = name.trim();
    if (shelf.test(bare) || (known.has(bare.toLowerCase()) && !/^size$/iu.test(bare))) return bare;
    const options =
      usual.find(([names]) => names.test(bare))?.[1] ??
      ['A', 'B', 'C'].map((sort) => `${bare} ${sort}`).join(', ');
    // One thing has one size, where goods of a shop come in several.
    return `${/^size$/iu.test(bare) ? 'size range' : bare} (${options})`;
  });
  return prompt.replace(lead + list, `${lead}${told.slice(0, -1).join(', ')} and ${told.at(-1) ?? ''}`);
}

const items = (rows: readonly (readonly [title: string, text: string])[]): readonly ContentItem[] =>
  rows.map(([title, text]) => ({ title, text }));

/** "and a book a viewing form": what visitors are asked to do, in the words of the prompt. */
const toldViewing = (prompt: string): string | null => {
  const told = /\b(?:book|arrange|request|schedule) an? (?:viewing|visit|tour|test (?:drive|ride|sail)|trial|look|appointment|inspection)\b/iu.exec(prompt)?.[0]; // prettier-ignore
  return told ? capitalise(told.toLowerCase()) : null;
};
const viewingOf = (prompt: string): string => toldViewing(prompt) ?? 'Book a viewing';

/** "and a book a test drive form" of a car dealer: one of the cars on the list is asked for, for just that. */
function withViewing(plan: SitePlan): SitePlan {
  const viewing = toldViewing(plan.brief.prompt);
  const listed = plan.pages.flatMap(({ sections }) => sections).find(({ type }) => type === 'listings');
  if (viewing === null || !listed) return plan;
  const choices = (listed.content.items ?? []).map(({ title }): ContentItem => ({ title }));
  const change = (section: SectionPlan): SectionPlan =>
    section.type === 'booking'
      ? {
          ...section,
          content: {
            ...section.content,
            title: viewing,
            lede: 'Say which one, and when it would suit you.',
            items: choices,
            actions: [{ label: viewing, href: section.content.actions?.[0]?.href ?? 'booking' }],
          },
        }
      : section;
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(change) })) };
}

function wordsFor(plan: SitePlan, things: string): Partial<Record<SectionPlan['type'], SectionContent>> {
  const one = singular(things);
  const { name } = plan;
  const viewing = viewingOf(plan.brief.prompt);
  return {
    services: {
      title: 'What we do for you',
      items: items([
        ['Show it', `Choose a ${one} from the list, and we agree on a day to see it.`],
        ['Answer', 'Ask what the pictures do not show. You get what is known.'],
        ['Look for it', `Is the right ${one} not among them? Say what you want, and what it may cost.`],
      ]),
    },
    process: {
      title: 'From the list to a yes',
      items: items([
        ['Narrow it down', 'Set what matters to you; the list keeps what fits.'],
        ['Ask', 'Name the one you mean, and say how to reach you.'],
        ['See it', 'By appointment, with time for every question.'],
        ['Decide', 'Nothing is agreed before you have seen it.'],
      ]),
    },
    about: {
      title: 'Who we are',
      body: [
        `${name} lists ${things} and answers questions about each of them.`,
        'What is known stands in the list. What is not, we find out.',
      ],
    },
    faq: {
      title: 'Before you ask',
      items: items([
        [`Can I see a ${one} before I decide?`, 'Yes. Choose one, name a day, and we answer.'],
        [
          'Is everything on the list still to be had?',
          'Ask about the one you mean, and you hear how it stands.',
        ],
        ['What if none of them fits?', 'Tell us what you are looking for.'],
        ['Who answers?', `${name}, by mail or telephone.`],
      ]),
    },
    booking: {
      title: viewing,
      lede: 'Say which one, and when it would suit you. You get an answer, not an automatic reply.',
      actions: [{ label: viewing, href: 'booking' }],
    },
    contact: {
      title: 'Which one is it?',
      lede: `Name the ${one}, and say how and when to reach you.`,
    },
    cta: { title: `Is there a ${one} you would like to see?`, lede: 'Name it, and suggest a day.' },
  };
}

/** What is told of one house, and of no list of them. */
const ofOneHouse = new Set<SectionPlan['type']>(['amenities', 'areas', 'booking']);

/** What only the copy of a near trade puts beside a list, and the prompt may have asked for. */
const borrowed = new Set(['gallery', 'pricing', 'testimonials', 'rooms', 'story', 'team', 'values', 'features', 'hours', 'stats']); // prettier-ignore

/** A house that lists things of one sort, whichever they are: its filters work, and its pages speak of the list. */
export function heedListings(plan: SitePlan): SitePlan {
  const { brief } = plan;
  if (plan.language !== 'en' || !brief.sections.some(({ value }) => value === 'listings')) return plan;
  const facets = tellFacets(brief.prompt);
  const fitted = facets === brief.prompt ? plan : { ...plan, brief: { ...brief, prompt: facets } };
  const things = (brief.offer?.value ?? '').toLowerCase();
  const isLed = things !== '' && brief.sections[0]?.value === 'listings' && /\blistings?\b/iu.test(brief.prompt.slice(0, things.length + 24)); // prettier-ignore
  // "Holiday cottage listings": many houses, and not the one that such a site usually is for.
  const isLet = plan.kind === 'hotel' && /s$/iu.test(things);
  if ((plan.kind !== 'unknown' && !isLet) || !isLed) return withViewing(fitted);
  const asked = new Set(brief.sections.map(({ value }) => value));
  const words = isLet ? lettingWords(plan.name, things) : wordsFor(plan, things);
  const usualLabel = plan.action?.label;
  const quoted = brief.quotes.some(({ value }) => value.use === 'button');
  const one = singular(things);
  const label = asked.has('booking')
    ? viewingOf(brief.prompt)
    : `Ask about ${isLet ? 'your dates' : `a ${one}`}`;
  const relabel = <Held extends { readonly label: string }>(action: Held): Held =>
    !quoted && action.label === usualLabel ? { ...action, label } : action;
  const change = (section: SectionPlan): readonly SectionPlan[] => {
    const { type, content } = section;
    if (borrowed.has(type) && !asked.has(type) && !(type === 'hours' && brief.hours)) return [];
    if (isLet && ofOneHouse.has(type) && !asked.has(type)) return [];
    if (type === 'hero')
      return [
        {
          ...section,
          content: {
            ...content,
            title: `Find your ${one}`,
            lede: `${capitalise(things)} from ${plan.name}, each with what is known about it. Narrow the list, then ask ${isLet ? 'for your dates' : 'to see one'}.`,
          },
        },
      ];
    const told = words[type];
    if (!told) return [section];
    const { actions } = content;
    // The heading of a page says what it is about already.
    return [{ ...section, content: { ...told, ...(actions ? { actions } : {}), ...(content.fields ? { fields: content.fields } : {}), ...(type === 'contact' && content.items ? { items: content.items } : {}) } }]; // prettier-ignore
  };
  const pages = fitted.pages
    .map((page, at): PagePlan => ({
      ...page,
      description:
        at === 0
          ? `${capitalise(things)} from ${plan.name}: narrow the list, and ask ${isLet ? 'for your dates' : 'to see one'}.`
          : `${page.title}: ${plan.name}, ${things}.`,
      sections: page.sections
        .flatMap(change)
        .map((section) =>
          section.type === 'page-header' && section.content.lede
            ? { ...section, content: { title: section.content.title } }
            : section,
        ),
    }))
    .filter(({ sections }, at) => at === 0 || sections.some(({ type }) => type !== 'page-header'));
  const relabelled = pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) =>
      section.content.actions
        ? { ...section, content: { ...section.content, actions: section.content.actions.map(relabel) } }
        : section,
    ),
  }));
  const listed = { ...fitted, pages: relabelled, action: fitted.action && relabel(fitted.action) };
  return isLet && brief.pages.length === 0 ? onOnePage(listed) : listed;
}
