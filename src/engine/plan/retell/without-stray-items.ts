import type { Brief } from '@/domain/site/brief';
import type { Piece } from './lines/piece';

const postcode = /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b\d{4,5}(?:-\d{3})?\s\p{Lu}\p{L}+/u;
const labelled = /^(?:address|find us|visit us|where we are|located)\b/iu;
const wordless = /^(?:the|an?|our|my|this|that|it|we|i|and|or|with|from|for)$/iu;

const sums = /[£$€₹]\s?\d/gu;
/** "full service is £95 and that's bearings checked, takes two hours": what a price holds is done by itself nowhere. */
const heldBySum = /^(?:takes|lasts|includes|covers|needs)\s|\s\p{L}+ed$/iu;

/**
 * The things of a long brief without what was cut out of an address ("Address 3 Mill Lane, car park behind, entrance by the
 * green door" lists no services), without names that are no word of their own,
 * without what a price is told to hold, and without customers among the people.
 */
export const withoutStrayItems = ({ items, name }: Brief, pieces: readonly Piece[]): Brief['items'] => {
  const places = pieces.filter(({ text }) => postcode.test(text) || labelled.test(text));
  const priced = pieces.filter(({ text, isRow }) => !isRow && (text.match(sums)?.length ?? 0) > 1);
  return items.filter(
    ({ value, spans }) =>
      !(
        value.section === 'services' &&
        value.price === undefined &&
        heldBySum.test(value.name) &&
        priced.some((piece) => spans.some(({ start, end }) => start < piece.end && end > piece.start))
      ) &&
      !wordless.test(value.name) &&
      // The house itself costs nothing.
      !(value.price !== undefined && value.name === name?.value) &&
      // "Twice. Same day." – Marisol: who praises them works nowhere here.
      !(value.section === 'team' && /^["“]/u.test(value.note ?? '')) &&
      (value.price !== undefined ||
        value.when !== undefined ||
        !places.some((piece) => spans.some(({ start, end }) => start < piece.end && end > piece.start))),
  );
};
