import type { Brief, SitePart, Slot, Span } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { numberOf } from '../../../number-of';
import { withoutStretch } from '../told/without-stretch';
import { publicParts, type PublicPart } from './public-parts';

type Asked = {
  readonly part: PublicPart;
  readonly text: string;
  readonly span: Span;
  readonly count: number;
  readonly isPage: boolean;
};

const counting =
  /^(?<count>[2-9]|1\d|2[0-4]|two|three|four|five|six|seven|eight|nine|ten|twelve)\s(?=\p{L})/iu;
const leading = /^(?:and|plus|also|with|an?|the|our|my|your)\s+/iu;
/** How it is to be shown, and what it holds: "a music player with five tracks", "tour dates in a table". */
const holding =
  /\s(?:with|of|for|in)\s(?:(?:an?|the|about|some)\s)?(?:(?<count>[2-9]|1\d|2[0-4]|two|three|four|five|six|seven|eight|nine|ten|twelve)\s)?(?<what>[\p{L}\d’' -]{3,40})$/iu;

const when =
  /\s(?:by (?:year|date|topic|subject|decade)|(?:since|from) (?:1[5-9]|20)\d\d|20\d\d(?:\s?[–-]\s?\d{2,4})?)$/iu;
/** "visit info with hours and ticket prices": sections of the vocabulary, which it holds or stands beside. */
const besides =
  /\swith\s(?:the\s|our\s)?(?:(?:opening|ticket|entry|admission)\s)?(?:hours|times|prices|tickets|fees|map|directions)\b.*$/iu;

type Piece = { readonly text: string; readonly span: Span };

const pieces = (prompt: string): Piece[] =>
  [...prompt.matchAll(/[^,;.:!?\n()]+(?!\s?\()(?=[,;.:!?\n)]|$)/gu)].map(({ 0: text, index }) => {
    const start = index + text.length - text.trimStart().length;
    return { text: text.trim(), span: { start, end: start + text.trim().length } };
  });

function askedIn(piece: { text: string; span: Span }, kind: string): Asked | null {
  let { text } = piece;
  while (leading.test(text)) text = text.replace(leading, '');
  const counted = counting.exec(text);
  const bare = counted ? text.slice(counted[0].length) : text;
  const isPage = /\spage$/iu.test(bare);
  const held = holding.exec(bare);
  // "publications by year", "results 2026": in which order, and of when.
  const undated = bare.replace(when, '');
  const words = [
    bare,
    undated,
    bare.replace(/\s(?:page|section|block)$/iu, ''),
    bare.replace(/\s(?:with|and)\s(?:\p{L}+\s)?(?:prices|dates|photos|pictures)$/iu, ''),
    ...(held ? [bare.slice(0, held.index)] : []),
  ];
  for (const one of words) {
    const part = publicParts.find(
      ({ words: known, kinds, isCounted }) =>
        known.test(one) &&
        (kinds?.has(kind) ?? true) &&
        (isCounted !== true || counted !== null || held?.groups?.['count'] !== undefined),
    );
    if (!part) continue;
    const told = counted?.groups?.['count'] ?? held?.groups?.['count'] ?? '';
    const start = piece.span.end - text.length;
    const rest = one.length < bare.length ? (besides.exec(bare)?.[0].length ?? 0) : 0;
    return {
      part,
      text: one === undated ? bare : one,
      span: { start, end: piece.span.end - rest },
      count: numberOf(told),
      isPage: isPage && part.section === undefined,
    };
  }
  return null;
}

/** "Stretch goal 1", "Stretch goal 2": as many lines as are counted, until their owner tells them. */
function linesOf({ count, text }: Asked, title: string): Pick<SitePart, 'lines'> {
  // Each of several ways has something said of it.
  if (!(count > 1) || /^(?:routes|trails|walks|rides)$/iu.test(text)) return {};
  const held = /player/iu.test(title)
    ? 'Track'
    : capitalise(text.replace(/^.*\sof\s\d+\s/u, ''))
        .replace(/ies$/u, 'y')
        .replace(/s$/u, '');
  return { lines: Array.from({ length: count }, (_, at) => `${held} ${at + 1}`) };
}

/** "Book, recipes, newsletter" of a page of links: a book to be had, and no time to be agreed on. */
function withBookLink(brief: Brief, listed: readonly Piece[]): Brief {
  const book = listed.find(({ text }) => /^(?:(?:my|new|the|latest)\s)*(?:cook)?books?$/iu.test(text));
  if (!book) return brief;
  const isOf = ({ spans }: { readonly spans: readonly Span[] }): boolean =>
    spans.length > 0 && spans.every(({ start, end }) => start >= book.span.start && end <= book.span.end);
  return {
    ...brief,
    sections: brief.sections.filter((slot) => !isOf(slot)),
    behaviours: brief.behaviours.filter((slot) => slot.value !== 'booking' || !isOf(slot)),
    items: [
      { value: { section: 'links', name: capitalise(book.text) }, spans: [book.span] },
      ...brief.items.filter((slot) => !isOf(slot)),
    ],
  };
}

/**
 * Entries of a list that ask for what the sites of bands, papers, parishes and campaigns have ("music player with 5 tracks",
 * "archive by year", "call for papers"): parts of the site by their own titles, and neither things on offer nor said of it.
 */
export function mendPublicParts(brief: Brief): Brief {
  if (brief.language.value !== 'en') return brief;
  const [, ...listed] = pieces(brief.prompt);
  if (brief.kind.value === 'link-in-bio') return withBookLink(brief, listed);
  const found = listed.flatMap((piece) => askedIn(piece, brief.kind.value) ?? []);
  return found.reduce((told, asked) => {
    const { part, span, count } = asked;
    const { section } = part;
    // Prices and dates behind its title are read by those who know them.
    const isFilled = told.items.some(
      ({ value, spans }) =>
        (value.price !== undefined || value.when !== undefined) &&
        spans.some((one) => one.start < span.end && one.end > span.start),
    );
    // "What we need: pasta, oats": a part that holds what is listed behind its title.
    const isTold = told.parts.some(
      ({ value, spans }) =>
        (value.lines?.length ?? 0) > 0 && spans.some((one) => one.start < span.end && one.end > span.start),
    );
    // "Pages: Home, Travel, Stay": a page of that name.
    const isPage =
      told.pages.length > 1 &&
      told.pages.some(({ spans }) => spans.some((one) => one.start === span.start && one.end === span.end));
    if (isFilled || isTold || isPage) return told;
    const bare = withoutStretch(told, span);
    const sections = told.sections.filter(({ value }) => value === section);
    if (section !== undefined)
      return {
        ...bare,
        sections: [
          ...bare.sections.filter(({ value }) => value !== section),
          { value: section, spans: [...sections.flatMap(({ spans }) => spans), span] },
        ],
        counts:
          count > 1
            ? [
                ...bare.counts.filter(({ value }) => value.thing !== section),
                { value: { thing: section, count }, spans: [span] },
              ]
            : bare.counts,
      };
    const title = part.title ?? capitalise(asked.text);
    const slot: Slot<SitePart> = {
      value: { title, isPage: asked.isPage, ...linesOf(asked, title) },
      spans: [span],
    };
    const isTwin = bare.parts.some(({ value }) => value.title.toLowerCase() === title.toLowerCase());
    return isTwin
      ? bare
      : {
          ...bare,
          pages: bare.pages.filter(
            ({ spans }) => !spans.some((one) => one.start >= span.start && one.end <= span.end),
          ),
          parts: [...bare.parts, slot].toSorted(
            (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
          ),
        };
  }, brief);
}
