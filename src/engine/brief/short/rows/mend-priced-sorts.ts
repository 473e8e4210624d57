import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';

const sort = String.raw`(?:\d+|\p{Ll}[\p{Ll}-]*)`;
/** "prices for small, medium and large dogs", "rates for 30, 45 and 60 minutes": one noun behind several sorts of it. */
const asked = new RegExp(
  String.raw`\b(?:prices?|pricing|price list|rates|fees|charges|tickets|passes|packages)\s(?:for|by)\s(?<sorts>${sort}(?:,\s${sort})*,?\s(?:and|or|&)\s${sort})\s(?<noun>\p{Ll}{3,}s)(?=[,.;:!?)\n]|\s(?:and|with|in|on|by|from|at)\s|\s*$)`,
  'u',
);
const noSort = /^(?:the|our|your|my|all|both|each|every|some|any|of|and|for)$/u;

/** Rows of the price list that are told by what they are for, with one noun for all of them. */
export function mendPricedSorts(brief: Brief): Brief {
  const found = asked.exec(brief.prompt);
  const { sorts = '', noun = '' } = found?.groups ?? {};
  const names = sorts.split(/,\s(?:(?:and|or)\s)?|\s(?:and|or|&)\s/u).filter((one) => one !== '');
  if (!found || names.some((name) => noSort.test(name)) || brief.items.some(hasPrice)) return brief;
  const start = found.index + found[0].indexOf(sorts);
  const span: Span = { start, end: found.index + found[0].length };
  const isOutside = ({ spans }: Slot<unknown>): boolean =>
    spans.length === 0 || spans.some((one) => one.end <= span.start || one.start >= span.end);
  const rows = names.map((name): Slot<ListedItem> => ({
    value: { name: nameOf(name, noun), section: 'pricing' },
    spans: [span],
  }));
  return {
    ...brief,
    parts: brief.parts.filter(isOutside),
    phrases: brief.phrases.filter(isOutside),
    items: [...brief.items.filter(isOutside), ...rows],
  };
}

const hasPrice = ({ value }: Slot<ListedItem>): boolean =>
  value.section === 'pricing' || value.price !== undefined;

/** "One tier", "two tiers": one of them is one. */
const nameOf = (sort: string, noun: string): string => {
  const isOne = sort === 'one' || sort === '1' || sort === 'single';
  return `${sort.charAt(0).toUpperCase()}${sort.slice(1)} ${isOne ? noun.slice(0, -1) : noun}`;
};
