import type { Brief, ListedItem } from '@/domain/site/brief';
import type { SectionContent } from '../content';
import { factsLeft, heedTold } from '../kinds/general/general-shelf';
import { freeId } from '../free-id';
import { withFacts } from './list-facts';
import type { PagePlan, SectionPlan, SitePlan } from '../site-plan';
import {
  factsTitle,
  speakAloneAbroad,
  tellOwnWords,
  tellRestAbroad,
  untoldFactsAbroad,
} from '../abroad/told-facts-abroad';
import { answerTo, askedQuestions, kinship, toldSentences } from './told-sentences';
import { usualAnswer } from '../usual-answer';
import type { Words } from '../words/words';

const closing = new Set<string>(['faq', 'contact', 'form', 'cta', 'map', 'hours', 'newsletter', 'booking']);

const listing = new Set<string>(['rooms', 'menu', 'products', 'services', 'pricing', 'tickets', 'team']);

const saidOf = (plan: SitePlan): string =>
  JSON.stringify([
    plan.name,
    plan.tagline,
    plan.action,
    plan.contact,
    plan.pages.map(({ title, sections }) => [title, sections.map(({ content }) => content)]),
  ]);

/** Questions of the prompt with what it tells about them, in place of the first made-up ones. */
export function answer(plan: SitePlan, told: readonly string[], words: Words): SitePlan {
  const asked = askedQuestions(plan.brief);
  if (asked.length === 0) return plan;
  const items = asked.map((title, nth) => ({
    title,
    text: answerTo(title, told) ?? usualAnswer(title, nth, [], words),
  }));
  const tell = (content: SectionContent): SectionContent => ({
    ...content,
    items: [
      ...items,
      ...(content.items ?? []).filter(({ title }) =>
        asked.every((question) => kinship(question, title) === 0),
      ),
    ].slice(0, Math.max(items.length, content.items?.length ?? 0)),
  });
  const hasFaq = plan.pages.some(({ sections }) => sections.some(({ type }) => type === 'faq'));
  const pages = plan.pages.map((page, at): PagePlan => {
    const isLast = at === plan.pages.length - 1;
    const sections = page.sections.map((section) =>
      section.type === 'faq' ? { ...section, content: tell(section.content) } : section,
    );
    if (hasFaq || !isLast) return { ...page, sections };
    const ids = sections.map(({ id }) => id);
    const faq: SectionPlan = {
      type: 'faq',
      id: freeId('faq', ids),
      variant: 'list',
      ground: sections.at(-1)?.ground === 'surface' ? 'page' : 'surface',
      content: { title: words.sections.faq, items },
      behaviours: [],
    };
    return { ...page, sections: [...sections, faq] };
  });
  return { ...plan, pages };
}

/** Sentences told of one listed thing ("The Pantry is a single room.") stand under it. */
export function tellOfThings(plan: SitePlan, told: readonly string[]): SitePlan {
  const names = plan.brief.items.map(({ value }) => value.name);
  const about = new Map<string, string>();
  for (const sentence of told) {
    const [name, ...others] = names.filter((one) => one.length > 3 && sentence.includes(one));
    if (name && others.length === 0 && sentence.startsWith(name) && !about.has(name))
      about.set(name, sentence);
  }
  if (about.size === 0) return plan;
  const pages = plan.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      if (!listing.has(section.type) || !section.content.items) return section;
      const items = section.content.items.map((item) => {
        const text = about.get(item.title);
        return text && (!item.text || item.sample) ? { ...item, text } : item;
      });
      return { ...section, content: { ...section.content, items } };
    }),
  }));
  return { ...plan, pages };
}

/** The page that speaks of what a sentence is about; the first one when none does. */
function pageFor(sentence: string, pages: readonly PagePlan[]): number {
  const akin = pages.map(({ title, sections }) => {
    const things = sections
      .filter(({ type }) => listing.has(type))
      .flatMap(({ content }) => (content.items ?? []).map((item) => item.title))
      .filter((name) => name.length > 3 && sentence.includes(name));
    return 3 * kinship(title, sentence) + things.length;
  });
  const best = Math.max(...akin.slice(1), 0);
  return best > 0 ? akin.indexOf(best, 1) : 0;
}

const goodToKnow = 'Good to know';

/** Short facts stand as a list with ticks, near the end of the first page. */
const listOf = (facts: readonly string[], page: PagePlan, { language }: Brief): PagePlan =>
  withFacts(page, facts, factsTitle(language.value) ?? goodToKnow, closing);

function textOf(body: readonly string[], page: PagePlan, words: Words, isTold: boolean): PagePlan {
  const ids = page.sections.map(({ id }) => id);
  const end = page.sections.findIndex(({ type }, at) => at > 0 && closing.has(type));
  const at = end < 0 ? page.sections.length : end;
  const extra: SectionPlan = {
    type: 'text',
    id: freeId('text', ids),
    variant: 'letter',
    ground: page.sections[at - 1]?.ground === 'surface' ? 'page' : 'surface',
    content: {
      title: isTold ? goodToKnow : words.sections.text,
      body,
    },
    behaviours: [],
  };
  return { ...page, sections: [...page.sections.slice(0, at), extra, ...page.sections.slice(at)] };
}

/**
 * The last law of a plan: what the prompt states, quotes or lists stands on the site to the letter. What no section has
 * taken is said in a section of its own, on the page that it is about or else on the first.
 */
export function keepWords(planned: SitePlan, words: Words): SitePlan {
  const own = tellOwnWords(keepPrices(planned, words), words);
  const kept = keepSentences(own.language === 'en' ? own : tellRestAbroad(own, saidOf(own), words), words);
  return kept.language === 'en' ? heedTold(kept) : speakAloneAbroad(kept);
}

/** Things of the brief that stand nowhere yet, or stand without their price. */
function untold(plan: SitePlan): readonly ListedItem[] {
  const said = saidOf(plan).toLowerCase();
  const isSaid = (text: string) => said.includes(JSON.stringify(text.toLowerCase()).slice(1, -1));
  return plan.brief.items
    .map(({ value }) => value)
    .filter(
      // A figure stands apart from what it counts.
      ({ name, price, section }) =>
        section !== 'stats' && (!isSaid(name) || (price !== undefined && !isSaid(price))),
    );
}

/** Prices that no section has taken stand as a list of prices on the first page. */
export function keepPrices(plan: SitePlan, words: Words): SitePlan {
  const [home, ...others] = plan.pages;
  const priced = untold(plan).filter(({ price }) => price !== undefined);
  const hasApp = plan.pages.some(({ sections }) => sections.some(({ type }) => type === 'app'));
  if (!home || hasApp || priced.length < 2 || home.sections.some(({ type }) => type === 'pricing'))
    return plan;
  const items = priced.map(({ name, price, note }) => ({
    title: name.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()),
    ...(price === undefined ? {} : { price }),
    ...(note === undefined ? {} : { note }),
  }));
  const end = home.sections.findIndex(({ type }, at) => at > 0 && closing.has(type));
  const at = end < 0 ? home.sections.length : end;
  const extra: SectionPlan = {
    type: 'pricing',
    id: freeId(
      'pricing',
      home.sections.map(({ id }) => id),
    ),
    variant: items.length > 5 ? 'board' : 'lines',
    ground: home.sections[at - 1]?.ground === 'surface' ? 'page' : 'surface',
    content: { title: words.sections.pricing, items },
    behaviours: [],
  };
  const sections = [...home.sections.slice(0, at), extra, ...home.sections.slice(at)];
  return { ...plan, pages: [{ ...home, sections }, ...others] };
}

/** A week that nobody told says no days: it gives way to those that are told, "lessons Monday to Saturday". */
function withoutSampleDays(plan: SitePlan): SitePlan {
  const { hours, items } = plan.brief;
  if (hours !== null || items.some(({ value }) => value.when !== undefined)) return plan;
  const pages = plan.pages.map((page) => ({
    ...page,
    sections: page.sections.filter(({ type }) => type !== 'timetable' && type !== 'hours'),
  }));
  return { ...plan, pages };
}

function keepSentences(planned: SitePlan, words: Words): SitePlan {
  const { brief } = planned;
  const told = brief.language.value === 'en' && brief.spoken === 'en' ? toldSentences(brief.prompt) : [];
  const hasApp = planned.pages.some(({ sections }) => sections.some(({ type }) => type === 'app'));
  const plan =
    hasApp || brief.language.value !== 'en' || brief.spoken !== 'en'
      ? planned
      : answer(tellOfThings(planned, told), told, words);
  const said = saidOf(plan);
  const isSaid = (text: string) => said.includes(JSON.stringify(text).slice(1, -1));
  const missing = [
    ...told.filter((text) => !isSaid(text)),
    ...brief.quotes
      .filter(({ value }) => value.use !== 'empty' && !isSaid(value.text))
      .map(({ value }) => value.text),
    ...untold(plan).map(({ name, price }) => [name, price].filter(Boolean).join(' ')),
  ];
  if (plan.pages.length === 0 || hasApp) return plan;
  const isEnglish = brief.language.value === 'en' && brief.spoken === 'en';
  const everything = `${isEnglish ? saidOf(withoutSampleDays(plan)) : said} ${missing.join(' ')}`;
  const facts = isEnglish ? factsLeft(brief, everything) : untoldFactsAbroad(brief, everything);
  const isOwed = (missing.length > 0 && isEnglish) || facts.some((fact) => fact.endsWith('.'));
  if (!isEnglish && missing.length > 0) {
    const told = tellMissing(plan, missing, words, isEnglish);
    const [home, ...others] = told.pages;
    return home && facts.length > 0 ? { ...told, pages: [listOf(facts, home, brief), ...others] } : told;
  }
  if (!isOwed && facts.length === 0) return plan;
  if (!isOwed) {
    const beside = facts.length === 1 ? tellInStory(plan, facts[0] ?? '') : null;
    if (beside) return beside;
    const [home, ...others] = plan.pages;
    return home ? { ...plan, pages: [listOf(facts, home, brief), ...others] } : plan;
  }
  // "Bring the kit" beside "I bring the kit, 40,000 songs and myself": the half goes with the whole.
  const whole = missing.filter(
    (text) => !facts.some((fact) => fact.toLowerCase().includes(text.toLowerCase().replace(/[.!]$/u, ''))),
  );
  missing.splice(0, missing.length, ...whole);
  missing.push(...facts.map((fact) => (fact.endsWith('.') ? fact : `${fact}.`)));
  return tellMissing(plan, missing, words, isEnglish);
}

/** "Sinds 1994": a few words go with the first line of the site. */
function tellInHero(plan: SitePlan, fact: string): SitePlan | null {
  const [home, ...others] = plan.pages;
  const hero = home?.sections.find(({ type }) => type === 'hero');
  const lede = hero?.content.lede;
  if (!home || !hero || lede === undefined || fact.split(' ').length > 5 || !/\d/u.test(fact)) return null;
  const told = { ...hero, content: { ...hero.content, lede: `${lede} ${fact}.` } };
  return {
    ...plan,
    pages: [{ ...home, sections: home.sections.map((one) => (one === hero ? told : one)) }, ...others],
  };
}

/** "Seit 1956 in Familienhand" stands in place of "Seit 1956.". */
const withFact = (body: readonly string[], fact: string): string[] =>
  body.some((line) => fact.startsWith(line.replace(/\.$/u, '')))
    ? body.map((line) => (fact.startsWith(line.replace(/\.$/u, '')) ? `${fact}.` : line))
    : [...body, `${fact}.`];

/** One fact by itself is no list: it goes with what the house says of itself, where it says something. */
function tellInStory(plan: SitePlan, fact: string): SitePlan | null {
  const isStory = ({ type, content }: SectionPlan): boolean =>
    (type === 'story' || type === 'about') && content.body !== undefined;
  // "Con urgencias": no sentence, and nothing a story says.
  if (plan.brief.language.value === 'en' || !(/\d/u.test(fact) || fact.split(' ').length > 3)) return null;
  if (!plan.pages.some(({ sections }) => sections.some(isStory))) return tellInHero(plan, fact);
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) =>
        isStory(section)
          ? { ...section, content: { ...section.content, body: withFact(section.content.body ?? [], fact) } }
          : section,
      ),
    })),
  };
}

/** Words that no section has taken, each on the page that it is about or else on the first. */
function tellMissing(plan: SitePlan, missing: readonly string[], words: Words, isEnglish: boolean): SitePlan {
  const owed = new Map<number, string[]>();
  for (const text of new Set(missing)) {
    const at = pageFor(text, plan.pages);
    owed.set(at, [...(owed.get(at) ?? []), text]);
  }
  return {
    ...plan,
    pages: plan.pages.map((page, at) => {
      const body = owed.get(at);
      return body ? textOf(body, page, words, isEnglish && body.every((text) => text.endsWith('.'))) : page;
    }),
  };
}
