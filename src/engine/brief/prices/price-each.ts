import type { ListedItem, Slot } from '@/domain/site/brief';
import type { Reading } from '../reading';

const row = /(?::|–|—)\s(?<before>(?:[\p{L}\p{N}][\p{L}\p{N}'’& -]{0,39}?,\s){1,30}(?:and\s|or\s)?)$/u;

/** "Fig, Salt, Smoke and Linen, £18 each": after a colon, the price of all of a row; "£32 for two" is no price of the last. */
export function priceEach(reading: Reading, priced: readonly Slot<ListedItem>[]): Slot<ListedItem>[] {
  return priced.flatMap((item, at): Slot<ListedItem>[] => {
    const { name, price, note } = item.value;
    const [span] = item.spans;
    const first = priced[at - 1];
    // "£18 each, £32 for two"
    if (
      first?.value.name === name &&
      /\beach$/u.test(first.value.price ?? '') &&
      /^for \p{L}+$/u.test(note ?? '')
    )
      return [];
    const found =
      span && /\beach$/iu.test(price ?? '')
        ? row.exec(reading.text.slice(Math.max(0, span.start - 400), span.start))
        : null;
    const before = found?.groups?.['before'];
    if (!span || !found || before === undefined) return [item];
    const from = span.start - before.length;
    const others = [...before.matchAll(/(?:and\s|or\s)?(?<entry>[^,]+?),\s/gu)].map(
      ({ 0: whole, groups, index }): Slot<ListedItem> => {
        const entry = groups?.['entry'] ?? '';
        const start = from + index + whole.indexOf(entry);
        return {
          value: {
            ...item.value,
            name: entry.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()),
            price: price?.replace(/\seach$/iu, '') ?? '',
          },
          spans: [{ start, end: start + entry.length }],
        };
      },
    );
    // "Fig, Salt and Linen": the last of a row names two.
    const names = /^(?<one>[^,]{2,30}) and (?<other>[^,]{2,30})$/u.exec(name)?.groups;
    const own = { ...item.value, price: price?.replace(/\seach$/iu, '') ?? '' };
    if (!names) return [...others, { ...item, value: { ...own, name } }];
    const { one = '', other = '' } = names;
    const middle = span.start + one.length;
    return [
      ...others,
      { value: { ...own, name: one }, spans: [{ start: span.start, end: middle }] },
      {
        value: { ...own, name: other },
        spans: [{ start: middle + 5, end: span.end }, ...item.spans.slice(1)],
      },
    ];
  });
}
