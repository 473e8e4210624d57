import type { Brief, Slot } from '@/domain/site/brief';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';

/** Kinds that a shop with a cart is read as by one word of what it sells: plants, a thing. */
const nearby: ReadonlySet<SiteKind> = new Set(['florist', 'unknown', 'product']);
const shop = /\b(?:shop|store|web ?shop|e-?shop|boutique)\b/iu;
const flowers = /\b(?:florists?|flowers?|bouquets?|blooms?)\b/iu;
const sold: ReadonlySet<SectionType> = new Set(['products', 'menu', 'product-detail']);

/** "£15 per cart", "pony cart rides": nothing that wares lie in. */
const onWheels =
  /\b(?:per|each|every|pony|dog|donkey|horse|golf|hand|push|soapbox|coffee|food|ice cream)\s$/iu;

/**
 * Where a prompt asks for a cart or a checkout something lies on a shelf: a "plant shop online" is a shop, and whatever else has a
 * cart shows what goes into it.
 */
export function mendSoldOnline(read: Brief): Brief {
  const isTill = <T>({ spans }: Slot<T>): boolean =>
    !spans.some(({ start }) => onWheels.test(read.prompt.slice(0, start)));
  const brief: Brief = {
    ...read,
    sections: read.sections.filter((one) => one.value !== 'cart' || isTill(one)),
    behaviours: read.behaviours.filter((one) => one.value !== 'cart' || isTill(one)),
  };
  const tills = [...brief.sections, ...brief.behaviours].filter(
    ({ value, spans }) => (value === 'cart' || value === 'checkout') && spans.length > 0,
  );
  const [till] = tills;
  if (!till || brief.excluded.some(({ value }) => value === 'cart' || value === 'products')) return brief;
  const called = `${brief.offer?.value ?? ''} ${brief.prompt.slice(0, 60)}`;
  // "we harvest dulse and sell it online: dulse £4.50, kelp £6": whatever else they do, what is priced lies on a shelf.
  const isSelling =
    brief.kind.value === 'unknown' &&
    /\b(?:sell|selling|sold)\b/iu.test(brief.prompt) &&
    brief.items.filter(({ value }) => value.price !== undefined).length > 1;
  const kind: Slot<SiteKind> =
    isSelling || (nearby.has(brief.kind.value) && shop.test(called) && !flowers.test(brief.prompt))
      ? { ...brief.kind, value: 'shop' }
      : brief.kind;
  const priced = brief.items.filter(({ value }) => value.price !== undefined);
  // "we harvest dulse …: dulse 40g £4.50": told once more with its price.
  const isPricedToo = ({ value }: Brief['items'][number]): boolean =>
    value.price === undefined &&
    value.section === 'products' &&
    priced.some((one) => ` ${one.value.name.toLowerCase()} `.includes(` ${value.name.toLowerCase()} `));
  // "ten beers" in an online shop lie on its shelf: nothing is served.
  const isServed = kind.value !== 'shop' || /\bmenus?\b/iu.test(brief.prompt);
  const isOnCard = <T>({ value }: Slot<T>): boolean => !isServed && value === 'menu';
  const isShown = brief.sections.some(({ value }) => sold.has(value));
  return {
    ...brief,
    kind,
    counts: brief.counts.map((count) =>
      !isServed && count.value.thing === 'menu'
        ? { ...count, value: { ...count.value, thing: 'products' } }
        : count,
    ),
    items: brief.items.filter((item) => !isPricedToo(item)),
    sections: isShown
      ? brief.sections.filter((one) => !isOnCard(one))
      : [...brief.sections, { value: 'products', spans: till.spans }],
  };
}
