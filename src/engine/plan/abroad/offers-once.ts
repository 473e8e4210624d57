import type { SectionType } from '@/domain/site/vocabulary';
import type { ContentItem } from '../content';
import type { PagePlan, SectionPlan, SitePlan } from '../site-plan';
import { findWords } from '../words/find-words';

const flat = (text: string): string => text.toLowerCase().trim();
const offered = new Set<SectionType>(['services', 'menu', 'products', 'pricing', 'rooms', 'tickets']);
/** Reasons and beliefs. */
const reasons = new Set<SectionType>(['values', 'features']);
const framing = new Set<SectionType>(['page-header', 'cta']);
const fewest = 2;

const itemsOf = ({ content }: SectionPlan): readonly ContentItem[] => content.items ?? [];

/** What is done for money is nothing that somebody believes in: reasons that only say the offers again go. */
function dropFalseReasons(plan: SitePlan): SitePlan {
  const asked = new Set(plan.brief.sections.map(({ value }) => value));
  const sold = new Set(
    plan.pages
      .flatMap(({ sections }) => sections)
      .filter(({ type }) => offered.has(type))
      .flatMap(itemsOf)
      .map(({ title }) => flat(title)),
  );
  const isEcho = (section: SectionPlan): boolean =>
    reasons.has(section.type) &&
    !asked.has(section.type) &&
    itemsOf(section).length > 0 &&
    itemsOf(section).every(({ title, text }) => (text ?? '') === '' && sold.has(flat(title)));
  const isAsked = plan.brief.pages.length > 0;
  const pages = plan.pages
    .map((page) => ({ ...page, sections: page.sections.filter((section) => !isEcho(section)) }))
    // A page that only said the offers again says nothing.
    .filter(
      ({ sections }, at) =>
        at === 0 ||
        isAsked ||
        sections.length === plan.pages[at]?.sections.length ||
        sections.some(({ type }) => !framing.has(type)),
    );
  return { ...plan, pages };
}

/** Services and their prices on one page are one list: what each costs stands behind it. */
function joinPrices(page: PagePlan, isAsked: boolean): PagePlan {
  const services = page.sections.find(({ type }) => type === 'services');
  const pricing = page.sections.find(({ type }) => type === 'pricing');
  if (!services || !pricing || isAsked) return page;
  const prices = new Map(itemsOf(pricing).map((item) => [flat(item.title), item]));
  const listed = itemsOf(services);
  const titles = new Set(listed.map(({ title }) => flat(title)));
  const isSame =
    prices.size >= fewest &&
    (pricing.content.body ?? []).length === 0 &&
    [...prices.values()].every(
      ({ title, text, list, sample }) => titles.has(flat(title)) && !text && !list && sample !== true,
    );
  if (!isSame) return page;
  const items = listed.map((item) => {
    const price = prices.get(flat(item.title))?.price;
    return price === undefined ? item : { ...item, price };
  });
  return {
    ...page,
    sections: page.sections.flatMap((section) =>
      section === pricing
        ? []
        : [section === services ? { ...section, content: { ...section.content, items } } : section],
    ),
  };
}

const goods = new Set<SectionType>(['products', 'menu', 'rooms', 'tickets']);
/** What stands on the shelf is no service as well. */
function goodsNoServices(plan: SitePlan): SitePlan {
  const isAsked = plan.brief.sections.some(({ value, spans }) => value === 'services' && spans.length > 0);
  const shelf = new Set(
    plan.pages
      .flatMap(({ sections }) => sections.filter(({ type }) => goods.has(type)))
      .flatMap(itemsOf)
      .map(({ title }) => flat(title)),
  );
  if (isAsked || shelf.size === 0) return plan;
  const pages = plan.pages.map((page) => ({
    ...page,
    sections: page.sections.flatMap((section): SectionPlan[] => {
      if (section.type !== 'services') return [section];
      const items = itemsOf(section).filter(({ title }) => !shelf.has(flat(title)));
      if (items.length === itemsOf(section).length) return [section];
      return items.length === 0 ? [] : [{ ...section, content: { ...section.content, items } }];
    }),
  }));
  return {
    ...plan,
    pages: pages.filter(
      ({ sections }, at) =>
        at === 0 ||
        sections.length === plan.pages[at]?.sections.length ||
        sections.some(({ type }) => !framing.has(type)),
    ),
  };
}

/** The same services on another page bear the same prices. */
const withPrices = (page: PagePlan, prices: ReadonlyMap<string, string>): PagePlan => ({
  ...page,
  sections: page.sections.map((section) => {
    if (section.type !== 'services' || page.sections.some(({ type }) => type === 'pricing')) return section;
    const items = itemsOf(section).map((item) => {
      const price = item.price ?? prices.get(flat(item.title));
      return price === undefined ? item : { ...item, price };
    });
    return { ...section, content: { ...section.content, items } };
  }),
});

/** Each offer of a house once on a page, with what it costs, and never as a reason or a belief. */
export function sayOffersOnce(plan: SitePlan): SitePlan {
  const isAsked = plan.brief.sections.some(({ value, spans }) => value === 'pricing' && spans.length > 0);
  const lean = goodsNoServices(dropFalseReasons(plan));
  const pages = lean.pages.map((page) => joinPrices(page, isAsked));
  if (isAsked) return { ...lean, pages };
  const prices = new Map(
    pages
      .flatMap(({ sections }) => sections.filter(({ type }) => type === 'services'))
      .flatMap(itemsOf)
      .flatMap(({ title, price }) => (price === undefined ? [] : [[flat(title), price] as const])),
  );
  return { ...lean, pages: pages.map((page) => withPrices(page, prices)) };
}

const lists: readonly SectionType[] = ['menu', 'products', 'pricing', 'services', 'rooms', 'tickets'];

/** What was told with a price and stands nowhere is the last of the list with prices. */
export function tellLostPrices(plan: SitePlan): SitePlan {
  const said = JSON.stringify(plan.pages).toLowerCase();
  const lost = plan.brief.items.filter(({ value: { name, price, when } }) => {
    const isSaid = said.includes(JSON.stringify(flat(name)).slice(1, -1));
    return price !== undefined && when === undefined && !isSaid && !said.includes(flat(price));
  });
  const known = new Set(
    plan.pages
      .flatMap(({ sections }) => sections)
      .filter((section) => itemsOf(section).some(({ price }) => price !== undefined))
      .map(({ type }) => type),
  );
  const home = lists.find((type) => known.has(type));
  if (lost.length === 0 || home === undefined) return plan;
  const rows = lost.map(({ value: { name, price } }): ContentItem => ({
    title: name.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()),
    ...(price === undefined ? {} : { price }),
  }));
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) =>
        section.type === home
          ? { ...section, content: { ...section.content, items: [...itemsOf(section), ...rows] } }
          : section,
      ),
    })),
  };
}

const goals: readonly SectionType[] = [
  'products',
  'menu',
  'pricing',
  'timetable',
  'portfolio',
  'events',
  'volunteer',
  'donation',
  'booking',
  'quote',
];

/** "Ver todo" of services that no page has: the button leads to what there is. */
export function aimAtWhatIs(plan: SitePlan): SitePlan {
  const there = new Set(plan.pages.flatMap(({ sections }) => sections.map(({ type }) => type)));
  if (there.has('services')) return plan;
  const goal = goals.find((type) => there.has(type));
  const { actions } = findWords(plan.language);
  const labels: Partial<Record<SectionType, string>> = {
    menu: actions.seeMenu,
    pricing: actions.seePrices,
    portfolio: actions.seeWork,
    volunteer: actions.join,
    donation: actions.donate,
    booking: actions.book,
    quote: actions.getQuote,
  };
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => {
        const told = section.content.actions;
        if (!told?.some(({ href }) => href === 'services')) return section;
        const own = told.flatMap((action) => {
          if (action.href !== 'services') return [action];
          return goal === undefined ? [] : [{ label: labels[goal] ?? action.label, href: goal }];
        });
        return { ...section, content: { ...section.content, actions: own } };
      }),
    })),
  };
}
