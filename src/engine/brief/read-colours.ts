import type { ColourWish, Slot } from '@/domain/site/brief';
import type { ColourRole } from '@/domain/site/vocabulary';
import { findColours, type FoundColour } from './find-colours';
import { findPhrases } from './phrase-index';
import { isCueAt, type Reading } from './reading';
import { measureColour } from './shift-colour';

const fillers = new Set(
  'as for on the all in main my our a an of and be should is are to with coloured colored colour color site page every whole each these als fur auf im den die das dem como para los las el la de del en color pour les le en sur couleur sul per gli i come cor no na os as para voor op de het als w na jako kolor olarak icin renk renkli primary solid'.split(
    ' ',
  ),
);
const roleJoin = new Set('and & y e et und en i ve plus'.split(' '));

type RoleMark = { readonly from: number; readonly to: number; readonly role: ColourRole };

function listRoles(reading: Reading, colours: readonly FoundColour[]): RoleMark[] {
  return findPhrases(reading.lexicon.roles, reading.tokens)
    .filter((match) => !colours.some((colour) => colour.from < match.to && colour.to > match.from))
    .map((match) => ({ from: match.from, to: match.to, role: match.value }));
}

const isClosedOff = (reading: Reading, at: number): boolean =>
  /[,.;:!?()\n]|\s[–—-]\s/u.test(reading.tokens[at]?.gap ?? '');

/** Roles named right after a colour: "cream background", "navy for the header and footer". */
function rolesAfter(
  reading: Reading,
  colour: FoundColour,
  roles: ReadonlyMap<number, RoleMark>,
): ColourRole[] {
  const found: ColourRole[] = [];
  for (let at = colour.to; at < colour.to + 7 && at < reading.tokens.length;) {
    if (isClosedOff(reading, at)) break;
    const mark = roles.get(at);
    const form = reading.tokens[at]?.form ?? '';
    if (mark) {
      found.push(mark.role);
      at = mark.to;
      // One more role only after an "and": "buttons and cards".
      const joined = reading.tokens[at];
      if (!joined || isClosedOff(reading, at)) break;
      const isJoined = roleJoin.has(joined.form) || /^\s?&\s?$/u.test(joined.gap);
      const beyond = roleJoin.has(joined.form) ? at + 1 : at;
      if (!isJoined || !roles.has(skipFillers(reading, beyond))) break;
      at = skipFillers(reading, beyond);
      continue;
    }
    if (found.length > 0) break;
    // "with", "and" lead to the next colour's role, not to this one's.
    if (isCueAt(reading, at, 'with', 'and') || !fillers.has(form)) break;
    at += 1;
  }
  return found;
}

function skipFillers(reading: Reading, at: number): number {
  let next = at;
  while (
    next < at + 2 &&
    /^(?:the|all|my|our|los|las|el|la|die|das|les|le|i|gli|os|as|de)$/u.test(reading.tokens[next]?.form ?? '')
  )
    next += 1;
  return next;
}

/** The role named right before a colour: "background: cream", "header in dark green", "botones terracota". */
function roleBefore(
  reading: Reading,
  colour: FoundColour,
  marks: readonly RoleMark[],
  taken: ReadonlySet<RoleMark>,
): RoleMark | null {
  const mark = marks.findLast((one) => one.to <= colour.from);
  if (!mark || taken.has(mark) || colour.from - mark.to > 4) return null;
  for (let at = mark.to; at < colour.from; at += 1) {
    const form = reading.tokens[at]?.form ?? '';
    if (
      /[,.;!?()\n]/u.test(reading.tokens[at]?.gap ?? '') ||
      !(fillers.has(form) && !isCueAt(reading, at, 'with', 'and') && form !== 'and')
    )
      return null;
  }
  const gap = reading.text.slice(reading.tokens[colour.from - 1]?.end ?? 0, colour.span.start);
  return /^[\s:=–-]*$/u.test(gap) ? mark : null;
}

/** Two roles of one colour that together are the pieces people press and read: one wish. */
function merge(roles: readonly ColourRole[]): ColourRole[] {
  const set = new Set(roles);
  if (set.has('button') && set.has('card')) {
    set.delete('button');
    set.delete('card');
    set.add('component');
  }
  return [...set];
}

/** Colours without a role: the first of them carries the brand, the next is the accent; white and black find their place. */
function deal(free: readonly FoundColour[], used: ReadonlySet<ColourRole>): Map<FoundColour, ColourRole> {
  const dealt = new Map<FoundColour, ColourRole>();
  const taken = new Set(used);
  const give = (colour: FoundColour, ...wishes: readonly ColourRole[]): void => {
    const role = wishes.find((wish) => !taken.has(wish)) ?? wishes.at(-1) ?? 'accent';
    taken.add(role);
    dealt.set(colour, role);
  };
  const tone = new Map(
    free.map((colour) => [colour, measureColour(colour.css) ?? { l: 0.5, c: 0, h: 0 }] as const),
  );
  const vivid = free.filter(
    (colour) => (tone.get(colour)?.c ?? 0) >= 0.035 && (tone.get(colour)?.l ?? 0) < 0.95,
  );
  const first = vivid[0];
  // A yellow cannot carry white text or large areas beside black: it is the highlight.
  const isHighlight =
    first !== undefined &&
    (tone.get(first)?.l ?? 0) > 0.82 &&
    free.some((colour) => (tone.get(colour)?.l ?? 1) < 0.3);
  for (const colour of free) {
    const { l, c } = tone.get(colour) ?? { l: 0.5, c: 0 };
    const isNeutral = c < 0.035;
    if (isNeutral && l > 0.93) give(colour, 'background', 'surface');
    else if (!isNeutral && l >= 0.95) give(colour, 'background', 'surface');
    else if (isNeutral && l < 0.35)
      give(
        colour,
        ...(free[0] === colour && !isHighlight ? (['brand', 'text'] as const) : (['text', 'brand'] as const)),
      );
    else if (isHighlight && colour === first) give(colour, 'accent', 'brand');
    else give(colour, 'brand', 'accent', 'surface');
  }
  return dealt;
}

function isBacked(
  reading: Reading,
  colour: FoundColour,
  all: readonly FoundColour[],
  hasRole: boolean,
): boolean {
  if (colour.isSure || hasRole) return true;
  const isNear = (other: FoundColour): boolean => {
    if (other === colour) return false;
    const [left, right] = other.from < colour.from ? [other, colour] : [colour, other];
    if (right.from - left.to > 1) return false;
    const between = reading.text.slice(left.span.end, right.span.start);
    return (
      /^\s*(?:,|&|\+|\/|and|y|e|et|und|en|i|ve|with|on|plus|،|و|con|mit|avec|,\s*and)\s*$/iu.test(between) &&
      (other.isSure || all.length > 1)
    );
  };
  if (
    all.some(
      (other) =>
        isNear(other) && (other.isSure || isColourTalk(reading, colour) || isLastClause(reading, colour)),
    )
  )
    return true;
  return isColourTalk(reading, colour);
}

/** "Black and gold." alone in its sentence is talk of colours even when each word is also a thing. */
function isLastClause(reading: Reading, colour: FoundColour): boolean {
  const { sentence } = reading.tokens[colour.from] ?? { sentence: -1 };
  const size = reading.tokens.filter((token) => token.sentence === sentence).length;
  return size <= 8;
}

function isColourTalk(reading: Reading, colour: FoundColour): boolean {
  const sentence = reading.tokens[colour.from]?.sentence;
  for (let at = Math.max(0, colour.from - 6); at < Math.min(reading.tokens.length, colour.to + 3); at += 1)
    if (
      reading.tokens[at]?.sentence === sentence &&
      isCueAt(reading, at, 'colour') &&
      (at >= colour.to ? at - colour.to < 2 : true)
    )
      return true;
  return false;
}

/** Reads colours with what each is for. A colour for two roles gives two wishes. */
export function readColours(reading: Reading, skip: (at: number) => boolean): Slot<ColourWish>[] {
  const colours = findColours(reading, skip);
  if (colours.length === 0) return [];
  const marks = listRoles(reading, colours);
  const byStart = new Map(marks.map((mark) => [mark.from, mark]));
  const taken = new Set<RoleMark>();
  const roles = new Map<FoundColour, ColourRole[]>();
  for (const colour of colours) {
    const after = rolesAfter(reading, colour, byStart);
    for (const mark of marks)
      if (
        after.length > 0 &&
        mark.from >= colour.to &&
        mark.from < colour.to + 7 &&
        after.includes(mark.role)
      )
        taken.add(mark);
    if (after.length > 0) roles.set(colour, merge(after));
  }
  for (const colour of colours) {
    if (roles.has(colour)) continue;
    const mark = roleBefore(reading, colour, marks, taken);
    if (!mark) continue;
    taken.add(mark);
    roles.set(colour, [mark.role]);
  }
  const kept = colours.filter((colour) => isBacked(reading, colour, colours, roles.has(colour)));
  const free = kept
    .filter((colour) => !roles.has(colour))
    .filter((colour, index, all) => all.findIndex((one) => one.css === colour.css) === index);
  const dealt = deal(free, new Set([...roles.values()].flat()));
  return kept.flatMap((colour) =>
    (roles.get(colour) ?? [dealt.get(colour)].filter((role) => role !== undefined)).map((role) => ({
      value: { role, name: colour.name, css: colour.css },
      spans: [colour.span],
    })),
  );
}
