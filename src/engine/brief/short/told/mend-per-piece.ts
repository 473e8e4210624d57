import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const sum = String.raw`[£$€]\s?\d[\d,.]*\d|[£$€]\s?\d`;
const what = new RegExp(
  String.raw`(?<price>${sum})\s(?:an?|per)\s(?<what>(?!(?:half|full|whole|single|private|group|standard)\s)\p{L}[\p{L}’'-]*\s(?:session|lesson|class|visit|group|party|walk|ride|game|ticket|place|workshop|evening|morning|tour))(?![\p{L}])`,
  'giu',
);
const amount = /^\sfor\s(?<n>two|three|four|five|six|eight|ten|twelve|\d{1,3})(?=[,.;\n]|\sand\s|\s?$)/iu;

/** "£7 a toddler session" is the price of one, and "tealights £6 for eight" that of eight. */
export function mendPerPiece(brief: Brief): Brief {
  const { prompt } = brief;
  if (brief.language.value !== 'en') return brief;
  const told = [...prompt.matchAll(what)].map(({ 0: all, index, groups }): Slot<ListedItem> => ({
    value: { section: 'pricing', name: capitalise(groups?.['what'] ?? ''), price: groups?.['price'] ?? '' },
    spans: [{ start: index, end: index + all.length }],
  }));
  const isTold = ({ value, spans }: Slot<ListedItem>): boolean =>
    value.price !== undefined &&
    told.some(
      (one) =>
        (one.value.price === value.price || value.price?.startsWith(`${one.value.price ?? ''} `) === true) &&
        spans.some((span) => one.spans.some(({ start, end }) => span.start < end && span.end > start - 40)),
    );
  const items = brief.items
    .filter((item) => !isTold(item))
    .map((item) => {
      const { price } = item.value;
      const at = price === undefined ? -1 : prompt.indexOf(price, item.spans[0]?.start ?? 0);
      const n =
        price === undefined || at < 0
          ? undefined
          : amount.exec(prompt.slice(at + price.length))?.groups?.['n'];
      return n === undefined ||
        item.value.name.includes(n) ||
        (item.value.note ?? '').includes(n) ||
        !/^[£$€]\s?[\d.,]+$/u.test(price ?? '') ||
        item.value.section === 'rooms'
        ? item
        : { ...item, value: { ...item.value, price: `${price ?? ''} for ${n}` } };
    });
  return {
    ...brief,
    items: joined(
      prompt,
      [...items, ...told].map((item) => named(prompt, item)),
    ),
  };
}

const behind =
  /^\sfor\s(?:an?\s)?(?<what>(?:two|three|four|five|six|ten|\d{1,2})\s(?:visits|walks|lessons|sessions|classes|nights)(?:\sa\s(?:day|week|month))?|(?<=an?\s)(?:\p{L}[\p{L}-]*\s){0,2}(?:pass|ticket|box|bundle|pack|card|day|course|jar|bag|bunch|loaf|tray|set|basket|voucher|membership))(?=[,.;\n]|\sand\s|\s?$)/iu;

/** "£24 for a five-day pass": what it buys stands behind the sum, and not before it. */
function named(prompt: string, item: Slot<ListedItem>): Slot<ListedItem> {
  const { price, name } = item.value;
  const at = price === undefined ? -1 : prompt.indexOf(price);
  const what =
    price === undefined || at < 0
      ? undefined
      : behind.exec(prompt.slice(at + price.length))?.groups?.['what'];
  return what === undefined || name.toLowerCase().includes(what.toLowerCase())
    ? item
    : {
        ...item,
        value: {
          ...item.value,
          section: item.value.section === 'services' ? 'pricing' : item.value.section,
          name: capitalise(what),
        },
      };
}

/** "Weddings, funerals and care homes £260": one price for the whole row. */
function joined(prompt: string, items: readonly Slot<ListedItem>[]): readonly Slot<ListedItem>[] {
  const before = (item: Slot<ListedItem>): Slot<ListedItem> | undefined => {
    const start = item.spans[0]?.start ?? 0;
    if (
      item.value.price === undefined ||
      !/\sand\s/u.test(item.value.name) ||
      !/,\s$/u.test(prompt.slice(0, start))
    )
      return undefined;
    return items.find(
      ({ value, spans }) =>
        value.price === undefined && value.when === undefined && spans.some(({ end }) => end + 2 === start),
    );
  };
  const gone = new Set(items.map(before));
  return items
    .filter((item) => !gone.has(item))
    .map((item) => {
      const first = before(item);
      return first === undefined
        ? item
        : { ...item, value: { ...item.value, name: `${capitalise(first.value.name)}, ${item.value.name}` } };
    });
}
