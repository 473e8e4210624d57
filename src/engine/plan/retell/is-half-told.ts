import type { ListedItem, Slot } from '@/domain/site/brief';
import type { Piece } from './lines/piece';
import { within } from './read-lists';

/** Words that half a sentence begins or ends with. */
export const dangling =
  /^(?:usually|all|both|always|often|mostly|about|as|real|before|after|with|including|currently|each|every|no|not|only|never|who|which|that|then|also|if|when|because|to|from|for|of|at|in|on|by|depending|around|up|over|under|just|i|we|you|my|our|their|his|her|it|its|max|min|plus)\b|^\p{L}+(?:ed|ly)$/iu;
const offering =
  /\b(?:offer|offers|(?<!^\p{Lu}\p{Ll}+\s)(?:do|does)|provide|provides|make|makes|sell|sells|repair|repairs|teach|teaches|services?|speciali[sz]e|include|includes|including|such as|(?<!\b(?:they|you|we|i|if|would|look|looks|feel|feels)\s)like|stock|stocks|build|supply|fit|install|treat|hire|rent|grow|bake|serve|(?<=\b(?:we|i|who|and|they)\s)run)\b/iu;

/** "an agility run and a heated barn with sofas": a verb of offering stands before the thing, and no other word between. */
const isOfferedIn = ({ spans }: Slot<ListedItem>, { text, start }: Piece): boolean => {
  const at = Math.max(0, (spans[0]?.start ?? start) - start);
  const found = offering.exec(text);
  if (!found) return false;
  return found.index > at || !/\(|\s(?:with|around|across|under)\s/u.test(text.slice(found.index, at));
};

const doings = /\b(?:services|what (?:we|i) (?:do|offer|make)|(?:we|i) (?:do|offer|make))\b/iu;
/** Things that half a sentence was taken for: it stands on the site as it is. */
export const isCut = (slot: Slot<ListedItem>, pieces: readonly Piece[]): boolean => {
  const { name, price, when, section } = slot.value;
  if (price !== undefined || when !== undefined) return false;
  if (
    section !== null &&
    !['services', 'products', 'features', 'amenities', 'portfolio', 'menu'].includes(section)
  )
    return false;
  const piece = pieces.find((one) => slot.spans.some((span) => within(span, one)));
  const isOffered = piece !== undefined && (isOfferedIn(slot, piece) || doings.test(piece.heading ?? ''));
  return piece !== undefined && !piece.isRow && (dangling.test(name) || !isOffered);
};
