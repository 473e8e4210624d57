import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { meaningOfTitle } from '../west/page-titles';
import { wishes } from './list-pieces';

type Item = Slot<ListedItem>;

const listing = new Set<SectionType>(['services', 'menu', 'products']);
const languages = new Set(['nl', 'pl', 'tr', 'ar', 'he']);
const most = 900;
const mostWords = 4;
/** Sections that a word of the list may seem to ask for: "فعاليات شركات" among weddings is work, and no calendar. */
const mistaken = new Set<SectionType>(['events', 'agenda', 'curriculum', 'timetable']);

/** Parts of a site by names that no table of titles has. */
const parts =
  /^(?:(?:les)?rooster|kalender|agenda|grafik\p{L}*|plan\s|kalendarz|terminarz|takvim|(?:ders )?program|جدول|رزنامة|לוח|מערכת)/iu;

const meets = (spans: readonly Span[], from: number, to: number): boolean =>
  spans.some(({ start, end }) => start < to && end > from);

type Piece = { readonly text: string; readonly start: number; readonly end: number };

/** The pieces between the commas of each sentence. */
function sentencesOf(prompt: string): readonly (readonly Piece[])[] {
  return [...prompt.slice(0, most).matchAll(/(?:[^.;:!?؟\n()]|\.(?=\d))+/gu)].map((sentence) =>
    [...sentence[0].matchAll(/[^,،]+/gu)].map((piece) => {
      const text = piece[0].trim();
      const start = sentence.index + piece.index + piece[0].indexOf(text);
      return { text, start, end: start + text.length };
    }),
  );
}

/**
 * "doğum günü pastası, nişan pastası, kurabiye": what stands between two things of a list is one of them, though no reader took
 * it, or took it for something else.
 */
export function completeRuns(brief: Brief): Brief {
  const { prompt, spoken, items } = brief;
  if (!languages.has(spoken)) return brief;
  const shelfAt = (piece: Piece | undefined): SectionType | undefined =>
    piece === undefined
      ? undefined
      : (items.find(
          ({ value, spans }) =>
            value.section !== null && listing.has(value.section) && meets(spans, piece.start, piece.end),
        )?.value.section ?? undefined);
  const fixed = [
    ...items, ...brief.excluded, ...brief.colours, ...brief.quotes, ...brief.social, ...brief.tone, ...brief.pages,
    ...brief.sections.filter(({ value }) => !mistaken.has(value)),
    ...[brief.name, brief.offer, brief.place, brief.hours, brief.phone, brief.email, brief.address, brief.style, brief.founded].filter((slot) => slot !== null),
  ].flatMap(({ spans }) => spans); // prettier-ignore
  const found: Item[] = [];
  // Another reader took it for something, but for a wish.
  const claimed = [...brief.sections.filter(({ value }) => mistaken.has(value)), ...brief.parts].flatMap(
    ({ spans }) => spans,
  );
  const shelfOf = (piece: Piece | undefined): SectionType | undefined =>
    shelfAt(piece) ??
    found.find(({ spans }) => piece !== undefined && meets(spans, piece.start, piece.end))?.value.section ??
    undefined;
  const isSaid = ({ text, start, end }: Piece): boolean =>
    text.split(/\s+/u).length > mostWords ||
    text.length < 3 ||
    /[\d@]/u.test(text) ||
    wishes.test(text) ||
    parts.test(text) ||
    meaningOfTitle(text) !== undefined ||
    meets(fixed, start, end);
  for (const pieces of sentencesOf(prompt)) {
    // "Naprawa skrzypiec, budowa altówek na zamówienie, wypożyczalnia.": a sentence that is nothing but a list.
    const isList =
      pieces.length > 2 && pieces.every((piece) => shelfAt(piece) !== undefined || !isSaid(piece));
    const whole = isList ? shelfAt(pieces[0]) : undefined;
    pieces.forEach((piece, at) => {
      const [before, after] = [shelfOf(pieces[at - 1]), shelfOf(pieces[at + 1])];
      // Behind two of a list a piece is the third, where a reader saw a thing in it at all.
      const isThird = shelfOf(pieces[at - 2]) === before && meets(claimed, piece.start, piece.end);
      const section = before !== undefined && (before === after || isThird) ? before : whole;
      if (section === undefined || isSaid(piece)) return;
      // It may be told once more with its price.
      if (items.some(({ value }) => value.name.toLowerCase() === piece.text.toLowerCase())) return;
      found.push({ value: { section, name: piece.text }, spans: [{ start: piece.start, end: piece.end }] });
    });
  }
  if (found.length === 0) return brief;
  const isFound = ({ spans }: { readonly spans: readonly Span[] }): boolean =>
    found.some((item) => item.spans.some(({ start, end }) => meets(spans, start, end)));
  return {
    ...brief,
    items: [...items, ...found].toSorted(
      (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
    ),
    phrases: brief.phrases.filter((slot) => !isFound(slot)),
    parts: brief.parts.filter((slot) => !isFound(slot)),
    sections: brief.sections.filter((slot) => !isFound(slot)),
  };
}
