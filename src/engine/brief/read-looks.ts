import type { Slot, Span } from '@/domain/site/brief';
import type { StyleName } from '@/domain/site/vocabulary';
import { findPhrases } from './phrase-index';
import { spanOf, type Reading } from './reading';

type Skip = (at: number) => boolean;

/** Words for how the site speaks, as written, at most eight. */
export function readTone(reading: Reading, skip: Skip): Slot<string>[] {
  const slots: Slot<string>[] = [];
  for (const match of findPhrases(reading.lexicon.tones, reading.tokens)) {
    if (skip(match.from) || slots.length >= 8) continue;
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
    if (skip(match.from)) continue;
    // "handmade ceramics", "sporty dog leads": words for the goods, not the site, when far from any talk of looks.
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

const families =
  'playfair display|dm serif display|dm sans|space grotesk|instrument serif|instrument sans|cormorant garamond|eb garamond|libre baskerville|source serif|source sans|open sans|work sans|zilla slab|ibm plex sans|ibm plex mono|jetbrains mono|press start 2p|abril fatface|josefin sans|bebas neue|archivo black|bricolage grotesque|plus jakarta sans|young serif|fraunces|inter|poppins|montserrat|roboto|lato|raleway|nunito|merriweather|lora|oswald|rubik|manrope|outfit|sora|syne|unbounded|fredoka|quicksand|caveat|cinzel|orbitron|spectral|bitter|marcellus|jost|karla|lexend|newsreader|helvetica|garamond|futura|georgia|courier|baskerville|bodoni|didot|comic sans|cairo|tajawal|heebo|assistant|vazirmatn';
const familyPattern = new RegExp(
  String.raw`\b(${families})\b(?=\s+(?:font|type|typeface|headings?|for)|\s*[,.;]|\s*$|\s+and\b)|\b(?:font|typeface|type|set in|fonts)[: ]\s*(${families})\b`,
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
  const match = findPhrases(reading.lexicon.fonts, reading.tokens).find((one) => !skip(one.from));
  return match ? { value: match.value, spans: [spanOf(reading.tokens, match.from, match.to)] } : null;
}
