import type { SectionType } from '@/domain/site/vocabulary';
import { sectionOfTitle } from '../../../brief/parts/section-of-title';
import type { ContentItem } from '../../content';
import { asksForMoney } from '../../groups/asks-for-money';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';
import { invitingAnswer, isTold, stepsLeft, toldIn, withoutClaims } from './made-up-claims';
import type { Told } from './made-up-claims';
import { openInOwnWords } from '../wording/open-in-own-words';
import { stemsOf } from '../../told/told-facts';
import { tellsInDetail } from '../facts/tells-in-detail';

/** What praises or counts, or tells of a past: beside what is told none of it is made up. */
const praising: ReadonlySet<SectionType> = new Set([
  'features', 'story', 'stats', 'testimonials', 'logos', 'timeline', 'events', 'team', 'case-study', 'before-after',
]); // prettier-ignore
/** What can be had there: made-up things yield to those that are told. */
const offering: ReadonlySet<SectionType> = new Set(['services', 'tickets']);
/** What a form lets one choose from. */
const choosing: ReadonlySet<SectionType> = new Set(['quote', 'booking', 'volunteer']);
/** Where usual sentences stand. */
const prose: ReadonlySet<SectionType> = new Set([
  'hero', 'page-header', 'about', 'services', 'process', 'audience', 'venue', 'cta', 'contact', 'volunteer', 'products', 'menu', 'gallery', 'newsletter',
]); // prettier-ignore
/** Who meets or gathers sells nothing: what they do is told, or it stands nowhere. */
const grouped: ReadonlySet<string> = new Set(['nonprofit', 'event']);
/** "Within 40 miles of Lincoln": how far, and nothing that is done. */
const measure = /^(?:within|up to|over|under|from|until|by|near|around)\s/iu;
const framing: ReadonlySet<SectionType> = new Set([
  'hero',
  'page-header',
  'cta',
  'contact',
  'map',
  'newsletter',
]);
const reaching: ReadonlySet<SectionType> = new Set(['contact', 'form', 'booking', 'quote', 'rsvp', 'volunteer', 'checkout']); // prettier-ignore
const beside: ReadonlySet<SectionType> = new Set(['page-header', 'faq', 'process', 'cta']);
const fewestLeft = 3;
const fewestOwn = 1;
const fewestAnswers = 2;

type IsOwn = (item: ContentItem) => boolean;

/** Beside what a short prompt tells in detail, usual copy promises, counts and praises nothing of its own. */
export function heedClaims(plan: SitePlan): SitePlan {
  const { brief } = plan;
  if (!tellsInDetail(brief)) return plan;
  const told = toldIn(brief.prompt);
  const asked = new Set<SectionType>(
    brief.sections.flatMap(({ value }): SectionType[] =>
      value === 'about' || value === 'story' ? ['about', 'story'] : [value],
    ),
  );
  const titles = new Set(brief.pages.map(({ value }) => value.toLowerCase()));
  const isSumTold = (price: string): boolean => {
    const sum = /\d[\d.,]*/u.exec(price)?.[0].replace(/[.,]00$/u, '');
    return sum === undefined || told.text.replace(/(?<=\d),(?=\d)/gu, '').includes(sum.replaceAll(',', ''));
  };
  // "Vaccinations" stays one of the things told where the bank knows it, too.
  const isNamed = (title: string): boolean => told.text.includes(title.toLowerCase());
  const isOwn: IsOwn = ({ sample, price, title }) =>
    price === undefined
      ? (sample !== true || isNamed(title)) && !measure.test(title) && isTold(title, told)
      : isSumTold(price) && (sample !== true || isTold(title, told));
  const sections = plan.pages.flatMap((page) => page.sections);
  const isLeft = ({ type, content }: SectionPlan): boolean =>
    !framing.has(type) && !praising.has(type) && !(offering.has(type) && !(content.items ?? []).some(isOwn));
  // The home page stays one that is worth a visit.
  const canSpare = (plan.pages[0]?.sections ?? []).filter(isLeft).length >= fewestLeft;
  const isOffered = sections.some(
    ({ type, content }) => !praising.has(type) && (content.items ?? []).some((item) => item.price !== undefined && isOwn(item)),
  ); // prettier-ignore
  const isShown = sections.some(
    ({ type, content }) => type === 'portfolio' && (content.items ?? []).filter(isOwn).length > 2,
  );
  const isMadeUp = ({ type, content }: SectionPlan): boolean => {
    const items = content.items ?? [];
    if (type === 'products' && brief.kind.value !== 'shop' && !asked.has(type)) return items.length > 0 && !items.some(isOwn);
    // "Four projects, big pictures": the projects are the pictures, and no other houses were built.
    if (type === 'gallery' && isShown) return items.length > 0 && !items.some(({ title }) => isNamed(title));
    if (asked.has(type)) return false;
    if (type === 'donation') return !asksForMoney(brief.prompt);
    if (type === 'hours') return brief.hours === null;
    if (type === 'newsletter') return true;
    if (type === 'map') return plan.contact.address === null;
    if (type === 'pricing') return items.some(({ price }) => price !== undefined) && !items.some(isOwn);
    if (offering.has(type)) return (isOffered || (canSpare && grouped.has(brief.kind.value))) && items.length > 0 && !items.some(isOwn);
    return praising.has(type) && !items.some(isOwn) && !(content.body ?? []).some((one) => isTold(one, told, 2));
  }; // prettier-ignore
  const things = sections.filter(({ type }) => offering.has(type)).flatMap(({ content }) => (content.items ?? []).filter((item) => isOwn(item) && stemsOf(item.title).every((stem) => told.stems.has(stem)))); // prettier-ignore
  const read = new Set([...brief.items.map(({ value }) => value.name), ...brief.phrases.map(({ value }) => value)].map((one) => one.toLowerCase())); // prettier-ignore
  const priced = new Set(sections.flatMap(({ type, content }) => (type === 'pricing' ? (content.items ?? []) : []).map(({ title }) => title.toLowerCase()))); // prettier-ignore
  const fit = (section: SectionPlan): SectionPlan | null => {
    if (section.type === 'faq') return asked.has('faq') ? section : withAnswers(section, told);
    if (section.type === 'hero')
      return { ...section, content: { ...section.content, ...openInOwnWords(section.content, things, told, brief) } };
    const own = withOwnItems(section, isOwn, ({ title }) => !(asked.has(section.type) || choosing.has(section.type)) || read.has(title.toLowerCase()));
    // "New houses" of somebody who built six, "Online plan" beside its price: one or two usual things that a word calls up are no list.
    const items = own.content.items ?? [];
    const isNews = ({ title, price }: ContentItem): boolean =>
      price !== undefined || (read.has(title.toLowerCase()) && !priced.has(title.toLowerCase()));
    const isStray = offering.has(own.type) && !asked.has(own.type) && items.length > 0 && items.length < 3;
    const named = items.filter(({ title }) => isNamed(title) && !priced.has(title.toLowerCase()));
    if (isStray && canSpare && named.length < 2 && !items.some(isNews)) return null;
    // "Our story": asked for, it stays until its owner tells it.
    return prose.has(own.type) ? (withProse(own, told) ?? (asked.has(own.type) ? own : null)) : own;
  }; // prettier-ignore
  const pages = plan.pages.map((page): PagePlan => {
    // A page for "Our vets" that was asked for shows who they may be.
    const own = titles.has(page.title.toLowerCase()) ? sectionOfTitle(page.title, plan.language, plan.kind) : null;
    const left = page.sections.filter((section) => section.type === own || !isMadeUp(section));
    const kept = left.flatMap((section) => fit(section) ?? []);
    // "Fees" without any: what is left beside them is no page.
    const isBare = page !== plan.pages[0] && left.length < page.sections.length && page.sections.find(({ type }) => type !== 'page-header') !== left.find(({ type }) => type !== 'page-header') && left.every(({ type }) => beside.has(type));
    if (isBare && !titles.has(page.title.toLowerCase())) return { ...page, sections: [] };
    const isEmpty = !kept.some(({ type }) => type !== 'page-header' && type !== 'cta');
    if (isEmpty && titles.has(page.title.toLowerCase())) return page;
    // Over a page whose first section is gone its lines stand no more.
    return { ...page, sections: left.length === page.sections.length ? kept : kept.map((one) => withoutLede(one, told)) };
  }); // prettier-ignore
  // A page of which nothing but its heading is left is none.
  const full = pages.filter(
    (page, at) => at === 0 || page.sections.some(({ type }) => type !== 'page-header' && type !== 'cta'),
  );
  return { ...plan, pages: withReach(withMore(full), plan) };
}

/** Whatever else is left out, there is a way to write. */
function withReach(pages: readonly PagePlan[], { brief }: SitePlan): readonly PagePlan[] {
  const [home, ...others] = pages;
  const has = pages.some((page) => page.sections.some(({ type }) => reaching.has(type)));
  if (!home || has || brief.excluded.some(({ value }) => value === 'contact' || value === 'form'))
    return pages;
  const contact: SectionPlan = { type: 'contact', id: 'contact', variant: 'aside', ground: 'page', content: { title: 'Write to us' }, behaviours: [] }; // prettier-ignore
  return [{ ...home, sections: [...home.sections, contact] }, ...others];
}

function withoutLede(section: SectionPlan, told: Told): SectionPlan {
  const { lede, ...content } = section.content;
  return section.type !== 'page-header' || lede === undefined || isTold(lede, told) ? section : { ...section, content }; // prettier-ignore
}

/** Answered out of the prompt's own prices and hours. */
const ofTold = /^(?:What does it cost|When are you open)\?$/u;

function withAnswers(section: SectionPlan, told: Told): SectionPlan | null {
  const items = (section.content.items ?? []).flatMap((item) => {
    // "Free.": nobody is sent away to ask what it costs.
    if (/\bcosts?\b/iu.test(item.title) && !/\d/u.test(item.text ?? '') && /\bfree\b/u.test(told.text))
      return [];
    const text =
      item.text === undefined ? null : ofTold.test(item.title) ? item.text : invitingAnswer(item.text, told);
    return text === null ? [] : [{ ...item, text }];
  });
  return items.length < fewestAnswers ? null : { ...section, content: { ...section.content, items } };
}

/** An opening and one list are half a page: how it goes and whom to ask are shown there, too. */
function withMore([home, ...others]: readonly PagePlan[]): readonly PagePlan[] {
  if (!home) return others;
  const count = home.sections.filter(({ type }) => type !== 'hero').length;
  const more = ['process', 'about', 'cta'].flatMap(
    (wanted) => others.flatMap(({ sections }) => sections.find(({ type }) => type === wanted) ?? [])[0] ?? [],
  );
  return count > 1 ? [home, ...others] : [{ ...home, sections: [...home.sections, ...more] }, ...others];
}

/** Where some of what is offered is told, nothing is made up beside it; a form that lets nobody choose asks for a message. */
function withOwnItems(section: SectionPlan, isOwn: IsOwn, isRead: IsOwn): SectionPlan {
  const { items, ...content } = section.content;
  if (!items || !(offering.has(section.type) || choosing.has(section.type))) return section;
  const own = items.filter(isOwn);
  // "Slate & Sons" fix "Tiles and slates", a small hotel has a "Small double": one usual thing that shares a word was not told.
  if (own.length === 1 && items.length > 1 && !own.some(isRead) && own.every(({ price, sample }) => price === undefined || sample === true)) return section; // prettier-ignore
  if (own.length >= fewestOwn) return { ...section, content: { ...content, items: own } };
  return section.type === 'volunteer' || section.type === 'quote' ? { ...section, content } : section;
}

function withProse(section: SectionPlan, told: Told): SectionPlan | null {
  const { lede, body, items, ...rest } = section.content;
  const kept = items?.map(({ text, ...item }) => {
    const said = text === undefined ? '' : withoutClaims(text, told);
    return said === '' ? item : { ...item, text: said };
  });
  const paragraphs = body?.map((one) => withoutClaims(one, told)).filter((one) => one !== '');
  if (body && paragraphs?.length === 0 && !kept) return null;
  const said = lede === undefined ? '' : withoutClaims(lede, told);
  return {
    ...section,
    content: {
      ...rest,
      ...(said === '' ? {} : { lede: said }),
      ...(paragraphs && paragraphs.length > 0 ? { body: paragraphs } : {}),
      ...(kept ? { items: section.type === 'process' ? stepsLeft(items ?? [], kept) : kept } : {}),
    },
  };
}
