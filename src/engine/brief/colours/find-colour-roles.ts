import type { ColourRole } from '@/domain/site/vocabulary';
import type { FoundColour } from './find-colours';
import { nounFirst } from '../offer/noun-first';
import { findPhrases } from '../words/phrase-index';
import { isCueAt, type Reading } from '../reading';

/** A word for a role ("buttons") with the tokens it covers. */
type RoleMark = { readonly from: number; readonly to: number; readonly role: ColourRole };

/** The roles told for colours, and the tokens of the words that told them. */
export type ColourRoles = {
  readonly roles: ReadonlyMap<FoundColour, readonly ColourRole[]>;
  readonly tokens: ReadonlySet<number>;
};

const fillers = new Set(
  `big large bold glow glowing rounded round pill outlined grandes grande grandi gros grosse große grosses groot grote duze wielkie as for on the all in main my our a an of be should is are to coloured colored colour color site page every whole each these
  als fur auf im den die das dem como para los las el la de del en color pour les le sur couleur sul per gli i come cor no na os
  voor op het w na jako kolor olarak icin renk renkli primary solid בצבע בצבעי בגוון בגווני בגוני بلون لون باللون colore kleur farbe tom w kolorze em di d von van aus
bitte gerne fuera fuese sea doivent etre soit deve deva devem ter sein sollen soll sollten moeten zijn graag mogen sean fueran soient seraient siano essere devono sejam ser maja byc beda niech olsun olabilir lutfen יהיו להיות שיהיו تكون`.split(
    /\s+/u,
  ),
);
const small = /^(?:the|all|my|our|los|las|el|la|die|das|les|le|i|gli|os|as|de)$/u;

function isCutOff(reading: Reading, at: number): boolean {
  return /[,،.;:!?()\n]|\s[–—-]\s/u.test(reading.tokens[at]?.gap ?? '');
}

/** "and", also where it is joined to the next word (Arabic, Hebrew). */
function isConjoined(reading: Reading, at: number): boolean {
  return isCueAt(reading, at, 'and') || /^\s?[&+]\s?$/u.test(reading.tokens[at]?.gap ?? '');
}

function isPrefixed(reading: Reading, at: number): boolean {
  return /^[وו]/u.test(reading.tokens[at]?.form ?? '');
}

/** "red background colour on the header": the ground of one part is that part's colour. */
function narrower(
  { tokens }: Reading,
  mark: RoleMark | undefined,
  marks: ReadonlyMap<number, RoleMark>,
): RoleMark | undefined {
  if (mark?.role !== 'background') return mark;
  let at = mark.to;
  if (/^colou?r$/u.test(tokens[at]?.form ?? '')) at += 1;
  if (!/^(?:on|of|in|for)$/u.test(tokens[at]?.form ?? '')) return mark;
  at += /^(?:the|all|my|our)$/u.test(tokens[at + 1]?.form ?? '') ? 2 : 1;
  const part = marks.get(at);
  return part && /^(?:header|footer|button|card)$/u.test(part.role) ? { ...part, from: mark.from } : mark;
}

/** Roles named right after a colour: "cream background", "navy for the header and footer". */
function marksAfter(
  reading: Reading,
  colour: FoundColour,
  marks: ReadonlyMap<number, RoleMark>,
  colours: readonly FoundColour[],
): RoleMark[] {
  const found: RoleMark[] = [];
  let at = colour.to;
  const isCut = (next: number): boolean =>
    next === colour.to
      ? /[,،.;:!?()\n]|\s[–—-]\s/u.test(reading.text.slice(colour.span.end, reading.tokens[next]?.start))
      : isCutOff(reading, next);
  while (at < colour.to + 8 && at < reading.tokens.length && !isCut(at)) {
    const mark = narrower(reading, marks.get(at), marks);
    if (mark && (found.length > 0 || !isPrefixed(reading, at))) {
      found.push(mark);
      at = mark.to;
      // One more role only after an "and": "buttons and cards".
      if (isCutOff(reading, at) || !isConjoined(reading, at)) break;
      let next = isCueAt(reading, at, 'and') ? at + 1 : at;
      while (next < at + 3 && small.test(reading.tokens[next]?.form ?? '')) next += 1;
      const more = marks.get(next);
      // "beżowe tło i przyciski w kolorze terakoty": the second has a colour of its own.
      if (!more || colours.some((other) => other !== colour && leadsTo(reading, more, other))) break;
      at = next;
      continue;
    }
    // "with" and "and" lead to the next colour's role, not to this one's.
    if (
      found.length > 0 ||
      isCueAt(reading, at, 'with', 'and') ||
      !fillers.has(reading.tokens[at]?.form ?? '')
    )
      break;
    at += 1;
  }
  return found;
}

/** The role named right before a colour: "background: cream", "header in dark green", "botones terracota". */
function markBefore(reading: Reading, colour: FoundColour, marks: readonly RoleMark[]): RoleMark | null {
  const mark = marks.findLast((one) => one.to <= colour.from);
  return mark && leadsTo(reading, mark, colour) ? mark : null;
}

/** Whether nothing but small words stands between a role and the colour after it. */
function leadsTo(reading: Reading, mark: RoleMark, colour: FoundColour): boolean {
  if (colour.from < mark.to || colour.from - mark.to > 4) return false;
  for (let at = mark.to; at < colour.from; at += 1) {
    const token = reading.tokens[at];
    if (!token || /[,.;!?()\n]/u.test(token.gap)) return false;
    if (!fillers.has(token.form) || isCueAt(reading, at, 'and')) return false;
    // "landing page for a titanium mug": what it is for is made of it, the page is not painted with it.
    if (!colour.isSure && /^(?:for|an?)$/u.test(token.form)) return false;
    // "Cards of sea animals": what they show, and no colour of theirs.
    const next = reading.tokens[colour.to];
    if (!colour.isSure && token.form === 'of' && next !== undefined && !isCutOff(reading, colour.to)) return false; // prettier-ignore
  }
  const gap = reading.text.slice(reading.tokens[colour.from - 1]?.end ?? 0, colour.span.start);
  return /^[\s:=–'’-]*$/u.test(gap);
}

/** "red accents on white", "neon green on black": the second is what the first stands on. */
function isGround(reading: Reading, colour: FoundColour, colours: readonly FoundColour[]): boolean {
  let at = colour.from - 1;
  if (/^(?:a|an|un|une|einem|um|uno|een)$/u.test(reading.tokens[at]?.form ?? '')) at -= 1;
  if (!/^(?:on|upon|over|sobre|auf|sur|su|op|na)$/u.test(reading.tokens[at]?.form ?? '')) return false;
  return colours.some(
    (other) => other !== colour && other.to <= at && at - other.to <= 2 && !isCutOff(reading, at),
  );
}

/** Two roles of one colour that together are the pieces people press and read are one wish. */
function merge(roles: readonly ColourRole[]): ColourRole[] {
  const set = new Set(roles);
  if (set.has('button') && set.has('card')) {
    set.delete('button');
    set.delete('card');
    set.add('component');
  }
  return [...set];
}

/** Finds what each colour is for, from the words beside it. Colours without such words are not in the answer. */
export function findColourRoles(reading: Reading, colours: readonly FoundColour[]): ColourRoles {
  const marks = findPhrases(reading.lexicon.roles, reading.tokens)
    .filter((match) => !colours.some((colour) => colour.from < match.to && colour.to > match.from))
    .map((match) => ({ from: match.from, to: match.to, role: match.value }));
  const byStart = new Map(marks.map((mark) => [mark.from, mark]));
  const roles = new Map<FoundColour, ColourRole[]>();
  const tokens = new Set<number>();
  const taken = new Set<RoleMark>();
  const give = (colour: FoundColour, found: readonly RoleMark[]): void => {
    if (found.length === 0 || roles.has(colour)) return;
    roles.set(colour, merge(found.map((mark) => mark.role)));
    for (const mark of found) {
      taken.add(mark);
      for (let at = mark.from; at < mark.to; at += 1) tokens.add(at);
      // "botones granates sobre fondo crema": no part of the site tells about it.
      if (reading.tokens[mark.from - 1]?.form === 'sobre') tokens.add(mark.from - 1);
    }
  };
  const before = (colour: FoundColour): RoleMark[] => {
    const mark = markBefore(
      reading,
      colour,
      marks.filter((one) => !taken.has(one)),
    );
    return mark ? [mark] : [];
  };
  const isBeforeFirst = nounFirst.has(reading.language.value);
  if (isBeforeFirst) for (const colour of colours) give(colour, before(colour));
  for (const colour of colours)
    give(
      colour,
      marksAfter(reading, colour, byStart, colours).filter((mark) => !taken.has(mark)),
    );
  if (!isBeforeFirst) for (const colour of colours) give(colour, before(colour));
  for (const colour of colours)
    if (!roles.has(colour) && isGround(reading, colour, colours)) roles.set(colour, ['background']);
  return { roles, tokens };
}
