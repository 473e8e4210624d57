import { entriesOf } from './part-lists';
import type { Stretch } from './part-sentences';

const having =
  /^(?:we|i)\s(?:now\s|currently\s|also\s|always\s)?(?:have|stock|sell|keep|grow|lend|hire out|bake|cook)\s(?:about\s|over\s|around\s|some\s)?(?:(?<count>\d+)\s)?(?<what>\p{Ll}[\p{L} ’'-]{2,40}?)(?:\s(?<now>at the moment|right now|now|in stock|this (?:year|week|month)|to (?:lend|borrow|hire)))?:\s+/iu;

/** "We have 63 instruments at the moment: violins in all sizes, cellos, …": what there is, entry by entry, under its own word; null for another sentence. */
export const stocked = ({ text, start }: Stretch): { what: string; entries: Stretch[] } | null => {
  const found = having.exec(text);
  const what = found?.groups?.['what'];
  if (!found || what === undefined) return null;
  const entries = entriesOf({ text: text.slice(found[0].length), start: start + found[0].length });
  // A number in front would be taken for that of a chapter.
  const { count, now } = found.groups ?? {};
  const told = count === undefined ? what : `${what}, ${[count, now].filter(Boolean).join(' ')}`;
  return entries === null || entries.length < 3 ? null : { what: told, entries };
};
