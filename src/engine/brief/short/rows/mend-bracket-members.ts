import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';

/** Sections whose things are listed by name in a bracket. */
const listed: ReadonlySet<SectionType> = new Set(['categories', 'services', 'products', 'menu', 'curriculum', 'amenities', 'features', 'events']); // prettier-ignore
const bracket = /\((?<list>[^()\n£$€:;]{6,160})\)/gu;
const mostWords = 4;
const isName = (text: string): boolean =>
  /^\p{L}/u.test(text) && !/\d/u.test(text) && text.split(/\s+/u).length <= mostWords;

type Piece = Span & { readonly text: string };

const piecesOf = (list: string, from: number): readonly Piece[] => {
  const pieces: Piece[] = [];
  let at = 0;
  for (const text of list.split(/(?<=,\s(?:and\s)?)|(?<=\s(?:and|&)\s)/u)) {
    const name = text.replace(/,\s(?:and\s)?$|\s(?:and|&)\s$/u, '').trim();
    const start = from + at + text.indexOf(name);
    if (name !== '') pieces.push({ text: name, start, end: start + name.length });
    at += text.length;
  }
  return pieces;
};

const meets = (slot: Slot<unknown>, { start, end }: Span): boolean =>
  slot.spans.some((one) => one.start < end && one.end > start);
const isWithin = (slot: Slot<unknown>, { start, end }: Span): boolean =>
  slot.spans.length > 0 && slot.spans.every((one) => one.start >= start && one.end <= end);

const press =
  /\b(?:press|press coverage|press mentions|featured in|as seen in)\s\((?<list>\p{Lu}[^()\n]{2,120})\)/giu;

/** "press (Dezeen, Elle Decoration)": papers that wrote of somebody, and no writing of theirs. */
function withPress(brief: Brief): Brief {
  const [found] = brief.prompt.matchAll(press);
  const list = found?.groups?.['list'];
  if (!found || list === undefined) return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const names = piecesOf(list, span.end - 1 - list.length);
  return {
    ...brief,
    items: [
      ...brief.items.filter((item) => !meets(item, span)),
      ...names.map(({ text, start, end }): Slot<ListedItem> => ({
        value: { section: 'logos', name: text },
        spans: [{ start, end }],
      })),
    ],
    sections: [
      ...brief.sections.filter((slot) => slot.value !== 'logos' && !isWithin(slot, span)),
      { value: 'logos', spans: [span] },
    ],
    phrases: brief.phrases.filter((slot) => !meets(slot, span)),
    parts: brief.parts.filter((slot) => !isWithin(slot, span)),
  };
}

/** "genres (poetry, fiction, essays)": where most of a bracket is things of one sort, a word for a part of a page is one, too. */
export function mendBracketMembers(read: Brief): Brief {
  if (read.language.value !== 'en') return read;
  const brief = withPress(read);
  return [...brief.prompt.matchAll(bracket)].reduce((told, { index, groups }) => {
    const pieces = piecesOf(groups?.['list'] ?? '', index + 1);
    if (pieces.length < 3 || !pieces.every(({ text }) => isName(text))) return told;
    const ofPiece = (piece: Piece) => told.items.filter((item) => meets(item, piece));
    const lost = pieces.filter((piece) => ofPiece(piece).length === 0);
    const read = pieces.flatMap(ofPiece).map(({ value }) => value);
    const [first] = read;
    const section = first?.section ?? null;
    const isOne = read.every(
      (one) => one.section === section && one.price === undefined && one.when === undefined,
    );
    if (
      section === null ||
      !listed.has(section) ||
      !isOne ||
      lost.length === 0 ||
      lost.length * 2 > pieces.length
    )
      return told;
    const isLost = (slot: Slot<unknown>): boolean => lost.some((piece) => isWithin(slot, piece));
    const items = lost.map(({ text, start, end }): Slot<ListedItem> => ({
      value: { section, name: text },
      spans: [{ start, end }],
    }));
    return {
      ...told,
      items: [...told.items, ...items].toSorted(
        (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
      ),
      sections: told.sections.filter((slot) => !isLost(slot)),
      parts: told.parts.filter((slot) => !isLost(slot)),
      phrases: told.phrases.filter((slot) => !isLost(slot)),
    };
  }, brief);
}
