import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';

const sum = String.raw`[£€$]\s?\d+(?:[.,]\d{1,2})?`;
/** What a price is counted by is nothing that is sold: "£12 an hour". */
const units = String.raw`(?:hours?|half[- ]hours?|days?|nights?|weeks?|months?|years?|minutes?|sessions?|persons?|people|heads?|classes|class|lessons?|visits?|terms?|pp|pitch)`;
// "£60 for a simple break, £110 for more than four pieces"; of "£60 for two" nobody knows of what.
const counted = String.raw`(?:one|two|three|four|five|six|seven|eight|ten|twelve|both|each|all|it|them|everyone|members?)`;
const each = String.raw`(?:an?|per)\s(?!${units}\b)\p{Ll}[\p{L}-]*(?:\s(?!and\b|or\b)\p{Ll}[\p{L}-]*){0,2}`;
const forThat = String.raw`for\s(?:(?:an?|the)\s)?(?!${units}\b|${counted}\b)\p{Ll}[\p{L}-]*(?:\s(?!and\b|or\b)\p{Ll}[\p{L}-]*){0,4}`;
const row = String.raw`(?<![\p{L}\d])${sum}\s(?:${each}|${forThat})`;
const rows = new RegExp(String.raw`${row}(?:(?:,\s(?:and\s)?|\sand\s)${row})+`, 'u');
const one = new RegExp(
  String.raw`(?<price>${sum})\s(?:an?|per|for(?:\s(?:an?|the))?)\s(?<name>\p{Ll}[^,£€$]*?)(?=,|\sand\s[£€$]|$)`,
  'gu',
);

/** "£4 a knife and £12 a mower blade": each sum with what it is for, as a row of its own. */
export function mendSumFirst(brief: Brief): Brief {
  const found = /[£€$]/u.test(brief.prompt) ? rows.exec(brief.prompt) : null;
  if (!found) return brief;
  const span: Span = { start: found.index, end: found.index + found[0].length };
  const isOutside = ({ spans }: Slot<unknown>): boolean =>
    spans.length === 0 || spans.some(({ start, end }) => end <= span.start || start >= span.end);
  const told = [...found[0].matchAll(one)].map(({ groups, index, 0: text }): Slot<ListedItem> => {
    const name = groups?.['name'] ?? '';
    const start = span.start + index;
    return {
      value: {
        name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
        price: groups?.['price'] ?? '',
        section: 'pricing',
      },
      spans: [{ start, end: start + text.length }],
    };
  });
  const sums = new Set(told.map(({ value }) => value.price));
  return {
    ...brief,
    items: [...brief.items.filter((item) => isOutside(item) && !sums.has(item.value.price)), ...told],
    phrases: brief.phrases.filter(isOutside),
  };
}
