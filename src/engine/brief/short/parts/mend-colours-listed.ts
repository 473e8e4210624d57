import type { Brief } from '@/domain/site/brief';

const filtered = /\bfilter(?:s|ed|able|ing)?(?:\s\p{L}+)?\s(?:by|for)\s[^.,;\n]+/giu;

/** "filter by green/black/herbal": sorts of what is sold, and no paint. */
function withoutFilterColours(brief: Brief): Brief {
  const spans = [...brief.prompt.matchAll(filtered)].map(({ index, 0: text }) => ({ start: index, end: index + text.length })); // prettier-ignore
  const colours = brief.colours.filter((slot) => !slot.spans.some(({ start, end }) => spans.some((span) => start >= span.start && end <= span.end))); // prettier-ignore
  return colours.length === brief.colours.length ? brief : { ...brief, colours };
}

/** "repairs from £15, collect Fridays, brown and cream": a colour at the end of a list is none of the things in it. */
export function mendColoursListed(read: Brief): Brief {
  const brief = withoutFilterColours(read);
  const { phrases, colours, items } = brief;
  const named = new Set(colours.map(({ value }) => value.name.toLowerCase()));
  if (named.size === 0) return brief;
  const kept = phrases.filter(({ value }) => !named.has(value.toLowerCase()));
  const things = items.filter(
    ({ value }) =>
      value.price !== undefined || value.note !== undefined || !named.has(value.name.toLowerCase()),
  );
  return kept.length === phrases.length && things.length === items.length
    ? brief
    : { ...brief, phrases: kept, items: things };
}
