import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

/** "מחמצת ופוקצ'ה", "تمر وعسل": two words, the second with its "and" written onto it; words that begin with that letter stay. */
const two = /^(?<one>[\p{L}'"״׳]{3,})\s(?:ו|و(?!رد|رق|رش|جب|صف))(?<other>[\p{L}'"״׳]{3,})$/u;

/** "לומדים: חלה, מחמצת ופוקצ'ה": in letters that join the "and" to its word, the last two of a row are two. */
export function lastTwoJoined(brief: Brief): Brief {
  if (brief.spoken !== 'he' && brief.spoken !== 'ar') return brief;
  const isNext = ({ spans: [span], value }: Slot<ListedItem>): boolean =>
    brief.items.some(
      (other) =>
        other.value.section === value.section &&
        other.spans[0] !== undefined &&
        span !== undefined &&
        span.start - other.spans[0].end === 2,
    );
  return {
    ...brief,
    items: brief.items.flatMap((item): Slot<ListedItem>[] => {
      const { name, price, when, note } = item.value;
      const found = price ?? when ?? note ?? (isNext(item) ? two.exec(name)?.groups : undefined);
      return typeof found === 'object'
        ? [found['one'], found['other']].flatMap((one) =>
            one === undefined ? [] : [{ ...item, value: { ...item.value, name: one } }],
          )
        : [item];
    }),
  };
}
