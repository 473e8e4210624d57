import type { SiteKind } from '@/domain/site/vocabulary';

/** What is done in a shop that sells work instead of goods, and what such a place is. */
const services: readonly (readonly [words: string, kind: SiteKind])[] = [
  ['nail|hair|beauty|lash|brow|barber|tattoo|piercing', 'salon'],
  ['(?:auto )?body|paint and body|tyre|tire|mot|muffler|exhaust|brake|transmission|(?:auto|car|motorbike|motorcycle|truck|van) (?:repair|paint|detailing|service)|bike (?:and \\p{L}+ )?repairs?|bicycle repairs?|cycle repairs?', 'auto'],
  ['(?:dog |cat |pet )?grooming', 'veterinary'],
  ['dry[- ]cleaning|laundry|ironing', 'cleaning'],
  ['tailors?|tailoring|alterations?|dressmaking|mending|(?:\\p{L}+ )?repairs?|shoe repairs?|cobblers?|locksmiths?|key cutting|(?:knife|saw|blade) sharpening|upholstery|restoration', 'home-services'],
  ['printing|print|copy|sign|engraving|(?:picture )?framing|frame|pawn|betting|machine|welding|fabrication|trophy', 'unknown'],
]; // prettier-ignore

const shops = services.map(([words, kind]) => ({
  kind,
  asked: new RegExp(String.raw`(?:^|\s)(?:${words})(?: and (?:\p{L}+ ){1,2}| & (?:\p{L}+ ){1,2}| )(?:work)?shops?\b`, 'u'),
})); // prettier-ignore

const selling =
  /\b(?:online|e-?commerce|webshop|web shop|cart|checkout|sells?|selling|stocks?|stocking|supplies|parts shop|catalogue|buy)\b/u;

/** The kind of a shop where something is done rather than sold: "bike repair shop", "nail shop"; null for any other. */
export function findServiceShop(folded: string): SiteKind | null {
  if (selling.test(folded)) return null;
  const opening = folded.slice(0, 160);
  return shops.find(({ asked }) => asked.test(opening))?.kind ?? null;
}
