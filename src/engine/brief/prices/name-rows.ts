import type { ListedItem, Slot } from '@/domain/site/brief';
import { cleanName } from '../names/clean-name';
import type { Reading } from '../reading';

const size =
  /^(?<thing>.*\s)?(?<size>(?:extra )?(?:small|medium|large|regular|half|full|single|double|king|mini|midi|maxi|standard|family))$/iu;
const row =
  /^\s?(?:depending on|according to|based on|for|in)\s(?:the\s)?(?<list>\p{L}[^.;:\n()]{4,80}?)(?=[.;:\n)]|$)/iu;
/** What sending costs is said beside the goods, not sold with them. */
const sending =
  /^(?:(?:uk|eu|flat|standard|local) )?(?:postage|delivery|shipping|p&p|p and p|post)(?: and packing)?$/iu;
/** "Shipping €6 in Spain, €14 to the EU": where it is sent to is no thing. */
const place = /^(?:in|to|within|inside|outside|for|abroad|worldwide|international|overseas|anywhere)\b/iu;
const behindSending = /\b(?:postage|delivery|shipping|p&p)\b(?:[^.;\n]|\.\d)*$/iu;
const isAside = ({ text }: Reading, { value, spans }: Slot<ListedItem>): boolean =>
  value.section === 'products' &&
  value.price !== undefined &&
  place.test(value.name) &&
  behindSending.test(text.slice(0, spans[0]?.start));

/** What is collected for, or has been: no price of anything. */
const sum =
  /^(?:our |the |fundraising )?(?:target|goal|aim|raised|total|so far|raised so far|prize fund|budget)$/iu;

/**
 * Priced things whose names stand apart from their prices: "£95, £105, £130 a night depending on low, mid and high
 * season", "filter small £2 large £2.80". A sum that is collected ("target £5,000") is none.
 */
export function nameRows(reading: Reading, items: readonly Slot<ListedItem>[]): Slot<ListedItem>[] {
  return nameSizes(nameSeasons(reading, items)).filter((item) => {
    const { value } = item;
    if (isAside(reading, item)) return false;
    return (
      value.price === undefined ||
      !(sum.test(value.name) || (value.section === 'products' && sending.test(value.name)))
    );
  });
}

function nameSeasons(reading: Reading, items: readonly Slot<ListedItem>[]): Slot<ListedItem>[] {
  const named = [...items];
  for (let first = 0; first < items.length; first += 1) {
    let last = first;
    const isSame = (at: number): boolean =>
      items[at]?.value.price !== undefined &&
      items[at]?.value.name === items[first]?.value.name &&
      /^\s?(?:,|\/|or|and|,\s?(?:or|and))\s?$/u.test(
        reading.text.slice(items[at - 1]?.spans.at(-1)?.end ?? 0, items[at]?.spans.at(-1)?.start ?? 0),
      );
    while (isSame(last + 1)) last += 1;
    if (last === first) continue;
    const end = items[last]?.spans.at(-1)?.end ?? 0;
    const match = row.exec(reading.text.slice(end, end + 120));
    const after = namesOf(match?.groups?.['list'] ?? '');
    const count = last - first + 1;
    const names =
      match && after.length === count
        ? after
        : measuresBefore(reading.text.slice(0, items[first]?.spans.at(-1)?.start ?? 0), count);
    if (names.length === count)
      for (const [index, name] of names.entries()) {
        const item = items[first + index];
        const span = item?.spans.at(-1);
        if (item && span)
          named[first + index] = {
            value: { ...item.value, name },
            spans: [
              match && names === after && index === names.length - 1
                ? { start: span.start, end: end + match[0].length }
                : span,
            ],
          };
      }
    first = last;
  }
  // What stood in the list of names is no thing of its own.
  const rows = named.flatMap(({ spans, value }, at) => (items[at]?.value.name === value.name ? [] : spans));
  return named.filter(
    (item, at) =>
      items[at]?.value.name !== item.value.name ||
      !item.spans.some((span) => rows.some(({ start, end }) => span.start >= start && span.end <= end)),
  );
}

const unit = String.raw`\d+(?:\.\d+)?\s?(?:km|k|miles?|mi|hours?|hrs?|min(?:ute)?s?|days?|nights?|weeks?|litres?|ml|kg|g|inch(?:es)?|cm)`;
const measures = new RegExp(
  String.raw`${unit}(?:\s?(?:,|\/|\bor\b|\band\b|,\s(?:and|or))\s?${unit})+`,
  'giu',
);

/** "three routes 60km, 100km, 160km. entry £35 / £45 / £55": as many measures before as there are prices. */
function measuresBefore(text: string, count: number): string[] {
  const list = [...text.slice(-160).matchAll(measures)].at(-1)?.[0].match(new RegExp(unit, 'giu')) ?? [];
  return list.length === count ? list : [];
}

/** "low, mid and high season": each with the noun of the last. */
function namesOf(list: string): string[] {
  const pieces = list.split(/,\s(?:and\s|or\s)?|\s(?:and|or)\s|\//u).map((piece) => piece.trim());
  const noun = /\s(?<noun>\p{L}+)$/u.exec(pieces.at(-1) ?? '')?.groups?.['noun'];
  const isShared = noun !== undefined && pieces.slice(0, -1).every((piece) => !/\s/u.test(piece));
  return pieces
    .map((piece, at) => (isShared && at < pieces.length - 1 ? `${piece} ${noun}` : piece))
    .map((piece) => cleanName(piece).replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()));
}

/** "filter small £2 large £2.80": the further size is of the same thing. */
function nameSizes(items: readonly Slot<ListedItem>[]): Slot<ListedItem>[] {
  let thing = '';
  const sizeOf = (
    item: Slot<ListedItem> | undefined,
  ): Readonly<Record<string, string | undefined>> | undefined =>
    item?.value.price === undefined || item.value.section === 'rooms'
      ? undefined
      : size.exec(item.value.name)?.groups;
  return items.map((item, at) => {
    const groups = sizeOf(item);
    if (!groups) {
      thing = '';
      return item;
    }
    const own = groups['thing']?.trim();
    if (own !== undefined && own !== '') {
      const next = sizeOf(items[at + 1]);
      thing = next && next['thing'] === undefined ? own : '';
      if (thing === '') return item;
      return { ...item, value: { ...item.value, name: `${own}, ${groups['size']}` } };
    }
    return thing === ''
      ? item
      : { ...item, value: { ...item.value, name: `${thing}, ${groups['size']?.toLowerCase()}` } };
  });
}
