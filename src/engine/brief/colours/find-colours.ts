import type { Span } from '@/domain/site/brief';
import { colourTable, doubtful, resolveColour } from './colour-table';
import type { Shade } from '../lexicon/language-lexicon';
import { colourlessCompanions } from '../lexicon/colour-names';
import { foldText } from '../words/fold-text';
import { findPhrases } from '../words/phrase-index';
import { isTitleCased } from '../names/reject-name-run';
import { spanOf, tokenAt, type Reading } from '../reading';
import { knownAt } from '../places/place-reach';
import { findCompounds } from './compound-colours';
import { shiftColour } from './shift-colour';

/** A colour met in the prompt: tokens it covers, and whether it needs something beside it to count. */
export type FoundColour = {
  readonly from: number;
  readonly to: number;
  readonly span: Span;
  readonly name: string;
  readonly css: string;
  readonly isSure: boolean;
};

const literal =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\([^()]{3,60}\)/giu;
const companions = new Set(colourlessCompanions.split(',').map((word) => word.trim()));
const hyphenOrSpace = /^[\s-]{1,2}$/u;

function findLiterals(reading: Reading): FoundColour[] {
  const found: FoundColour[] = [];
  for (const match of reading.text.matchAll(literal)) {
    const css = resolveColour(match[0]);
    if (css === null) continue;
    const span = { start: match.index, end: match.index + match[0].length };
    const from = tokenAt(reading.tokens, span.start);
    found.push({
      from,
      to: Math.max(from + 1, tokenAt(reading.tokens, span.end)),
      span,
      name: match[0],
      css,
      isSure: true,
    });
  }
  return found;
}

/** Shades right before (or, in other languages, after) a colour: "soft dusty pink", "azul claro". */
function shadesOf(
  reading: Reading,
  from: number,
  to: number,
): { readonly from: number; readonly to: number; readonly shades: Shade[] } {
  const shades: Shade[] = [];
  const index = reading.lexicon.shades;
  let start = from;
  let end = to;
  for (let step = 0; step < 2; step += 1) {
    // Arabic and Hebrew bend a colour by the word after it: "أزرق فاتح وأبيض".
    if (
      start === 0 ||
      /^(?:ar|he)$/u.test(reading.language.value) ||
      !hyphenOrSpace.test(reading.tokens[start]?.gap ?? '')
    )
      break;
    const match = findPhrases(index, reading.tokens, { from: start - 1, to: start })[0];
    if (!match) break;
    shades.push(match.value);
    start -= 1;
  }
  if (reading.language.value !== 'en' && hyphenOrSpace.test(reading.tokens[to]?.gap ?? '')) {
    const match = findPhrases(index, reading.tokens, { from: to, to: to + 1 })[0];
    if (match) {
      shades.push(match.value);
      end += 1;
    }
  }
  return { from: start, to: end, shades };
}

/** "verde menta", "rosso mattone": one of its words is a plain colour by itself. */
function hasSurePart(reading: Reading, from: number, to: number): boolean {
  if (to - from < 2 || reading.language.value === 'en') return false;
  return Array.from({ length: to - from }, (_, index) => from + index).some((at) =>
    findPhrases(reading.lexicon.colours, reading.tokens, { from: at, to: at + 1 }).some(
      (one) => one.to === at + 1 && !doubtful.has(one.value),
    ),
  );
}

// Asked for every colour word of a prompt, and answered from all of its words.
const titled = new WeakMap<Reading, boolean>();
function isTitled(reading: Reading): boolean {
  const known = titled.get(reading) ?? isTitleCased(reading);
  titled.set(reading, known);
  return known;
}

/** "our conductor Fiona Grey": a colour with a capital right after another capital that is no colour word. */
function isSurname(reading: Reading, at: number): boolean {
  const [before, token] = [reading.tokens[at - 1], reading.tokens[at]];
  const { colours, shades } = reading.lexicon;
  return (
    reading.spoken === 'en' &&
    /^\p{Lu}\p{Ll}/u.test(token?.text ?? '') &&
    /^\p{Lu}\p{Ll}+$/u.test(before?.text ?? '') &&
    token?.gap === ' ' &&
    reading.tokens[at - 2]?.sentence === token.sentence &&
    !colours.words.has(before?.form ?? '') &&
    !shades.words.has(before?.form ?? '') &&
    !isTitled(reading)
  );
}

/** "الدار البيضاء", "Green Bay": a colour in the name of a town. */
function isInPlace(reading: Reading, { from, to }: { readonly from: number; readonly to: number }): boolean {
  const before = from > 0 ? knownAt(reading, from - 1) : null;
  return (before !== null && before >= to && before > from) || (knownAt(reading, from) ?? to) > to;
}

const edible =
  /\b(?:fruits?|juices?|lemons?|apples?|grove|orchard|smoothies?|menu|cocktails?|grocer\p{L}*|food|marmalade|citrus|flavou?rs?)\b/iu;

/** "bike shop, orange": a hue that stands alone among what is asked for, where nothing is to eat. */
function isLoneHue(
  reading: Reading,
  { from, to, value }: { from: number; to: number; value: string },
): boolean {
  if (value !== 'orange' || edible.test(reading.prompt)) return false;
  const next = reading.tokens[to];
  return /^[,;]/u.test(reading.tokens[from]?.gap ?? '') && (next === undefined || /^[,;.]/u.test(next.gap));
}

/** "neon pembe", "rosa pastel": where English has a name for a colour so bent, it is that colour. */
function bend(reading: Reading, value: string, base: string, shades: readonly Shade[]): string {
  const [shade, ...more] = shades;
  const known =
    // What CSS calls dark grey is lighter than its grey.
    reading.spoken !== 'en' && shade !== undefined && more.length === 0 && !/^gr[ae]y$/u.test(value)
      ? colourTable.get(`${shade} ${value}`)
      : undefined;
  return known ?? shades.reduce((colour, one) => shiftColour(colour, one), base);
}

/** "mintgrün", "salbeigrün", "zeegroen": a thing, but one whose word ends in a hue. */
const isHueCompound = ({ spoken }: Reading, name: string): boolean =>
  (spoken === 'de' || spoken === 'nl') &&
  /^\p{L}{3,}(?:grun|blau|gelb|braun|grau|rosa|groen|blauw|geel|bruin|grijs|roze)e?[mnrs]?$/u.test(name);

function addCompounds(reading: Reading, found: FoundColour[], skip: (at: number) => boolean): void {
  const isTaken = (at: number): boolean => skip(at) || found.some(({ from, to }) => at >= from && at < to);
  for (const { at, value, shade } of findCompounds(reading, isTaken)) {
    const base = resolveColour(value);
    if (base === null) continue;
    const span = spanOf(reading.tokens, at, at + 1);
    found.push({
      from: at,
      to: at + 1,
      span,
      name: reading.prompt.slice(span.start, span.end),
      css: bend(reading, value, base, shade === null ? [] : [shade]),
      isSure: true,
    });
  }
}

const goesOn =
  /^(?:and|or|with|on|in|for|as|to|at|by|plus|over|under|throughout|everywhere|instead|only|please|is|are)$/u;

/**
 * "hot chocolate included", "deep ruby pendants": a thing with its adjective, or what makes the thing behind it, where
 * the word names a thing as well as a colour. Colours of a role or a look are backed by those words.
 */
function isOfThing(reading: Reading, { from, to }: { from: number; to: number }): boolean {
  const next = reading.tokens[to];
  return (
    reading.spoken === 'en' &&
    (reading.tokens[from]?.form === 'hot' || (next?.gap === ' ' && !goesOn.test(next.form)))
  );
}

/** "12-5pm on the green": grass in the middle of a village. */
function isLawn(
  { spoken, tokens }: Reading,
  { from, to, value }: { from: number; to: number; value: string },
): boolean {
  const form = (at: number) => tokens[at]?.form ?? '';
  const next = tokens[to];
  if (spoken !== 'en' || value !== 'green') return false;
  if (/^(?:village|bowling|putting)$/u.test(form(from - 1))) return true;
  const isThere = form(from - 1) === 'the' && /^(?:on|at|by|round|around|across|beside|opposite|overlooking)$/u.test(form(from - 2)); // prettier-ignore
  return isThere && (next === undefined || /[,.;!?\n]/u.test(next.gap) || goesOn.test(next.form));
}

/** "identify mosses and lichens", "olives and figs": more than one of a thing is no colour. */
const isSeveral = (
  { spoken, tokens }: Reading,
  { to, value }: { readonly to: number; readonly value: string },
): boolean =>
  spoken === 'en' &&
  !value.endsWith('s') &&
  !/(?:red|green|blue|brown|yellow|orange|pink|purple|gr[ae]y|white|black|beige|cream|teal|gold|silver|violet|turquoise|tan|ochre|lilac|mauve|neon|pastel|earth tone|neutral)$/u.test(
    value,
  ) &&
  (tokens[to - 1]?.form ?? '').replace(/e?s$/u, '') !== (tokens[to - 1]?.form ?? '') &&
  !/^(?:tones?|shades?|palette|colou?rs?|hues?)$/u.test(tokens[to]?.form ?? '');

/** Every colour of the prompt, named or literal, in order; adjectives bend it. */
export function findColours(reading: Reading, skip: (at: number) => boolean): FoundColour[] {
  const found: FoundColour[] = findLiterals(reading);
  for (const match of findPhrases(reading.lexicon.colours, reading.tokens)) {
    // "nothing beige": left out.
    if (reading.tokens[match.from - 1]?.form === 'nothing') continue;
    if (isLawn(reading, match)) continue;
    if (skip(match.from) || isSurname(reading, match.from) || isInPlace(reading, match)) continue;
    const next = reading.tokens[match.to];
    if (next && /^[\s-]$/u.test(next.gap) && companions.has(next.form)) continue;
    const shade = shadesOf(reading, match.from, match.to);
    const base = resolveColour(match.value);
    if (base === null) continue;
    const spoken = reading.tokens
      .slice(shade.from, shade.to)
      .map((token) => token.form)
      .join(' ');
    // French "rouge" is red; the English name for a rose is told only in English.
    // "dusty rose" and "deep purple" are names of their own before they are a shade of one.
    const css =
      (shade.shades.length > 0 || match.value === spoken ? colourTable.get(spoken) : undefined) ??
      bend(reading, match.value, base, shade.shades);
    const isDoubtful = doubtful.has(match.value) || doubtful.has(spoken);
    if (isSeveral(reading, match)) continue;
    const isSure =
      (shade.shades.length > 0 && !(isDoubtful && isOfThing(reading, shade))) ||
      /(?:farb|kleurig)/u.test(spoken) ||
      isHueCompound(reading, spoken) ||
      hasSurePart(reading, match.from, match.to) ||
      isLoneHue(reading, match) ||
      !isDoubtful;
    const whole = spanOf(reading.tokens, shade.from, shade.to);
    // "بني وكريمي", "ירוק ולבן": the "and" is joined to the second.
    const isLed =
      /^[وו]/u.test(reading.tokens[shade.from]?.form ?? '') && !/^[وו]/u.test(foldText(match.phrase));
    const span = isLed ? { start: whole.start + 1, end: whole.end } : whole;
    found.push({
      from: shade.from,
      to: shade.to,
      span,
      name: reading.prompt.slice(span.start, span.end),
      css,
      isSure,
    });
  }
  addCompounds(reading, found, skip);
  mergeLiterals(reading, found);
  mergePairs(reading, found);
  // A word may stand in two lexicons: one place of the prompt is one colour.
  const first = new Map(found.toReversed().map((colour) => [colour.span.start, colour]));
  return [...first.values()].toSorted((one, other) => one.span.start - other.span.start);
}

const hues = /^(?:red|green|blue|brown|yellow|orange|pink|purple|grey|gray|white|black|beige)$/iu;

/** "tomato red", "moss green": in English a colour right before a plain hue is that hue's own name. */
function mergePairs(reading: Reading, found: FoundColour[]): void {
  if (reading.spoken !== 'en') return;
  for (const hue of found.filter(({ name }) => hues.test(name))) {
    const named = found.find(
      (colour) =>
        colour !== hue &&
        colour.to === hue.from &&
        !hues.test(colour.name) &&
        reading.text.slice(colour.span.end, hue.span.start) === ' ',
    );
    if (!named) continue;
    found.splice(found.indexOf(hue), 1);
    const span = { start: named.span.start, end: hue.span.end };
    const name = reading.prompt.slice(span.start, span.end);
    found[found.indexOf(named)] = { ...named, to: hue.to, span, name, isSure: true };
  }
}

/** "green #3fa34d", "moss (#4a5d23)": the name and its value are one colour. */
function mergeLiterals(reading: Reading, found: FoundColour[]): void {
  for (const value of found.filter((colour) => /^[#a-z]*[#(]/iu.test(colour.name))) {
    const named = found.find(
      (colour) =>
        colour !== value &&
        colour.span.end <= value.span.start &&
        /^\s*[(:=]?\s*$/u.test(reading.text.slice(colour.span.end, value.span.start)),
    );
    if (!named) continue;
    found.splice(found.indexOf(value), 1);
    const span = { start: named.span.start, end: value.span.end };
    found[found.indexOf(named)] = { ...named, to: value.to, span, css: value.css, isSure: true };
  }
}
