import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

/** How a price list says that a sum is told when somebody asks. */
const onAsking = String.raw`(?:(?:price[ds]?\s)?(?:on|by|for a)\s(?:quote|quotation|request|application|enquiry|inquiry|asking|arrangement|referral|commission)|quoted(?:\s(?:individually|separately|for|per job|after .{3,20}|on site))?|poa|p\.o\.a|ask for (?:a )?(?:price|quote)|price on asking)`;
const asked = new RegExp(
  String.raw`^(?:and\s|plus\s|also\s)?(?<name>\p{L}[\p{L}\d '’&/+-]{2,60}?)\s?(?:[-–:]\s?|\s(?:is|are)\s|\s)(?<how>${onAsking})$`,
  'iu',
);
/** What stands in a clause with a sum, and what of it may still be told behind the sum. */
const priced =
  /^(?:and\s|plus\s|also\s)?(?<name>[^£$€]*?)\s?(?:from\s)?(?<sum>(?:[£$€]|\b(?:NZ|AU|US|CA)\$)\s?\d[\d,.]*\d|[£$€]\s?\d)\s(?<tail>\p{L}[\p{L}\d '’-]{2,40})$/iu;
const measure =
  /^(?:an?|per|each|every)\s\p{L}+(?:\s(?:dozen|hour|day|ft|foot|feet|metres?|inch|pair|person|head))?$/iu;
const state =
  /^(?:fitted|installed|supplied|delivered|framed|posted|all in|all[- ]inclusive|including .{3,30}|incl .{3,30}|plus .{3,30}|with .{3,30}|for (?:one|two|three|four|five|six|\d+)(?:\s\p{L}+)?|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)|return|one way|each way)$/iu;
const said =
  /^(?:send|get|ask|write|contact|message|fill|request|click|free|ring|text|email|enquire|we|i|you|they|it|he|she|please|call|open|closed|visits?|appointments?|tours?|viewings?)(?:\s|$)/iu;

type Clause = Span & { readonly text: string };

/** The clauses between commas and full stops, a colon ending one, too; marks inside of figures part none. */
const clausesOf = (prompt: string): readonly Clause[] =>
  [...prompt.matchAll(/(?:[^,;:.\n]|[.,:](?=\d))+/gu)].map(({ 0: text, index }) => {
    const start = index + (/^\s*/u.exec(text)?.[0].length ?? 0);
    return { text: text.trim(), start, end: start + text.trim().length };
  });

const meets = (slot: Slot<unknown>, { start, end }: Span): boolean =>
  slot.spans.some((one) => one.start < end && one.end > start);
const isWithin = (slot: Slot<unknown>, { start, end }: Span): boolean =>
  slot.spans.length > 0 && slot.spans.every((one) => one.start >= start && one.end <= end);

/** "slides 40p each": a sum of pence. */
const pence =
  /^(?:and\s)?(?<name>\p{L}[\p{L}\d '’&/-]{2,40}?)\s(?<sum>\d{1,2}p(?:\s(?:each|an?\s\p{L}+|per\s\p{L}+))?)$/u;

const shelves: ReadonlySet<ListedItem['section']> = new Set(['products', 'menu', 'tickets', 'rooms']);

/** The row of a clause whose sum is told when asked for, beside what costs a sum. */
function withAsked(brief: Brief, clause: Clause): Brief {
  const small = pence.exec(clause.text)?.groups;
  const { name = '', how = small?.['sum'] ?? '' } = asked.exec(clause.text)?.groups ?? small ?? {};
  if (name === '' || said.test(name)) return brief;
  const rows = brief.items.filter(({ value }) => value.price !== undefined);
  const near = rows.toSorted(
    (one, other) =>
      Math.abs((one.spans[0]?.start ?? 0) - clause.start) -
      Math.abs((other.spans[0]?.start ?? 0) - clause.start),
  )[0];
  if (!near || rows.some((row) => meets(row, clause))) return brief;
  const section = shelves.has(near.value.section) ? 'services' : near.value.section;
  const row: Slot<ListedItem> = {
    value: { section, name: name.trim(), price: how.toLowerCase() },
    spans: [clause],
  };
  return {
    ...brief,
    items: [...brief.items.filter((item) => !meets(item, clause)), row].toSorted(
      (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
    ),
    // "on quote" asks for no form, "weddings by arrangement" for no part of the page.
    sections: brief.sections.filter((slot) => !isWithin(slot, clause)),
    phrases: brief.phrases.filter((phrase) => !meets(phrase, clause)),
    parts: brief.parts.filter((part) => !isWithin(part, clause)),
  };
}

/** A row with what stands behind its sum: "re-lettering £4 a letter", "straight lifts £1,450 fitted". */
function withTail(brief: Brief, clause: Clause): Brief {
  const { sum = '', tail = '' } = priced.exec(clause.text)?.groups ?? {};
  const isMeasure = measure.test(tail);
  if (sum === '' || !(isMeasure || state.test(tail))) return brief;
  const items = brief.items.map((item): Slot<ListedItem> => {
    const { price, note } = item.value;
    const isRow =
      (price === sum || (isMeasure && price !== undefined && `${sum} ${tail}`.startsWith(`${price} `))) &&
      meets(item, clause) &&
      item.value.when === undefined &&
      (note ?? '').toLowerCase() !== tail;
    // "From £25 for 3 days": a row that is called by its measure says it already.
    if (
      !isRow ||
      /^per\s/iu.test(item.value.name) ||
      tail.toLowerCase().includes(item.value.name.toLowerCase())
    )
      return item;
    if (isMeasure) return { ...item, value: { ...item.value, price: `${sum} ${tail}` } };
    return note === undefined ? { ...item, value: { ...item.value, note: capitalise(tail) } } : item;
  });
  return { ...brief, items };
}

/** "remedial shoeing priced on request": how it is priced is no part of what it is. */
const cleared = (item: Slot<ListedItem>): Slot<ListedItem> =>
  /^(?:on|by)\s/iu.test(item.value.price ?? '') && /\s(?:priced?|quoted)$/iu.test(item.value.name)
    ? { ...item, value: { ...item.value, name: item.value.name.replace(/\s(?:priced?|quoted)$/iu, '') } }
    : item;

/** "We visit first, £75 refunded": what somebody does is said, and no row of a list. */
const isThing = ({ value }: Slot<ListedItem>): boolean =>
  value.price === undefined || !/^(?:we|i|you|they)\s\p{L}+\s/iu.test(value.name);

/** "bronze finish +£60": what comes on top. */
const onTop = (item: Slot<ListedItem>): Slot<ListedItem> =>
  /\s?\+$/u.test(item.value.name) && item.value.price !== undefined
    ? {
        ...item,
        value: { ...item.value, name: item.value.name.replace(/\s?\+$/u, ''), price: `+${item.value.price}` },
      }
    : item;

const joined = /^(?<first>[£$€]\s?[\d,.]*\d),\s(?<count>\d{1,3})\sfor\s(?<second>[£$€]\s?[\d,.]*\d)$/u;

/** "dozen £14, 50 for £52": two rows of the same thing. */
function apart(item: Slot<ListedItem>, brief: Brief): readonly Slot<ListedItem>[] {
  const { first, count = '', second } = joined.exec(item.value.price ?? '')?.groups ?? {};
  if (first === undefined || second === undefined) return [item];
  const things = /[\p{L}'’-]+s$/u.exec(brief.offer?.value ?? '')?.[0] ?? '';
  return [
    { ...item, value: { ...item.value, price: first } },
    { ...item, value: { ...item.value, name: `${count} ${things}`.trim(), price: second } },
  ];
}

/**
 * "gold tooling on quote", "displays for weddings by arrangement": a row of the price list like those with a sum, and no wish for a
 * form. And the words behind a sum that belong to it.
 */
export function mendQuotedRows(brief: Brief): Brief {
  if (brief.language.value !== 'en' || !brief.items.some(({ value }) => value.price !== undefined))
    return brief;
  const read: Brief = {
    ...brief,
    items: brief.items
      .filter(isThing)
      .flatMap((item) => apart(item, brief))
      .map(cleared)
      .map(onTop),
  };
  return clausesOf(brief.prompt).reduce<Brief>(
    (told, clause) => withTail(withAsked(told, clause), clause),
    read,
  );
}
