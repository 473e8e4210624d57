import type { Brief, Slot } from '@/domain/site/brief';

/** Those to whom things are brought, not sold. */
const given: ReadonlySet<string> = new Set(['nonprofit', 'veterinary', 'event', 'course']);
const said = /\b(?:wish ?lists?|amazon wish ?list)\b(?:\sof\s[^,.;:\n]{3,40})?/iu;

/** "wish list of things we need": what a charity asks for is a part of its page, and no heart to press beside goods. */
export function mendWishList(brief: Brief): Brief {
  const found = said.exec(brief.prompt);
  const isShop = brief.sections.some(({ value }) => value === 'products' || value === 'cart');
  if (!found || isShop || !given.has(brief.kind.value) || brief.language.value !== 'en') return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const isOutside = ({ spans }: Slot<unknown>): boolean =>
    !spans.some(({ start, end }) => start < span.end && end > span.start);
  return {
    ...brief,
    behaviours: brief.behaviours.filter(({ value }) => value !== 'wishlist'),
    phrases: brief.phrases.filter(isOutside),
    items: brief.items.filter(isOutside),
    parts: [
      ...brief.parts.filter(isOutside),
      { value: { title: 'Wish list', isPage: false }, spans: [span] },
    ],
  };
}
