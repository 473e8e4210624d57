import type { SectionType } from '@/domain/site/vocabulary';
import type { ContentItem } from '../content';
import type { PagePlan, SectionPlan, SitePlan } from '../site-plan';

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
  const lean = dropFalseReasons(plan);
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
