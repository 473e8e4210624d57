import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { readToldChoices, type ToldChoice } from '../../compose/behaviours/read-shop-choices';

const kinds: ReadonlySet<string> = new Set(['shop', 'product']);
/** A shop of one ware has as many things as there are scents or flavours of it. */
const sorts = /^(?:scent|fragrance|flavou?r)$/iu;
const touches = (span: Span, { start, end }: Span): boolean => span.start < end && span.end > start;
const inside = (choice: ToldChoice, { spans }: Slot<unknown>): boolean =>
  spans.some((one) => touches(one, choice));
const amountOf = (price: string): number => Number(price.replace(/[^\d.]/gu, ''));

/** The lowest price of a choice that has some, with "from" where there are others. */
function lowest(choices: readonly ToldChoice[]): Pick<ListedItem, 'price' | 'priceLead'> {
  const prices = choices.flatMap(({ options }) => options.flatMap(({ price }) => price ?? []));
  const [first] = prices.toSorted((one, other) => amountOf(one) - amountOf(other));
  if (first === undefined) return {};
  return { price: first, ...(new Set(prices).size > 1 ? { priceLead: 'from' } : {}) };
}

/** "shop page with 10 toys" of a maker of toys: so many things on the shelf. */
function countGoods(brief: Brief): Brief {
  const goods =
    brief.offer?.value
      .toLowerCase()
      .replace(/\s(?:web)?(?:shop|store|boutique)$/u, '')
      .split(' ')
      .at(-1) ?? '';
  const isGoods = (thing: string): boolean => thing === goods || thing === `${goods}s`;
  if (brief.kind.value !== 'shop' || brief.counts.some(({ value }) => value.thing === 'products'))
    return brief;
  return {
    ...brief,
    counts: brief.counts.map((slot) =>
      isGoods(slot.value.thing) ? { ...slot, value: { ...slot.value, thing: 'products' } } : slot,
    ),
  };
}

/** "with a price under each": what things cost stands with them, and no plans stand beside them. */
const withoutPriceList = (brief: Brief): Brief =>
  brief.kind.value !== 'shop' ||
  brief.items.some(({ value }) => value.section === 'pricing') ||
  /\b(?:subscri\p{L}+|price ?list|wholesale|plans|memberships?|packages|tiers|bundles)\b/iu.test(brief.prompt)
    ? brief
    : { ...brief, sections: brief.sections.filter(({ value }) => value !== 'pricing') };

/**
 * "Sizes: small £12, large £26", "scents: fig, cedar": in what a ware is sold. Sizes are no wares; scents of one ware are the
 * wares of its shop, each from the price of the smallest.
 */
export function mendVariants(read: Brief): Brief {
  if (!kinds.has(read.kind.value)) return read;
  const brief = withoutPriceList(countGoods(read));
  const choices = readToldChoices(brief.prompt);
  if (choices.length === 0) return brief;
  const isVariant = (slot: Slot<unknown>): boolean => choices.some((choice) => inside(choice, slot));
  if (brief.kind.value === 'product') {
    // On the page of one product each size is what can be ordered.
    const items = brief.items.map((item) =>
      isVariant(item)
        ? {
            ...item,
            value: { ...item.value, name: item.value.name.replace(/^(?:\p{L}+\s)?sizes?[:,]?\s/iu, '') },
          }
        : item,
    );
    return { ...brief, items };
  }
  const others = brief.items.filter((item) => !isVariant(item));
  const wares = others.filter(({ value }) => value.section === 'products');
  const price = lowest(choices);
  const sort = choices.find(({ label }) => sorts.test(label));
  const made =
    sort && wares.length === 0
      ? sort.options.map(({ name, price: own }): Slot<ListedItem> => ({
          value: { section: 'products', name, ...(own === undefined ? price : { price: own }) },
          spans: [{ start: sort.start, end: sort.end }],
        }))
      : [];
  return {
    ...brief,
    items: [
      ...others.map((item) =>
        wares.includes(item) && item.value.price === undefined
          ? { ...item, value: { ...item.value, ...price } }
          : item,
      ),
      ...made,
    ],
    parts: brief.parts.filter(
      (part) =>
        !(isVariant(part) || (sort && made.length > 0 && sorts.test(part.value.title.replace(/s$/u, '')))),
    ),
    phrases: brief.phrases.filter((phrase) => !isVariant(phrase)),
    counts: brief.counts.filter((count) => count.value.thing === 'products' || !isVariant(count)),
  };
}
