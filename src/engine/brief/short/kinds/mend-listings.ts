import type { Brief } from '@/domain/site/brief';

const listing = /^(?<thing>.{3,50}?)\s(?:listings?|for sale listings?|inventory)$/iu;
/** Entries that visitors add themselves: such a list is a tool. */
const open =
  /\b(?:post|submit|add(?:ing)?|upload|users?|sign[- ]?up|members can|anyone can|list your own)\b/iu;

const many = (thing: string): string =>
  thing.endsWith('s') ? thing : thing.replace(/(?<=[^aeiou])y$/u, 'ie').replace(/(?<=ch|sh|x)$/u, 'e') + 's';

/**
 * "Boat listings for Marlow Marine": what is on offer are boats, and whoever has a name offers them. A list without one, or one that
 * visitors add to, stays the tool that it was read as.
 */
export function mendListings(brief: Brief): Brief {
  const thing = listing.exec(brief.offer?.value ?? '')?.groups?.['thing'];
  if (thing === undefined || !brief.offer) return brief;
  const isTool = brief.kind.value === 'directory' && (brief.name === null || open.test(brief.prompt));
  if (isTool) return brief;
  return {
    ...brief,
    kind: brief.kind.value === 'directory' ? { ...brief.kind, value: 'unknown' } : brief.kind,
    offer: { ...brief.offer, value: many(thing) },
    // "filters by fuel and make": by what they are told apart.
    items: brief.items.filter(({ value }) => value.section !== 'categories'),
    sections: brief.sections.some(({ value }) => value === 'listings')
      ? brief.sections
      : [{ value: 'listings', spans: brief.offer.spans }, ...brief.sections],
  };
}
