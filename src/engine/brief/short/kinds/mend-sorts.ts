import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';

const sorts =
  /(?<![\p{L}])(?:(?:\d{1,2}|two|three|four|five|six|seven|eight|our|all)\s)?(?:flavou?rs|scents|varieties|blends|roasts|strengths|heats|infusions|recipes)\s*(?::|\s[–—-]\s|\()\s*(?<list>[^.;:\n()]{3,200})/iu;
const shortest = 2;
const longest = 40;
const each = /\beach\b|\b(?:a|per) (?:can|bottle|jar|bag|bar|pack|tin|box|piece)\b/iu;
const touches = (span: Span, { start, end }: Span): boolean => span.start < end && span.end > start;

/** "Three flavours: Hazelnut, Mocha, Vanilla" of one thing that is sold: each is what can be ordered, at the price told for one. */
export function mendSorts(brief: Brief): Brief {
  const found = brief.kind.value === 'product' ? sorts.exec(brief.prompt) : null;
  const list = found?.groups?.['list'];
  if (!found || list === undefined) return brief;
  const from = found.index + found[0].indexOf(list, found[0].length - list.length - 1);
  const whole: Span = { start: found.index, end: from + list.length };
  const named = [
    ...list.matchAll(
      /(?:^|,|\sand\s|\sor\s|&|\/)\s*(?<name>[\p{L}\d][^,/&]*?)(?=\s*(?:,|\sand\s|\sor\s|&|\/|$))/giu,
    ),
  ].flatMap(({ index, 0: piece, groups }) => {
    const name = groups?.['name']?.replace(/^(?:and|or)\s/iu, '') ?? '';
    const start = from + index + piece.length - name.length;
    return name.length >= shortest && name.length <= longest
      ? [{ name, span: { start, end: start + name.length } }]
      : [];
  });
  if (named.length < 2) return brief;
  const inList = ({ spans }: Slot<unknown>): boolean => spans.some((span) => touches(span, whole));
  const isOne = ({ value }: Slot<ListedItem>): boolean => value.price !== undefined && each.test(value.price);
  const one = brief.items.find(isOne)?.value.price;
  const items = named.map(({ name, span }): Slot<ListedItem> => ({
    value: {
      section: 'products',
      name: name.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()),
      ...(one === undefined ? {} : { price: one }),
    },
    spans: [span],
  }));
  const isShelf = brief.sections.some(({ value }) => value === 'products');
  return {
    ...brief,
    sections:
      one === undefined && !isShelf
        ? [...brief.sections, { value: 'products' as const, spans: [whole] }]
        : brief.sections,
    items: [...brief.items.filter((item) => !inList(item) && !isOne(item)), ...items],
    parts: brief.parts.filter((part) => !inList(part)),
    phrases: brief.phrases.filter((phrase) => !inList(phrase)),
    counts: brief.counts.filter((count) => !inList(count)),
  };
}
