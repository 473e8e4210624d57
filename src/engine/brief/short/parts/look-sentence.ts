import type { Brief, Span } from '@/domain/site/brief';

/** What a look is said of: "honeydew background, dark slate blue buttons". */
const bearer =
  /^(?:backgrounds?|buttons?|accents?|text|letters|lettering|headings?|headlines?|header|footer|cards?|links?|borders?|colou?rs?|tones?|hues?|shades?|palette|theme|scheme|mode|styled?|look|looks|feel|vibe|vibes|aesthetic|design|layout|typography|type|fonts?|serif|sans|sans-serif|monospaced?|corners?|edges|shapes|lines|white ?space|space|air|room|gradients?|shadows?|motifs?|details?)$/iu;
const manner =
  /^(?:very|super|really|quite|slightly|mostly|lots|plenty|of|with|and|but|on|in|the|an?|all|not|too|big|bold|large|huge|thick|thin|soft|rounded?|sharp|square|modern|clean|simple|calm|quiet|bright|dark|light|moody|warm|cool|cosy|cozy|playful|colou?rful|vibrant|serious|classic|elegant|fun|loud|minimal(?:ist(?:ic)?)?|pastels?|neon|rustic|retro|vintage|luxur(?:y|ious)|airy|spacious|friendly|earthy|muted|subtle|professional|understated|geometric|hand-?drawn)$/iu;

/**
 * The sentence that a prompt opens with where it tells of the look alone: "Lots of white space, minimalist." Its words name
 * no thing, no place and no section.
 */
export function findLookSentence({ prompt, style, colours, font, scheme }: Brief): Span | null {
  const opening = /^(?<told>[^.!?\n]{4,120})[.!]\s+(?=\p{L}(?:[^.!?\n]*\s){2})/u.exec(prompt);
  const told = opening?.groups?.['told'];
  if (!opening || told === undefined) return null;
  const looks = [style, font, scheme, ...colours].flatMap((one) => one?.spans ?? []);
  const isInLook = (at: number, end: number): boolean =>
    looks.some((one) => one.start <= at && one.end >= end);
  const words = [...told.matchAll(/white space|[\p{L}\d'’-]+/giu)];
  let marks = 0;
  for (const { 0: word, index } of words) {
    const isTold = isInLook(index, index + word.length);
    if (!isTold && !bearer.test(word) && !manner.test(word)) return null;
    if (isTold || bearer.test(word)) marks += 1;
  }
  return marks > 0 ? { start: 0, end: opening[0].length } : null;
}
