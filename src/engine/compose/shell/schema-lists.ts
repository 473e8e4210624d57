import type { ContentItem } from '../../plan/content';
import type { SitePlan } from '../../plan/site-plan';
import type { SectionType } from '@/domain/site/vocabulary';
import { groupItems } from '../layouts/parts';
import { readAmount } from '../layouts/read-amount';
import { readCurrency } from '../sections/cart';

/** A node of JSON-LD. */
export type SchemaNode = Readonly<Record<string, unknown>>;

type Listed = { readonly title: string; readonly items: readonly ContentItem[] };

/** What the sections of some types list, as far as the prompt told it: nothing that was written to fill the page. */
function listedIn(plan: SitePlan, types: readonly SectionType[]): Listed[] {
  const seen = new Set<string>();
  const prompt = plan.brief.prompt.toLowerCase();
  return plan.pages.flatMap(({ sections }) =>
    sections.flatMap(({ type, content }) => {
      if (!types.includes(type)) return [];
      const items = (content.items ?? []).filter(({ title, sample }) => {
        const isTold = sample !== true && title.trim() !== '' && prompt.includes(title.trim().toLowerCase());
        const isNew = isTold && !seen.has(title);
        if (isNew) seen.add(title);
        return isNew;
      });
      return items.length > 0 ? [{ title: content.title, items }] : [];
    }),
  );
}

const pricedTypes: readonly SectionType[] = ['menu', 'products', 'services', 'pricing', 'rooms', 'tickets'];

/** The card of a kitchen or bar with its groups; null when none was told. */
export function writeMenuNode(plan: SitePlan): SchemaNode | null {
  const [menu] = listedIn(plan, ['menu']);
  if (!menu) return null;
  const node = (item: ContentItem): SchemaNode => ({
    '@type': 'MenuItem',
    name: item.title,
    ...(item.text ? { description: item.text } : {}),
    ...priceOf(plan, item, 'offers'),
  });
  const groups = groupItems(menu.items);
  const isGrouped = groups.some(({ group }) => group !== null);
  return {
    '@type': 'Menu',
    name: menu.title,
    ...(isGrouped
      ? {
          hasMenuSection: groups.map(({ group, items }) => ({
            '@type': 'MenuSection',
            name: group ?? menu.title,
            hasMenuItem: items.map(node),
          })),
        }
      : { hasMenuItem: menu.items.map(node) }),
  };
}

/** What is offered, with its price where one is known; null when nothing was told. */
export function writeOffersNode(plan: SitePlan, types: readonly SectionType[]): SchemaNode | null {
  const lists = listedIn(plan, types);
  const [first] = lists;
  if (!first) return null;
  return {
    '@type': 'OfferCatalog',
    name: first.title,
    itemListElement: lists
      .flatMap(({ items }) => items)
      .slice(0, 40)
      .map((item) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': types.includes('products') ? 'Product' : 'Service',
          name: item.title,
          ...(item.text ? { description: item.text } : {}),
        },
        ...priceOf(plan, item, null),
      })),
  };
}

/** People who were named in the prompt. */
export function writePeopleNodes(plan: SitePlan): SchemaNode[] {
  return listedIn(plan, ['team', 'speakers', 'teacher'])
    .flatMap(({ items }) => items)
    .map((item) => ({
      '@type': 'Person',
      name: item.title,
      ...(item.note ? { jobTitle: item.note } : {}),
    }));
}

/** Pieces of writing that were named in the prompt. */
export function writePostNodes(plan: SitePlan): SchemaNode[] {
  return listedIn(plan, ['posts'])
    .flatMap(({ items }) => items)
    .map((item) => ({
      '@type': 'BlogPosting',
      headline: item.title,
      ...(item.text ? { description: item.text } : {}),
    }));
}

/** From the cheapest to the dearest of what was told with a price; null with fewer than two. */
export function writePriceRange(plan: SitePlan): string | null {
  const priced = listedIn(plan, pricedTypes)
    .flatMap(({ items }) => items)
    .flatMap(({ price }) => {
      const amount = price ? readAmount(price) : null;
      return price && amount !== null ? [{ price, amount }] : [];
    })
    .sort((one, other) => one.amount - other.amount);
  const [least, most] = [priced[0], priced.at(-1)];
  return least && most && least.amount < most.amount ? `${least.price} – ${most.price}` : null;
}

function priceOf(plan: SitePlan, item: ContentItem, under: 'offers' | null): SchemaNode {
  const amount = item.price ? readAmount(item.price) : null;
  if (!item.price || amount === null) return {};
  const price = { price: String(amount), priceCurrency: readCurrency(pricesOf(plan)) };
  return under ? { [under]: { '@type': 'Offer', ...price } } : price;
}

function pricesOf(plan: SitePlan): string[] {
  return plan.pages.flatMap(({ sections }) =>
    sections.flatMap(({ content }) => (content.items ?? []).map(({ price }) => price ?? '')),
  );
}
