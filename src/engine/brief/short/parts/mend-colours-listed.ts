import type { Brief } from '@/domain/site/brief';

/** "repairs from £15, collect Fridays, brown and cream": a colour at the end of a list is none of the things in it. */
export function mendColoursListed(brief: Brief): Brief {
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
