import type { Row } from './read-lists';
import type { Piece } from './lines/piece';
import { tidyRow } from './tidy-words';

const asked = /\b(?:donat\w+|gifts?|give|giving|sponsor\w*|support|help us|appeal|fund\w*)\b/iu;
/** "£12 feeds a family of four", "£50 would fill a van": a sum, and what it does. */
const deed =
  /(?<price>[£$€]\s?\d[\d.,]*)\s(?:(?:will|would|can|could)\s\p{Ll}{3,}|(?!(?:concessions|adults|seniors|students|members|others|minus|plus|always|per|as)\b)\p{Ll}{3,}s)\s(?=\p{L})/giu;
const fewest = 2;

/** What sums given do, where an appeal tells at least two of them in one statement or in rows of their own. */
export const givenIn = (piece: Piece, pieces: readonly Piece[]): Row[] => {
  const { text, start, heading, page, isRow } = piece;
  if (!asked.test(`${heading ?? ''} ${page ?? ''} ${isRow ? '' : text}`)) return [];
  const found = [...text.matchAll(deed)];
  const others = isRow ? pieces.filter((one) => one.heading === heading && one.isRow && one !== piece) : [];
  const isList = found.length + others.filter((one) => one.text.search(deed) === 0).length >= fewest;
  if (!isList || (isRow && found[0]?.index !== 0)) return [];
  return found.map(({ index, groups }, nth): Row => {
    const end = found[nth + 1]?.index ?? text.length;
    const price = groups?.['price'] ?? '';
    const told = text.slice(index + price.length, end).replace(/[\s,;]+(?:and\s*)?$/u, '');
    return {
      piece: { start: start + index, end: start + end },
      item: { section: 'donation', name: tidyRow(told.trim()), price: price.replace(/[.,]$/u, '') },
    };
  });
};
