import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { readToldChoices, type ToldChoice } from '../../../compose/behaviours/read-shop-choices';

const kinds: ReadonlySet<string> = new Set(['shop', 'product', 'unknown']);
/** A shop of one ware has as many things as there are scents or flavours of it. */
const sorts = /^(?:scent|fragrance|flavou?r)$/iu;
const touches = (span: Span, { start, end }: Span): boolean => span.start < end && span.end > start;
const inside = (choice: ToldChoice, { spans }: Slot<unknown>): boolean =>
  spans.some((one) => touches(one, choice));
const amountOf = (price: string): number => Number(price.replace(/[^\d.]/gu, ''));

/** "Vegan doughnut shop": its one ware, by its last word. */
const singular = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s(?:(?:web)?shop|store|stall|van|truck|maker|company|kitchen|bakery)$/u, '')
    .replace(/(?<=[^s])s$/u, '')
    .split(' ')
    .at(-1) ?? '';

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

/** "three colours: charcoal, rust, oat": of one thing its choices are told, where they are no prices. */
const withChoices = (brief: Brief, choices: readonly ToldChoice[]): Brief => ({
  ...brief,
  parts: [
    ...brief.parts,
    ...choices
      .filter(
        (choice) =>
          choice.options.every(({ price }) => price === undefined) &&
          ![...brief.parts, ...brief.items].some((slot) => inside(choice, slot)),
      )
      .map(({ label, options, start, end }) => ({
        value: { title: `${label}s`, isPage: false, lines: options.map(({ name }) => name) },
        spans: [{ start, end }],
      })),
  ],
});

/** "our new product: Loopie … Price £49": what it costs stands under its name. */
const named = (brief: Brief): Brief => {
  const { name, kind } = brief;
  if (kind.value !== 'product' || name === null) return brief;
  return {
    ...brief,
    items: brief.items.map((item) =>
      item.value.price !== undefined &&
      /^(?:(?:new|our) )?(?:product|price|gadget|device|item)$/iu.test(item.value.name)
        ? { ...item, value: { ...item.value, name: name.value } }
        : item,
    ),
  };
};

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
  // "six scents: Fig, Salt and Linen, £18 each": these have their prices, and are the wares already.
  const isWare = (name: string): boolean =>
    brief.items.some(
      ({ value }) => value.price !== undefined && value.name.toLowerCase() === name.toLowerCase(),
    );
  const choices = readToldChoices(brief.prompt).filter(
    ({ label, options }) => !sorts.test(label) || !options.some(({ name }) => isWare(name)),
  );
  if (choices.length === 0) return named(brief);
  const isVariant = (slot: Slot<unknown>): boolean => choices.some((choice) => inside(choice, slot));
  if (brief.kind.value !== 'shop') {
    // On the page of one product each size is what can be ordered.
    const items = brief.items.map((item) =>
      isVariant(item)
        ? {
            ...item,
            value: { ...item.value, name: item.value.name.replace(/^(?:\p{L}+\s)?sizes?[:,]?\s/iu, '') },
          }
        : item,
    );
    return named(withChoices({ ...brief, items }, choices));
  }
  const others = brief.items.filter((item) => !isVariant(item));
  const wares = others.filter(({ value }) => value.section === 'products');
  // "$4 each, box of six $22": what one costs, and packs of it, are no sorts of it.
  const head = singular(brief.offer?.value ?? '');
  const isPack = ({ value }: Slot<ListedItem>): boolean =>
    /^(?:an? )?(?:box|bag|pack|tray|dozen|half dozen|tub|jar|set)\b/iu.test(value.name);
  const isOne = ({ value }: Slot<ListedItem>): boolean =>
    head !== '' && singular(value.name).endsWith(head) && value.price !== undefined;
  const one = wares.find(isOne);
  const price = one?.value.price === undefined ? lowest(choices) : { price: one.value.price };
  const sort = choices.find(({ label }) => sorts.test(label));
  const made =
    sort && wares.every((item) => isPack(item) || item === one)
      ? sort.options.map(({ name, price: own }): Slot<ListedItem> => ({
          value: { section: 'products', name, ...(own === undefined ? price : { price: own }) },
          spans: [{ start: sort.start, end: sort.end }],
        }))
      : [];
  return {
    ...brief,
    items: [
      ...others
        .filter((item) => made.length === 0 || item !== one)
        .map((item) =>
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
