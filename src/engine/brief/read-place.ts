import type { Slot } from '@/domain/site/brief';
import { cleanName } from './clean-name';
import { findNameRun, isProper } from './find-name-run';
import { capitaliseWords } from './fold-text';
import { coverageEnd, extendPlace, knownAt, listEnd, pairEnd } from './place-reach';
import { readBare } from './read-bare-place';
import { placeOfLabel } from './offer-of-label';
import { isOrdinary, readBased, readBeside, readOfName } from './read-lone-place';
import { cueEnd, spanOf, wordsOf, type Reading } from './reading';

/** "worked at Zalando", "featured in Vogue": no place of the business. */
const past =
  /^(?:worked|work|works|working|studied|studies|trained|graduated|degree|masters|msc|bsc|phd|mba|role|roles|years|experience|interned|employed|featured|seen|published|stocked|sold|exhibited|performed|played|taught|born)$/u;

/** "Listen on Spotify": no town. */
const platforms =
  /^(?:spotify|apple|google|youtube|instagram|insta|facebook|tiktok|etsy|amazon|patreon|ko|linkedin|github|airbnb|booking|zoom|whatsapp|telegram|bandcamp|soundcloud|substack|pinterest|twitter|ebay|vinted|depop|deezer|audible|steam|itch|behance|dribbble|opentable|resy|treatwell|fresha|calendly|eventbrite|strava|discord|slack|reddit)$/u;

/** Where it is: the words after "in" (or "at", "near") written as a name, or a place known by name. */
export function readPlace(
  reading: Reading,
  skip: (at: number) => boolean,
  name: Slot<string> | null = null,
): Slot<string> | null {
  return placeOfLabel(reading) ?? readTold(reading, skip) ?? readBased(reading) ?? readOfName(reading, name);
}

function readTold(reading: Reading, skip: (at: number) => boolean): Slot<string> | null {
  const { tokens } = reading;
  const isGerman = reading.language.value === 'de';
  let fallback: Slot<string> | null = null;
  for (const [at, begin] of reading.cues.get('in') ?? new Map<number, number>()) {
    const start =
      cueEnd(reading, 'definite', begin) !== null && !isProper(tokens[begin]?.text ?? '') ? begin + 1 : begin;
    if (
      skip(start) ||
      platforms.test(tokens[start]?.form ?? '') ||
      /^[A-Z]{1,2}\d{1,2}[A-Z]?$/u.test(tokens[start]?.text ?? '') ||
      past.test(tokens[at - 1]?.text.toLowerCase() ?? '') ||
      isOrdinary(reading, start) ||
      tokens[start]?.isClosed === true ||
      !/^\s/u.test(tokens[start]?.gap ?? '')
    )
      continue;
    const known = knownAt(reading, start);
    const run = findNameRun(reading, start);
    const isNamed = run !== null && /^\p{Lu}/u.test(tokens[start]?.text ?? '');
    const isForeignScript =
      /^[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(tokens[start]?.text ?? '') &&
      (tokens[at]?.form === 'في' || tokens[at]?.form === 'ב');
    const to = known ?? (isNamed ? run.to : isForeignScript ? start + 1 : null);
    if (to === null) continue;
    const isNoun =
      isGerman && known === null && reading.lexicon.sections.words.has(tokens[start]?.form ?? '');
    if (isNoun) continue;
    let joined = to;
    // "Cardiff bay", "Cape Town city centre"
    if (
      known !== null &&
      /^\s$/u.test(tokens[to]?.gap ?? '') &&
      /^(?:bay|beach|docks|marina|quays|heights|harbou?r)$/u.test(tokens[to]?.form ?? '')
    )
      joined += 1;
    // "Hay-on-Wye"
    while (/^-$/u.test(reading.tokens[joined]?.gap ?? '')) joined += 1;
    const area = /^(?:serving|covering|covers|across|throughout)$/u.test(tokens[at]?.form ?? '');
    const end = pairEnd(
      reading,
      area ? coverageEnd(reading, listEnd(reading, joined)) : extendPlace(reading, joined),
    );
    // "studio in Totnes + outdoors"
    const words = cleanName(wordsOf(reading, start, end)).replace(/\s[+&]\s\p{Ll}.*$/u, '');
    const slot = {
      value: reading.isShouting ? capitaliseWords(words) : words,
      spans: [spanOf(tokens, start, end)],
    };
    // "at Villa Rosa" yields to "in Lisbon".
    if (known !== null || !/^(?:at|on|from|near|um|bei|chez)$/u.test(tokens[at]?.form ?? '')) return slot;
    fallback ??= slot;
  }
  return fallback ?? readLocative(reading, skip) ?? readBare(reading, skip) ?? readBeside(reading);
}

/** Turkish puts the "in" behind: "İstanbul'da". Hebrew and Arabic join it in front: "בתל אביב". */
function readLocative(reading: Reading, skip: (at: number) => boolean): Slot<string> | null {
  for (const [at, token] of reading.tokens.entries()) {
    if (token.isClosed || skip(at)) continue;
    const turkish = /^(\p{Lu}\p{L}+)['’](?:da|de|ta|te|daki|deki|taki|teki)$/u.exec(token.text);
    if (turkish?.[1] !== undefined)
      return { value: turkish[1], spans: [{ start: token.start, end: token.start + turkish[1].length }] };
    const hebrew =
      /^ב(תל|ירושלים|חיפה|אילת|רמת|באר|הרצליה|נתניה|רעננה|כפר|פתח|ראשון|אשדוד|טבריה|נצרת|עכו|מודיעין|הרצלייה|גבעתיים|גליל)$/u.exec(
        token.text,
      );
    if (hebrew?.[1] === undefined) continue;
    const isTwofold = ['תל', 'רמת', 'באר', 'כפר', 'פתח', 'ראשון'].includes(hebrew[1]);
    const span = {
      start: token.start + 1,
      end: (isTwofold ? reading.tokens[at + 1] : token)?.end ?? token.end,
    };
    return { value: reading.prompt.slice(span.start, span.end), spans: [span] };
  }
  return null;
}
