import type { Brief, BriefCorrections, Span } from '@/domain/site/brief';
import type { ReadPart } from '../names/mend-intro';
import { findLookSentence } from './look-sentence';
import { mendContradiction } from './mend-contradiction';
import { mendGreys } from './mend-greys';
import { mendNeon } from './mend-neon';

const intro =
  /^\s*(?:(?:please|can you|could you|i|we|want|need|would like|['’]d like|make|create|build|design|me|us)\s+)*(?:(?:an?|the|our|my)\s+)?/iu;
/** Words that tell of a look before any thing. */
const strong =
  /^(?:art[- ]?(?:deco|nouveau)|(?:neo-?)?brutalis[tm]|bauhaus|memphis|minimal(?:ist(?:ic)?)?|dark academia|cyber-?punk|vapou?rwave|synthwave|y2k|glassmorphi(?:c|sm)|opulent|elegant|sleek|understated|whimsical|kawaii|scrapbook|cottagecore|earthy|retro(?=[- ](?:futuristic|diner|caf[eé]|bar|barber)))(?![\p{L}\d])/iu;
/** Words that tell of a look before "site", and may tell of the thing itself elsewhere: pixel art, corporate catering. */
const modest =
  /^(?:modern|clean|simple|calm|quiet|bold|bright|dark|light|moody|warm|cosy|cozy|soft|playful|colou?rful|vibrant|serious|classic|fun|loud|very|super|really|lots of|scandinavian|nordic|goth(?:ic)?|steam-?punk|chrome|holographic|pixel(?:[- ]art|ated)?|(?:8|16)[- ]bit|luxur(?:y|ious)|hand-?drawn|boh(?:o|emian)|monochrome|retro|victorian|edwardian|rustic|pastel|neon|(?:19)?[2-9]0s|corporate)(?![\p{L}\d])/iu;
const between = /^(?:,?\s*(?:and|&|but|yet)\s+|,\s*|\s+)/iu;
const named =
  /^(?<what>(?:[\p{L}\d'’-]+,?\s){0,3}?[\p{L}\d'’-]+)[ -](?:styled?|themed|inspired|like|look)\s+(?:please\s*[,:;.–-]*\s+)?(?=\p{L})/iu;
const page =
  /^(?:web ?site|site|web ?page|page|home ?page|landing page|one-pager|personal (?:web)?(?:site|page))\b/iu;
/** Letters, grids and colours: how a page is set, no part of what stands on it. */
const setting =
  /^(?:[\p{L}-]+\s){1,3}(?:type|typography|type-?faces?|lettering|headings?|headlines?|fonts?|grids?|white ?space|borders?|shadows?|palette|gradients?|margins|layout|(?<=(?:round|rounded|sharp|square|soft|hard)\s)corners?)$/iu;

/** The same of what may be a thing as well: such words tell the look only beside others that do. */
const shaped =
  /^(?:thick|thin|fine|bold|big|hairline|neon|heavy|hard|huge|simple|loud|wavy) (?:rules?|lines?|strokes?|shapes|outlines?|edges|blocks|frames?|curves)$|^(?:squiggles|blackletter)$|^(?:strict |big |simple )?(?:grids?|white ?space|typography|gradients?|lots of (?:space|air|room|white))$|^(?:(?:big|huge|giant|large|oversized?|tiny|thick|thin|bold|chunky|rounded?|sharp|soft|glass|glassy|frosted|floating|flat|hard|heavy|neon|colou?rful|hand-?drawn|subtle|strong|full-?width|blurred|tilted|overlapping)\s){1,2}(?:letters|cards?|corners|shapes|numbers?|numerals|buttons?|photos?|pictures|images|icons?|lines?|edges|textures?|backgrounds?|text|spacing|animations?|panels|tiles|waves|blobs|dots|stripes)$/iu;

/** "Coastal colours", "terminal look": how a page looks, where its first word was read as a look or a colour. */
const lookTail =
  /^(?:[\p{L}\d-]+\s){1,3}(?:look|feel|vibes?|aesthetics?|mood|style|colou?rs?|tones?|palette|theme|design)$/iu;
/** "How we make them": what a pronoun stands for is named elsewhere. */
const pronoun = /^(?:them|it|us|these|those|this|that)$/iu;

/** Where a prompt tells first how the site looks, before what it is for: "Terminal style personal page", "art deco jazz bar". */
export function findLookFace({ prompt, style, colours }: Brief): Span | null {
  const start = intro.exec(prompt)?.[0].length ?? 0;
  const looks = [...(style?.spans ?? []), ...colours.flatMap(({ spans }) => spans)];
  const rest = prompt.slice(start);
  const face = named.exec(rest);
  // "Astronomy blog, old-style type": what stands before the comma is the thing itself.
  if (face && !/\b(?:blog|diary|journal|portfolio|shop|store|app|quiz|game|cv|site|page),/iu.test(face[0])) {
    const end = start + face[0].length;
    const isLook = looks.some((one) => one.start < end && one.end > start);
    if (isLook || page.test(prompt.slice(end))) return { start, end };
  }
  let at = start;
  let end = start;
  let strength = 0;
  for (;;) {
    const here = prompt.slice(at);
    const colour = colours.flatMap(({ spans }) => spans).find((one) => one.start === at);
    // "Orange and charcoal industrial site": a look by its name, among what else tells how the site looks.
    const named = strength > 0 ? style?.spans.find((one) => one.start === at && one.end - at > 3) : undefined;
    const word = strong.exec(here) ?? modest.exec(here) ?? (named && [prompt.slice(at, named.end)]);
    const length = colour ? colour.end - colour.start : (word?.[0].length ?? 0);
    if (length === 0) break;
    if (colour || strong.test(here)) strength += colour ? 1 : 2;
    at += length;
    const gap = between.exec(prompt.slice(at))?.[0].length ?? 0;
    if (gap === 0) break;
    at += gap;
    end = at;
  }
  // One colour before a thing may be the thing's own: blue cheese, white water, black pudding.
  const isSaid = strength >= 2 || page.test(prompt.slice(end));
  return isSaid && end > start && /^\p{L}/u.test(prompt.slice(end)) ? { start, end } : null;
}

/** A short English prompt read without the look it opens with; the look itself stays as it was read. */
export function mendLook(
  given: Brief,
  corrections: BriefCorrections,
  readPart: ReadPart,
  mend: (told: Brief) => Brief,
): Brief {
  const read = mendGreys(given);
  const face = findLookSentence(read) ?? findLookFace(read);
  if (face === null) return withoutSettings(mend(read));
  // What is taken out of the opening says in which colour it glows.
  const seen = mendNeon(read);
  const bare = read.prompt.slice(0, face.start) + read.prompt.slice(face.end);
  const told = shiftSpans(mend(readPart(bare, corrections)), face.start, face.end - face.start);
  // "A quiet, loud website for a steakhouse with no meat": what contradicts itself may stand in the look.
  return mendContradiction(
    withoutSettings({
      ...told,
      prompt: read.prompt,
      style: read.style ? { ...read.style, spans: [face, ...read.style.spans] } : told.style,
      tone: read.tone,
      colours: seen.colours,
      font: read.font,
      scheme: seen.scheme,
      remarks: read.remarks,
    }),
    readPart,
  );
}

function withoutSettings(brief: Brief): Brief {
  // "Bakery in Kyoto, wabi-sabi, beige": what was read as the look stands on no shelf.
  const looks = brief.style?.spans ?? [];
  const isLook = (spans: readonly Span[]): boolean =>
    spans.length > 0 &&
    spans.every(({ start, end }) => looks.some((one) => one.start <= start && one.end >= end));
  // "Grid, huge letters, black and signal red." tells one look; "Forest green gradient, rounded cards" as well.
  const told = [
    ...looks,
    ...[...brief.colours, ...brief.tone, ...(brief.font ? [brief.font] : [])].flatMap(({ spans }) => spans),
  ];
  const isBeside = (spans: readonly Span[]): boolean =>
    spans.some(({ start, end }) => {
      const from = Math.max(...['. ', '! ', '? ', '\n'].map((mark) => brief.prompt.lastIndexOf(mark, start)));
      const to = brief.prompt.slice(end).search(/[.!?](?:\s|$)|\n/u);
      return told.some((one) => one.start >= from && (to < 0 || one.end <= end + to + 1));
    });
  const isLookWord = (text: string, spans: readonly Span[]): boolean =>
    setting.test(text) ||
    pronoun.test(text) ||
    (shaped.test(text) && isBeside(spans)) ||
    (lookTail.test(text) && spans.some((span) => told.some((one) => overlap(one, span))));
  return {
    ...brief,
    parts: brief.parts.filter(({ value, spans }) => !isLookWord(value.title, spans)),
    phrases: brief.phrases.filter(({ value, spans }) => !isLookWord(value, spans)),
    items: brief.items.filter(
      ({ value, spans }) =>
        value.price !== undefined ||
        value.section === 'app' ||
        !(isLookWord(value.name, spans) || isLook(spans)),
    ),
  };
}

const overlap = (one: Span, other: Span): boolean => one.start < other.end && one.end > other.start;

/** The same value with every span behind a place moved along. */
function shiftSpans<T>(value: T, from: number, by: number): T {
  if (Array.isArray(value)) return value.map((one) => shiftSpans(one, from, by)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isSpan = entries.length === 2 && 'start' in value && 'end' in value;
  return Object.fromEntries(
    entries.map(([key, part]) => [
      key,
      isSpan && typeof part === 'number'
        ? part > from || (key === 'start' && part === from)
          ? part + by
          : part
        : shiftSpans(part, from, by),
    ]),
  ) as T;
}
