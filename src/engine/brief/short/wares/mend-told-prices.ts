import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const sum = String.raw`[£$€]?\s?\d[\d,.]*\d|[£$€]?\s?\d`;
const unit = 'week|night|day|hour|half[- ]day|month|term|session|class|lesson|head|person|couple|year';
const range = new RegExp(
  String.raw`\b(?:prices?|rates?|hire|it costs|costs?|we charge|i charge|fees?)?\s?(?:are|is|start|starts|starting|range|ranges)?\s?from\s(?<low>${sum})\s?(?:a|per|\/)\s?(?<unit>${unit})(?<early>\s(?:in|on|at)\s(?:the\s)?\p{L}+)?(?:\s(?:up\s)?to\s(?<high>${sum})(?:\s?(?:a|per|\/)\s?(?:${unit}))?(?<late>\s(?:in|on|at)\s(?:the\s)?\p{L}+)?)?(?=[,.;!]|\s(?:and|plus|including|incl|with)\b|$)`,
  'iu',
);

const tidy = (text: string): string => text.replace(/\s/gu, '').replace(/[.,]$/u, '');

/** "prices from 690 a week in spring to 1450 in august": what a week costs, in the cheapest and in the dearest part of the year. */
export function mendRanges(brief: Brief): Brief {
  const { prompt, items } = brief;
  if (items.some(({ value }) => value.price !== undefined) || !/from\s\W?\s?\d/iu.test(prompt)) return brief;
  const found = range.exec(prompt);
  const { low, high, early, late, unit: per } = found?.groups ?? {};
  if (!found || low === undefined || per === undefined) return brief;
  const spans = [{ start: found.index, end: found.index + found[0].length }];
  const rowOf = (price: string, when: string | undefined): Slot<ListedItem> => ({
    value: {
      section: 'pricing',
      name: capitalise(`a ${per.toLowerCase()}${when === undefined ? '' : ` ${when.trim()}`}`),
      price: tidy(price),
      priceLead: 'from',
    },
    spans,
  });
  const dearest = high === undefined ? [] : [rowOf(high, late ?? '')];
  const rows = [rowOf(low, early), ...dearest].map((row, at): Slot<ListedItem> => {
    if (at === 0) return row;
    const { priceLead: _lead, ...value } = row.value;
    return {
      ...row,
      value: { ...value, name: late === undefined ? `${value.name.trim()} at most` : value.name },
    };
  });
  return { ...brief, items: [...items, ...rows] };
}

const counted = /^(?:two|three|four|five|six|seven|eight|\d)\s(?<what>\p{L}+(?:\s\p{L}+)?)s$/iu;
const ordinals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** "three rooms, £9 £12 and £15 an hour": each has its own price, and all of them are by the hour. */
export function mendCounted(brief: Brief): Brief {
  const rows = brief.items.filter(({ value }) => value.price !== undefined && counted.test(value.name));
  const [first] = rows;
  const what = first ? counted.exec(first.value.name)?.groups?.['what'] : undefined;
  if (!first || what === undefined || rows.length < 2) return brief;
  if (rows.some(({ value }) => value.name !== first.value.name)) return brief;
  const per = rows
    .map(({ value }) => /\s(?:an?|per)\s\p{L}+$/iu.exec(value.price ?? '')?.[0])
    .find((told) => told !== undefined);
  const noun = what.toLowerCase().split(' ').at(-1) ?? what;
  return {
    ...brief,
    items: brief.items.map((item): Slot<ListedItem> => {
      const at = rows.indexOf(item);
      if (at < 0) return item;
      const price = item.value.price ?? '';
      return {
        ...item,
        value: {
          ...item.value,
          name: capitalise(`${noun} ${ordinals[at] ?? String(at + 1)}`),
          price: per !== undefined && /^[£$€]?\d[\d.,]*$/u.test(price) ? `${price}${per}` : price,
        },
      };
    }),
  };
}

const takesPlace =
  /(?:\s|^)(?:evenings?|nights?|readings?|workshops?|classes|talks?|tastings?|(?:story|rhyme|knit|craft)[- ]?times?|book (?:clubs?|groups?)|signings?|gigs?|open mics?)$/iu;

/** "author evenings" in a bookshop: what takes place there lies on no shelf. */
export const mendShelves = (brief: Brief): Brief =>
  brief.kind.value === 'shop'
    ? {
        ...brief,
        items: brief.items.map((item): Slot<ListedItem> =>
          item.value.section === 'products' &&
          item.value.price === undefined &&
          takesPlace.test(item.value.name)
            ? { ...item, value: { ...item.value, section: 'amenities' } }
            : item,
        ),
      }
    : brief;

const perPerson =
  /^(?<name>\p{L}.{2,60}?)[\s:]\s?(?<price>[£$€]?\d{1,4}(?:\.\d\d)?)\s?(?<per>pp|p\.p\.|each person|a head|(?:a|per)\s(?:weekend|day|night|hour|week|session|person|head|class|lesson))$/iu;

/** "guided 4 hr ride with cake 55pp": what it costs for each of them. */
export function mendPerPerson(brief: Brief): Brief {
  const { prompt } = brief;
  let from = 0;
  const found = prompt.split(/(?<=[,;\n])\s|\.\s/u).flatMap((part): Slot<ListedItem>[] => {
    const start = prompt.indexOf(part, from);
    from = start + part.length;
    const text = part.replace(/[,;.\s]+$/u, '').replace(/^(?:and|plus)\s/iu, '');
    const groups = text.length > 90 ? undefined : perPerson.exec(text)?.groups;
    const isBare = !/^[£$€]/u.test(groups?.['price'] ?? '') || /^p/iu.test(groups?.['per'] ?? '');
    return groups &&
      isBare &&
      !/^(?:from|only|just|about|around|for|at|is|are)\b/iu.test(groups['name'] ?? '')
      ? [
          {
            value: {
              section: 'pricing',
              name: capitalise(groups['name'] ?? ''),
              price: groups['price'] ?? '',
              note: /^p\.?p\.?$/iu.test(groups['per'] ?? '') ? 'per person' : (groups['per'] ?? ''),
            },
            spans: [{ start, end: start + text.length }],
          },
        ]
      : [];
  });
  const isInside = (slot: Slot<unknown>): boolean =>
    slot.spans.some((one) =>
      found.some(({ spans: [span] }) => span && one.start < span.end && one.end > span.start),
    );
  if (found.length === 0 || brief.items.some((item) => item.value.price !== undefined && isInside(item)))
    return brief;
  return {
    ...brief,
    phrases: brief.phrases.filter((phrase) => !isInside(phrase)),
    items: [...brief.items.filter((item) => !isInside(item)), ...found].toSorted(
      (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
    ),
  };
}
