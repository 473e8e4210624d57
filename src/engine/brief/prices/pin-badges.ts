import type { ListedItem, Slot } from '@/domain/site/brief';
import type { Reading } from '../reading';
import type { ReadQuote } from '../parts/tell-quotes';

const popular =
  /(?:^|[\s(,])(?<badge>(?:most|our most) popular|best ?seller|best value|recommended|favou?rite)\s?(?:is|:|=|–|-)\s?(?<name>[\p{L}\p{N}][\p{L}\p{N} '’&-]{1,40})/giu;

/** "(most popular: Team)": the badge of the item named after it; a note that says nothing else goes. */
function pinNamed(reading: Reading, items: Slot<ListedItem>[]): Slot<ListedItem>[] {
  const told = [...reading.text.matchAll(popular)].map(({ groups, index, 0: all }) => ({
    span: { start: index, end: index + all.length },
    badge: (groups?.['badge'] ?? '').replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()),
    name: (groups?.['name'] ?? '').trim().toLowerCase(),
  }));
  if (told.length === 0) return items;
  return items.map((item) => {
    const own = told.find(({ name }) => name === item.value.name.toLowerCase());
    const isNote =
      item.value.note !== undefined &&
      /^(?:most popular|best ?seller|best value|recommended)\s?[:=–-]/iu.test(item.value.note);
    const { note, ...rest } = item.value;
    return {
      spans: own ? [...item.spans, own.span] : item.spans,
      value: {
        ...rest,
        ...(isNote || note === undefined ? {} : { note }),
        ...(own ? { badge: own.badge } : {}),
      },
    };
  });
}

/** Gives a quoted badge ("Most popular") to the item named before it. */
export function pinBadges(
  reading: Reading,
  items: Slot<ListedItem>[],
  quotes: readonly ReadQuote[],
): Slot<ListedItem>[] {
  return pinNamed(reading, items).map((item, _at, all) => {
    const badge = quotes.find((quote) => {
      if (quote.use !== 'badge') return false;
      const before = reading.text.slice(Math.max(0, quote.outer.start - 80), quote.outer.start).toLowerCase();
      const owner = all
        .map((one) => [one, before.lastIndexOf(one.value.name.toLowerCase())] as const)
        .reduce((best, next) => (next[1] > best[1] ? next : best));
      return owner[1] >= 0 && owner[0] === item;
    });
    return badge
      ? { value: { ...item.value, badge: badge.text }, spans: [...item.spans, badge.inner] }
      : item;
  });
}
