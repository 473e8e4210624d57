import type { Span } from '@/domain/site/brief';
import type { Reading } from '../reading';

/** One entry of a list in running text. */
export type ListEntry = { readonly text: string; readonly span: Span };

const comma = String.raw`\s*(?:[,،;、\n•|]|\s\/\s|\/(?=\s))\s*`;
const joints = (words: string): RegExp =>
  new RegExp(String.raw`(?<joint>\s*[,،]?\s+(?:${words})\s+|\s+و(?=\p{L}))|${comma}`, 'giu');
const separators = joints('and|or|&|y|o|e|et|ou|und|oder|en|i|lub|ve|veya');
/**
 * In Dutch "of" is "or"; in English it is no joint: "Keepers of the Light". In Spanish "en" is "in", in Italian "i" is "the":
 * "tartas en Gijón", "tutti i giorni".
 */
const separatorsOf: Readonly<Record<string, RegExp>> = {
  nl: joints('and|or|&|en|of|et|und'),
  es: joints('and|or|&|y|e|o|u'),
  fr: joints('and|or|&|et|ou'),
  pt: joints('and|or|&|e|ou'),
  it: joints('and|or|&|e|ed|o'),
  de: joints('and|or|&|und|oder|et'),
};
const stops =
  /[.。](?=\s|$)|[!?؟](?=\s(?!\(\d)|$)|\n\s*\n|[)\]]|;(?=\s)|\s[–—]\s|:\s|,?\s(?:with(?!\s(?:no|any|your|or)\s)|where|which|that|using|columns?|tabs?|buttons?|filters?|and (?:a|an|the|it|you|people|each|live|everything)|mit|con|avec|com)(?=\s)/u;

/**
 * "venison with juniper, cheese": what comes with one thing of a list is part of it; "plates with a cart" and "con fotos"
 * speak of the page.
 */
const garnish =
  /,?\s(?:with|mit|con|avec|com)\s(?!(?:an?|the|our|my|your|its|no|any|un|una|uno|une|des|les|los|las|um|uma|einer?|einem|einen|der|den|dem|dark|light)\s|(?:online|photos?|pictures?|images?|prices?|pricing|cart|checkout|filters?|search|booking|reservations?|contact|maps?|forms?|gallery|reviews?|fotos?|preise?n?|precios?|prix|prezzi|preços|bild\p{L}*|buttons?|hours|columns?|tabs?|dates?|times?|links?)(?!\p{L}))(?:[\p{Ll}’'-]+\s){0,2}[\p{Ll}’'-]+(?=\s?,\s|(?<=,[^.!?:;\n]*)(?:\s?(?:[,.;)]|$)|\s(?:and|&|y|e|et|und)\s))/gu;

/**
 * What is quoted or stands in brackets, made unreadable: no comma, joint or stop inside parts a list. `lead` is the mark of a
 * quotation that opens right before the text.
 */
const fillClosed = (text: string, lead: string): string =>
  (lead + text)
    .replace(/\([^()\n]{1,80}\)|"[^"\n]{1,80}"|“[^“”\n]{1,80}”|«[^«»\n]{1,80}»/gu, (part) =>
      'x'.repeat(part.length),
    )
    .slice(lead.length);

/** Where a list ends: at the first stop outside brackets. "Norwegian (B2), French (C1)" goes on after its brackets. */
function endOf(whole: string, manner: 'running' | 'told', lead: string): number {
  const bare = fillClosed(whole, lead);
  const filled = manner === 'told' ? bare.replace(garnish, (text) => 'x'.repeat(text.length)) : bare;
  return stops.exec(filled)?.index ?? whole.length;
}

type Piece = { readonly from: number; readonly to: number; readonly isJoined: boolean };

function cutPieces(raw: string, language: string, lead: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let isJoined = false;
  const filled = fillClosed(raw, lead)
    // "Fig & Fennel, Hog Heaven": between capitals in a list with commas the sign is part of a name.
    .replace(/(?<=\p{Lu}[\p{L}’']*)\s&\s(?=\p{Lu})/gu, (sign) =>
      raw.includes(',') ? 'x'.repeat(sign.length) : sign,
    )
    // "61,000 people": a comma inside a figure parts nothing.
    .replace(/(?<=\d),(?=\d{3}(?!\d))/gu, 'x');
  for (const match of filled.matchAll(separatorsOf[language] ?? separators)) {
    pieces.push({ from, to: match.index, isJoined });
    isJoined = match.groups?.joint !== undefined;
    from = match.index + match[0].length;
  }
  return [...pieces, { from, to: raw.length, isJoined }];
}

/** A list inside a sentence ends with the entry after its "and"; without one, nobody can tell where it ends but at once. */
function keepRunning(raw: string, pieces: readonly Piece[]): readonly Piece[] {
  const last = pieces.findIndex((piece) => piece.isJoined);
  // "columns Backlog, Doing, Done": capitals hold the list together.
  if (
    last < 0 &&
    pieces.length > 2 &&
    pieces.every(({ from, to }) =>
      /^\s*\p{Lu}[\p{L}\p{N}'’-]*(?: [\p{L}\p{N}'’-]+)?\s*$/u.test(raw.slice(from, to)),
    )
  )
    return pieces;
  return last < 0 ? pieces.slice(0, pieces.length > 1 ? 1 : pieces.length) : pieces.slice(0, last + 1);
}

/** In a list after a colon an "and" parts entries only before the last one: "cut and colour, beards and shaves" are two. */
function joinPairs(raw: string, pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const [index, piece] of pieces.entries()) {
    const before = joined.at(-1);
    const isLast = index === pieces.length - 1 && pieces.filter((one) => one.isJoined).length === 1;
    // "42 The divers, 43 Bats and why they matter": numbered entries begin with their number.
    const isNumbered = joined.length > 0 && joined.every(({ from }) => /^\s*\d/u.test(raw.slice(from)));
    const isSame = piece.isJoined && isNumbered && !/^\s*\d/u.test(raw.slice(piece.from));
    if (piece.isJoined && before && (!isLast || isSame))
      joined[joined.length - 1] = { ...before, to: piece.to };
    else joined.push(piece);
  }
  return joined;
}

/**
 * Splits running text from an offset into the entries of a list, up to the end of the sentence or its next turn.
 * `running`: a list inside a sentence ("filter by bowls, mugs and plates, and a checkout"); `told`: one after a colon.
 */
export function listEntries(
  reading: Reading,
  start: number,
  manner: 'running' | 'told',
  most = 40,
): ListEntry[] {
  const whole = reading.text.slice(start, start + 1200);
  const lead = /["“«]$/u.exec(reading.text.slice(0, start))?.[0] ?? '';
  const raw = whole.slice(0, endOf(whole, manner, lead));
  const pieces = cutPieces(raw, reading.spoken, lead);
  const entries: ListEntry[] = [];
  for (const { from, to } of manner === 'running' && !/\s\/\s/u.test(raw)
    ? keepRunning(raw, pieces)
    : joinPairs(raw, pieces)) {
    const piece = raw.slice(from, to);
    const text = piece
      .trim()
      .replace(/^["“”«»'(-]+|["“”«»'.,:]+$/gu, '')
      .replace(/^([^(]*)\)+$/u, '$1')
      .trim();
    if (text === '' || entries.length >= most) continue;
    const at = start + from + piece.indexOf(text);
    entries.push({ text, span: { start: at, end: at + text.length } });
  }
  return entries;
}
