import type { Slot, Span } from '@/domain/site/brief';
import type { StyleName } from '@/domain/site/vocabulary';
import type { Weighted } from '../words/compile-lexicon';
import { findPhrases } from '../words/phrase-index';
import { isSaidOfThing } from './said-of-thing';
import { isCueAt, spanOf, type Reading } from '../reading';

type Skip = (at: number) => boolean;

/** Words for how the site speaks, as written, at most eight. */
export function readTone(reading: Reading, skip: Skip): Slot<string>[] {
  const slots: Slot<string>[] = [];
  for (const match of findPhrases(reading.lexicon.tones, reading.tokens)) {
    if (skip(match.from) || slots.length >= 8 || isInName(reading, match.from)) continue;
    if (isSaidOfThing(reading, match.from)) continue;
    const value = reading.tokens
      .slice(match.from, match.to)
      .map((token) => token.text.toLowerCase())
      .join(' ');
    if (!slots.some((slot) => slot.value === value))
      slots.push({ value, spans: [spanOf(reading.tokens, match.from, match.to)] });
  }
  return slots;
}

/** The look asked for: the style with the most weight of words behind it. */
export function readStyle(reading: Reading, skip: Skip): Slot<StyleName> | null {
  const scores = new Map<StyleName, { score: number; spans: Span[] }>();
  for (const match of findPhrases(reading.lexicon.styles, reading.tokens)) {
    if (
      (skip(match.from) && !isCalledLook(reading, match)) ||
      isThing(reading, match) ||
      isSaidOfThing(reading, match.from) ||
      isDeed(reading, match)
    )
      continue;
    if (match.value.weight < 3 && isInName(reading, match.from)) continue;
    const entry = scores.get(match.value.value) ?? { score: 0, spans: [] };
    entry.score += match.value.weight;
    entry.spans.push(spanOf(reading.tokens, match.from, match.to));
    scores.set(match.value.value, entry);
  }
  let best: StyleName | null = null;
  for (const [style, entry] of scores)
    if (entry.score > (best === null ? 0.5 : (scores.get(best)?.score ?? 0))) best = style;
  return best === null ? null : { value: best, spans: scores.get(best)?.spans ?? [] };
}

/** "Cake 7, in noir style": behind a list of things it is a look all the same, being called one. */
function isCalledLook(
  reading: Reading,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  const form = (at: number) => reading.tokens[at]?.form ?? '';
  return (
    form(from - 1) === 'in' &&
    /^(?:style|look)$/u.test(form(to)) &&
    !/^(?:not|never|no)$/u.test(form(from - 2))
  );
}

/** "Volunteers who clean the river": what somebody does with a thing is no look. */
function isDeed(reading: Reading, { from, to }: { readonly from: number; readonly to: number }): boolean {
  const [before, token, after] = [from - 1, from, to].map((at) => reading.tokens[at]?.form ?? '');
  if (reading.language.value !== 'en' || token !== 'clean') return false;
  return (
    /^(?:the|our|your|their|my|his|her|its|up|out)$/u.test(after ?? '') ||
    /^(?:who|we|i|they|to|that|you|will)$/u.test(before ?? '')
  );
}

const plainLooks =
  /^(?:modern|minimal(?:ist)?|clean|simple|bold|elegant|dark|light|warm|professional|responsive|playful|fun)$/u;

/** Whether a word is part of a name, "Bright Street": a capital beside a capital. German writes every noun so. */
function isInName(reading: Reading, at: number): boolean {
  if (reading.language.value === 'de') return false;
  const token = reading.tokens[at];
  const isCapital = (text = '') => /^\p{Lu}\p{Ll}/u.test(text);
  const isNamed = (one: typeof token) =>
    one !== undefined &&
    one.sentence === token?.sentence &&
    isCapital(one.text) &&
    !lookWords.test(one.form) &&
    !plainLooks.test(one.form);
  return isCapital(token?.text) && (isNamed(reading.tokens[at - 1]) || isNamed(reading.tokens[at + 1]));
}

/** "sans blog" in French is "without a blog". */
function isFrenchWithout(reading: Reading, at: number): boolean {
  return reading.language.value === 'fr' && reading.tokens[at]?.form === 'sans';
}

const lookWords =
  /^(?:look|looks|looking|feel|style|styled|styling|vibe|vibes|design|aesthetic\w*|theme|themed|palette|touch|mood|fonts?|type|typeface|lettering|letters|headings?|inspired|feeling|charm|ui|interface|and|or|but|with|colou?rs?|tones?|hues|website|site|page|app|layout|cards?|panels?|buttons?|effects?|gradients?|overlays?|surfaces?|blur)$/u;
/** Styles whose words describe goods as often as pages: "vintage tractors", "natural wines", "museum of typewriters". */
const goodsStyles = new Set<string>([
  'vintage',
  'retro',
  'organic',
  'industrial',
  'terminal',
  'pixel',
  'mono',
  'botanical',
  'craft',
  'glass',
]);

/** Whether a word for a look tells of a thing instead: a plain noun follows it at once, or it is itself the thing ("typewriters"). */
function isThing(
  reading: Reading,
  match: { readonly from: number; readonly to: number; readonly value: unknown },
): boolean {
  const value = typeof match.value === 'string' ? match.value : (match.value as Weighted<string>).value;
  if (!goodsStyles.has(value)) return false;
  const next = reading.tokens[match.to];
  const last = reading.tokens[match.to - 1];
  // "Pixel style please": called a style, it is one, whatever follows.
  if (/^(?:style|look|vibes?|aesthetic)$/u.test(last?.form ?? '')) return false;
  if (
    /^(?:typewriters?|records|cassettes|antiques|arcades?)$/u.test(last?.form ?? '') &&
    (!lookWords.test(next?.form ?? '') || isCueAt(reading, match.to, 'and', 'or', 'with'))
  )
    return true;
  if (reading.language.value !== 'en' || !next || !/^\s$/u.test(next.gap) || next.sentence !== last?.sentence)
    return false;
  if (lookWords.test(next.form) || !/^\p{Ll}/u.test(next.text)) return false;
  if (isCueAt(reading, match.to, 'site', 'with', 'for', 'break', 'colour', 'no', 'in')) return false;
  const { styles, tones, colours, shades, roles, fonts, kinds } = reading.lexicon;
  if ([styles, tones, colours, shades, roles, fonts].some((index) => index.words.has(next.form)))
    return false;
  // "vintage barber shop": a look for a trade that could have any; "vintage tractors": the goods.
  const trade = findPhrases(kinds, reading.tokens, { from: match.to, to: match.to + 3 }).find(
    (one) => one.from === match.to,
  );
  return value === 'organic' || value === 'glass' || trade === undefined || trade.value.value === 'unknown';
}

const families =
  'playfair display|dm serif display|dm sans|space grotesk|instrument serif|instrument sans|cormorant garamond|eb garamond|libre baskerville|source serif|source sans|open sans|work sans|zilla slab|ibm plex sans|ibm plex mono|jetbrains mono|press start 2p|abril fatface|josefin sans|bebas neue|archivo black|bricolage grotesque|plus jakarta sans|young serif|fraunces|inter|poppins|montserrat|roboto|lato|raleway|nunito|merriweather|lora|oswald|rubik|manrope|outfit|sora|syne|unbounded|fredoka|quicksand|caveat|cinzel|orbitron|spectral|bitter|marcellus|jost|karla|lexend|newsreader|helvetica|garamond|futura|georgia|courier|baskerville|bodoni|didot|comic sans|cairo|tajawal|heebo|assistant|vazirmatn';
/** Words and names besides: "Part II assistant", "Karla, chair". A font only where it is called one. */
const ordinary = '(?:assistant|bitter|caveat|karla|lora|courier)';
const familyPattern = new RegExp(
  String.raw`\b(?!${ordinary}\b(?!\s+(?:font|type|typeface|headings?)))(${families})\b(?=\s+(?:font|type|typeface|headings?|for)|\s*[,.;]|\s*$|\s+and\b)|\b(?:font|typeface|type|set in|fonts)[: ]\s*(${families})\b`,
  'iu',
);

/** The letters asked for: a family by name, or serif, sans, mono, rounded, handwritten. */
export function readFont(reading: Reading, skip: Skip): Slot<string> | null {
  const family = familyPattern.exec(reading.text);
  const name = family?.[1] ?? family?.[2];
  if (family && name !== undefined) {
    const start = family.index + family[0].toLowerCase().indexOf(name.toLowerCase());
    return {
      value: reading.prompt.slice(start, start + name.length),
      spans: [{ start, end: start + name.length }],
    };
  }
  const match = findPhrases(reading.lexicon.fonts, reading.tokens).find(
    (one) => !skip(one.from) && !isFrenchWithout(reading, one.from) && !isThing(reading, one),
  );
  return match ? { value: match.value, spans: [spanOf(reading.tokens, match.from, match.to)] } : null;
}
