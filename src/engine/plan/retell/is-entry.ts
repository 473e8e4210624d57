import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import type { Piece } from './lines/piece';

/** Headings under which stands what is offered. */
export const offers =
  /\b(?:services?|what (?:we|i) (?:do|offer)|(?:we|i) (?:do|offer)|menu|products?|range|treatments?|courses?|classes|features?|facilities|activities|includes?|repairs?|sell|stock)\b/iu;

/** "Volunteers are always needed: front of house, …": an entry under a heading is no section. */
export const isEntry = (
  slot: Brief['parts'][number],
  piece: Piece | undefined,
  wishes: readonly Piece[],
): boolean =>
  piece !== undefined &&
  (piece.isRow || piece.heading !== null) &&
  !slot.value.isPage &&
  slot.value.lines === undefined &&
  !wishes.includes(piece) &&
  piece.text
    .toLowerCase()
    .replace(/[.\s]+$/u, '')
    .includes(slot.value.title.toLowerCase());

/** "Agent: Dilys Marchetti": what stands after a label is what the label says, and no offer. */
export const isOfLabel = ({ value }: Slot<ListedItem>, piece: Piece | undefined): boolean =>
  typeof piece?.heading === 'string' &&
  value.when === undefined &&
  (value.section === null ||
    ['services', 'products', 'listings', 'features', 'amenities', 'pricing', 'menu', 'logos'].includes(
      value.section,
    )) &&
  !offers.test(piece.heading);
