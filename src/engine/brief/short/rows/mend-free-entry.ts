import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const free =
  /(?<!\p{L})(?<who>(?:children\s|kids\s)?(?:under|over|aged|up to)[- ]?\d{1,2}s?|(?:children|kids|toddlers|babies|students|pensioners|seniors|carers|members|locals|residents|students|school groups|disabled visitors|companions?)(?:\s(?:under|over)[- ]?\d{1,2}s?)?)\s(?:are\s|go\s|come in\s|get in\s)?(?:for\s)?free(?!\p{L}|-|\s\p{Ll})/iu;
const paid: ReadonlySet<string> = new Set(['tickets', 'pricing']);

const letIn =
  /(?<=^|[,.;:(\n]\s?)(?<what>entry|entrance|admission)\s(?:is\s)?(?<price>[£€$]\s?\d+(?:[.,]\d\d)?(?:\s(?:per|an?)\s\p{Ll}+|\seach|\spp)?)(?=\s?[,.;)\n]|$)/iu;

/** "entry £5, dogs free": what it costs to be let in stands before the others, under its own word. */
function withEntry(brief: Brief): Brief {
  const found = letIn.exec(brief.prompt);
  const { what, price } = found?.groups ?? {};
  const [first] = brief.items.filter(({ value }) => value.price !== undefined);
  if (brief.language.value !== 'en' || !found || what === undefined || price === undefined || !first)
    return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const section = paid.has(first.value.section ?? '') ? first.value.section : 'pricing';
  const row: Slot<ListedItem> = {
    value: { section, name: capitalise(what.toLowerCase()), price },
    spans: [span],
  };
  const isOwn = ({ value, spans }: Slot<ListedItem>): boolean =>
    value.price === price && spans.some(({ start, end }) => start < span.end && end > span.start);
  if (brief.items.some((item) => item.value.price === price && !isOwn(item))) return brief;
  return { ...brief, items: [row, ...brief.items.filter((item) => !isOwn(item))] };
}

/** "adults 9 €, children 4 €, under 6 free": who pays nothing stands in the same list as who pays. */
export function mendFreeEntry(read: Brief): Brief {
  // "free entry" tells what it costs, and asks for no part of the page.
  const parts = read.parts.filter(({ value }) => value.lines !== undefined || !/^free (?:entry|admission)$/iu.test(value.title)); // prettier-ignore
  const brief = withEntry(parts.length === read.parts.length ? read : { ...read, parts });
  const rows = brief.items.filter(
    ({ value }) => value.price !== undefined && value.section !== null && paid.has(value.section),
  );
  const section = rows[0]?.value.section;
  const found = free.exec(brief.prompt);
  const who = found?.groups?.['who'];
  if (brief.language.value !== 'en' || !found || who === undefined || !section) return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const isInside = (slot: Slot<unknown>): boolean =>
    slot.spans.length > 0 && slot.spans.every(({ start, end }) => start >= span.start && end <= span.end);
  if (rows.some(({ value }) => value.name.toLowerCase() === who.toLowerCase())) return brief;
  const row: Slot<ListedItem> = { value: { section, name: capitalise(who), price: 'Free' }, spans: [span] };
  const last = Math.max(...rows.map((one) => brief.items.indexOf(one)));
  return {
    ...brief,
    phrases: brief.phrases.filter((slot) => !isInside(slot)),
    items: [...brief.items.slice(0, last + 1), row, ...brief.items.slice(last + 1)].filter(
      (one) => one === row || !isInside(one),
    ),
  };
}
