import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

/** "I'm Ruth and I make beeswax candles", "We carve spoons": what is made by those who speak, as things one can buy. */
const making =
  /(?:^|[.!?,]\s|\band\s)(?:[Ii]|[Ww]e)\s(?:hand)?(?:make|knit|sew|weave|carve|turn|throw|forge|craft|crochet|print|bind|blow|dye|pour|felt|quilt|embroider|whittle|hand-?make|sell)\s(?!(?:the|this|that|it|you|your|sure|them|people|a|an)\b)(?:\p{L}[\p{L}'’-]*\s){0,3}?(?<thing>\p{L}[\p{L}'’-]*s|pottery|jewellery|jewelry|soap|knitwear|cheese|honey|furniture|millinery|ceramics|stationery|leather|lace|silver|glass)\b/u;
const served =
  /\b(?:an? |per |\/)\s?(?:hour|hr|day|night|session|visit|month|week|year|person|head|mile|class|lesson)\b|^from\b/iu;
/** "thesis binding £35, bible repair from £90": work on what somebody brings lies on no shelf. */
const worked =
  /(?:^|\s)(?:repairs?|restorations?|(?:re-?)?bind(?:ing|s)?|servic(?:e|ing)|mending|cleaning|tuning|fitting|restoring|sharpening|engraving|framing|re-?\p{L}{3,}ing|lessons?|courses?|workshops?|hire|commissions?|consultations?|alterations?|refits?)$/iu;
const isThing = ({ value }: Slot<ListedItem>): boolean =>
  value.price !== undefined &&
  !worked.test(value.name) &&
  value.when === undefined &&
  (value.section === null || value.section === 'pricing' || value.section === 'products') &&
  !served.test(value.price);

/** Two things and more, each with its sum, by somebody who makes such: a shelf to buy from, and no list of services. */
export function mendHandmade(brief: Brief): Brief {
  if (brief.kind.value !== 'unknown' || !making.test(brief.prompt)) return brief;
  const priced = brief.items.filter(({ value }) => value.price !== undefined);
  if (priced.length < 2 || !priced.every(isThing)) return brief;
  const noCart = brief.excluded.some(({ value }) => (value as string) === 'cart');
  return {
    ...brief,
    kind: { value: 'shop', spans: [] },
    items: brief.items.map((item) =>
      isThing(item) ? { ...item, value: { ...item.value, section: 'products' as const } } : item,
    ),
    behaviours:
      noCart || brief.behaviours.some(({ value }) => value === 'cart')
        ? brief.behaviours
        : [...brief.behaviours, { value: 'cart', spans: [] }],
  };
}
