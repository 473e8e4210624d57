import type { ListedItem, Slot } from '@/domain/site/brief';
import type { Reading } from '../reading';

const eachWord =
  /\b(?:from|ab|desde|vanaf|each|every|all|jeweils|jede[rs]?|chacune?|cada|ciascun[oa]|elk|ieder|każd[ya]|her biri)\b/iu;

/** "three rooms: A, B, C. Each from €80": one price for all that was listed before it. */
export function priceAll(
  reading: Reading,
  priced: readonly Slot<ListedItem>[],
  listed: readonly Slot<ListedItem>[],
): Slot<ListedItem>[] {
  const shared = priced.find((item) => item.spans.length === 1);
  const at = shared?.spans[0]?.start ?? 0;
  const before = listed.filter(
    (item) =>
      item.value.section === shared?.value.section &&
      at - (item.spans[0]?.end ?? 0) > 0 &&
      at - (item.spans[0]?.end ?? 0) < 160,
  );
  const last = before.at(-1)?.spans[0]?.end ?? 0;
  const price = shared?.value.price;
  if (price === undefined || before.length < 2 || !eachWord.test(reading.text.slice(last, at)))
    return [...priced, ...listed];
  return [
    ...priced.filter((item) => item !== shared),
    ...listed.map((item) => (before.includes(item) ? { ...item, value: { ...item.value, price } } : item)),
  ];
}
