import type { SiteKind } from '@/domain/site/vocabulary';
import { isAppKind } from '../../app-kinds';
import type { ContentItem } from '../../content';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';
import { tellsPrices, toldOffers } from '../../told/told-offers';

/** Kinds whose offers are dishes, rooms, plans or lessons, and have a section of their own. */
const otherwise: ReadonlySet<SiteKind> = new Set([
  'restaurant', 'cafe', 'bar', 'bakery', 'hotel', 'saas', 'mobile-app', 'product', 'event', 'course', 'gym', 'yoga', 'real-estate',
  'blog', 'cv', 'docs', 'link-in-bio',
]); // prettier-ignore

const listing: ReadonlySet<string> = new Set([
  'pricing',
  'services',
  'tickets',
  'curriculum',
  'products',
  'menu',
]);
const measure = /^(?:per|by the|an?)\s/iu;
/** "Adults £6, children £3": who pays what to come in is nothing to choose from. */
const visitor =
  /^(?:adults?|child(?:ren)?|kids|infants|toddlers|seniors?|pensioners?|students?|concessions?|famil(?:y|ies)|locals|carers?|(?:under|over)[- ]\d+s?)(?:\stickets?)?$/iu;
const fold = (text: string): string => text.toLowerCase().trim();

const itemsOf = ({ content }: SectionPlan): readonly ContentItem[] => content.items ?? [];

/** A row as the services show it: what the copy knows of the very thing stays, a button of the price list does not. */
function rowOf(title: string, shown: readonly ContentItem[]): ContentItem {
  const same = shown.filter((item) => fold(item.title) === fold(title));
  const own = same.find(({ text }) => text !== undefined) ?? same[0];
  const price = same.find((item) => item.price !== undefined)?.price;
  return {
    title: (own?.title ?? title).replace(/^re-(?=\p{Ll})/u, 'Re-'),
    ...(own?.text === undefined ? {} : { text: own.text }),
    ...(own?.art === undefined ? {} : { art: own.art }),
    ...(own?.sample === undefined ? {} : { sample: own.sample }),
    ...(price === undefined ? {} : { price }),
  };
}

/**
 * What a short prompt lists as its offers, with a price or "on quote", are the services of the business, all of them and nothing
 * made up beside them.
 */
export function heedToldOffers(plan: SitePlan): SitePlan {
  const { brief } = plan;
  if (otherwise.has(plan.kind) || isAppKind(plan.kind) || !tellsPrices(brief)) return plan;
  const told = toldOffers(brief);
  const sections = plan.pages.flatMap((page) => page.sections);
  const shown = sections.filter(({ type }) => listing.has(type)).flatMap(itemsOf);
  const onShelf = new Set(
    sections
      .filter(({ type }) => type === 'products')
      .flatMap((section) => itemsOf(section).map(({ title }) => fold(title))),
  );
  const rows = told
    .filter(({ name }) => !onShelf.has(fold(name)))
    // "Per metre", "By the hour": a measure is a price, and no service, unless nothing else is told.
    .filter(({ name }) => !measure.test(name) || told.every((one) => measure.test(one.name)))
    .map(({ name, price, priceLead }) => {
      const row = rowOf(name, shown);
      return row.price === undefined && price !== undefined
        ? { ...row, price: priceLead === undefined ? price : `${priceLead} ${price}` }
        : row;
    });
  if (rows.length < 2 || rows.every(({ title }) => visitor.test(title))) return plan;
  const asked = brief.counts.find(({ value }) => value.thing === 'services')?.value.count ?? 0;
  const change = (section: SectionPlan): SectionPlan =>
    section.type !== 'services' || asked > rows.length
      ? section
      : { ...section, content: { ...section.content, items: rows } };
  const pages = plan.pages.map((page): PagePlan => ({ ...page, sections: page.sections.map(change) }));
  return { ...plan, pages };
}
