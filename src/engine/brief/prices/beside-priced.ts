import type { ListedItem, Slot } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import type { Met } from '../offer/find-meant';
import { spanOf, type Reading } from '../reading';

/**
 * The list of priced things that a piece stands in: between two of them, or joined to one by "and" it is one of them ("cupcakes
 * £3, brownies and cookie boxes").
 */
export function besidePriced(
  reading: Reading,
  priced: readonly Slot<ListedItem>[],
  sections: readonly Met<SectionType>[],
  from: number,
  to: number,
): { readonly section: SectionType | null; readonly isInside: boolean; readonly isAfter: boolean } | null {
  const { tokens } = reading;
  const piece = spanOf(tokens, from, to);
  // A list in brackets is a list by itself.
  const isNear = (gap: string): boolean =>
    !/[.!?:\n]\s|[\n()]/u.test(gap.replace(/\([^()]*\)/gu, '')) && gap.length < 60;
  const listed = priced.filter(
    ({ spans }) =>
      spans.length > 1 && !sections.some((one) => spanOf(tokens, one.from, one.to).end === spans[0]?.end),
  );
  const before = listed.findLast(({ spans }) => {
    const end = spans.at(-1)?.end ?? Infinity;
    return end <= piece.start && isNear(reading.text.slice(end, piece.start));
  });
  const after = listed.find(({ spans }) => {
    const start = spans[0]?.start ?? 0;
    return start >= piece.end && isNear(reading.text.slice(piece.end, start));
  });
  const nearest = before ?? after;
  if (!nearest) return null;
  const isJoined =
    before !== undefined &&
    /(?:^|\s)(?:and|&|also|plus|y|e|et|und|en|i|oraz|ve)\s/iu.test(
      reading.text.slice(before.spans.at(-1)?.end ?? 0, piece.start),
    );
  const opensSentence = tokens[from]?.sentence === 0 && tokens[from]?.clause === tokens[0]?.clause;
  return {
    section: nearest.value.section,
    isAfter:
      before !== undefined &&
      !sections.some((one) => {
        const { start } = spanOf(tokens, one.from, one.to);
        return start >= (before.spans.at(-1)?.end ?? 0) && start < piece.start;
      }),
    isInside:
      (before !== undefined && after !== undefined) || isJoined || (after !== undefined && !opensSentence),
  };
}

/** Whether a list is led by a heading of its own in the same sentence, which is the word for no section. */
export function isUnderHeading(
  reading: Reading,
  sections: readonly Met<SectionType>[],
  from: number,
): boolean {
  const { tokens } = reading;
  let at = from;
  while (
    at > 0 &&
    tokens[at - 1]?.sentence === tokens[from]?.sentence &&
    tokens[at]?.gap.includes(':') !== true
  )
    at -= 1;
  let head = at;
  while (head > 0 && tokens[head - 1]?.clause === tokens[at - 1]?.clause) head -= 1;
  return (
    tokens[at]?.gap.includes(':') === true &&
    head > 3 &&
    at - head <= 4 &&
    tokens[head - 1]?.sentence !== tokens[head]?.sentence &&
    !sections.some((one) => one.from >= head && one.to <= at)
  );
}
