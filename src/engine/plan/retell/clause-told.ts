import { splitOutside } from './part-sentences';
import type { Piece } from './lines/piece';
import { tidySentence } from './tidy-words';

const joint =
  /[,;]\s+(?:(?:and|so|but|where|because)\s+)?(?=(?:we|i)\s)|\s(?:and|where)\s(?=(?:we|i)\s\p{L}+)/giu;
const doing =
  /^(?:we|i)\s(?:mainly\s|mostly\s|only\s|now\s)?(?:help|make|build|design|write|teach|repair|restore|sell|provide|work (?:with|for)|run|advise|represent|act for|look after|manage|supply|install|develop|invest|back|fund|insure|audit|translate|photograph|train|coach|support|serve|grow|bake|brew|publish|produce|organi[sz]e|plan|cover|compare|find|turn|import|distribute|engineer|manufacture|let|buy)\b/iu;
const unfit = /@|\d{5}|[£$€₹]\s?\d|\b(?:called|named|site|website|page|please|you|your)\b/iu;
const shortest = 24;
const longest = 170;

/**
 * "… a small mortgage brokerage called Lintel, we help people with odd incomes": the clause that says what the owner does, where
 * no sentence says it alone.
 */
export const clauseTold = (pieces: readonly Piece[]): string | undefined => {
  const found = pieces
    .filter(({ isRow }) => !isRow)
    .flatMap(({ text }) => splitOutside(text, 0, joint).map((part) => part.text))
    .find((clause) => doing.test(clause) && !unfit.test(clause) && clause.length >= shortest && clause.length <= longest); // prettier-ignore
  return found === undefined ? undefined : tidySentence(found);
};
