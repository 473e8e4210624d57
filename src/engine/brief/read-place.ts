import type { Slot } from '@/domain/site/brief';
import { cleanName } from './clean-name';
import { findNameRun, isProper } from './find-name-run';
import { capitaliseWords, foldText } from './fold-text';
import {
  isOrdinary,
  readAfterName,
  readBased,
  readBeside,
  readLone,
  readOfName,
  readRound,
} from './read-lone-place';
import { settlements } from './lexicon/settlements';
import { cueEnd, isCueAt, spanOf, wordsOf, type Reading } from './reading';

/** A region or country after a comma belongs to the place: "Austin, Texas". */
function extend(reading: Reading, to: number): number {
  const token = reading.tokens[to];
  if (!token || !/^,\s$/u.test(token.gap)) return to;
  const run = findNameRun(reading, to);
  if (!run || run.to - run.from > 3) return to;
  const isKnown =
    settlements.has(foldText(wordsOf(reading, run.from, run.to))) || /^[A-Z]{2}$/u.test(token.text);
  const next = reading.tokens[run.to];
  const isEnd = next === undefined || /[.;\n]/u.test(next.gap);
  // "in Graz, Dr. Anna Moser": after a city known by name only a region or country belongs to it.
  const isSure = settlements.has(foldText(reading.tokens[to - 1]?.text ?? ''));
  // "in Orbetello, Pagaia.": after a town that no list knows, one unknown word may as well be the name.
  const isRegion = run.to - run.from > 1 || settlements.has(foldText(reading.tokens[to - 1]?.text ?? ''));
  return isKnown || (isEnd && !isSure && isRegion) ? run.to : to;
}

const regions =
  /^(?:valleys?|dales?|borders|lakes|islands?|isles?|peaks?|peninsula|fens|moors?|coast|suburbs|hills|villages|downs|wolds|highlands|islets|surroundings?|surrounding|nearby|rest|\p{L}+shires?)$/u;

const round =
  /^(?:alentours|environs|alrededores|umgebung|umland|dintorni|arredores|omgeving|omstreken|okolice|okolic)$/u;

/** "Cardiff and the valleys", "Bath and the Mendips": a stretch of land after the town, to the end of the clause. */
function regionEnd(reading: Reading, to: number): number | null {
  const { tokens } = reading;
  const from = isCueAt(reading, to, 'and') ? to + 1 : to;
  if (from === to || tokens[to]?.gap !== ' ') return null;
  // "Austin and surrounding areas": no article before.
  const begin = isCueAt(reading, from, 'definite') ? from : from - 1;
  const first = tokens[begin + 1];
  // "à Nîmes et alentours", "in Kassel und Umgebung"
  const isRound = round.test(first?.form ?? '');
  if (isRound && tokens[begin + 2]?.clause !== first?.clause) return begin + 2;
  if (begin < from && first?.form !== 'surrounding' && first?.form !== 'nearby') return null;
  if (!first || !(regions.test(first.form) || /^\p{Lu}/u.test(first.text))) return null;
  let end = begin + 2;
  while (
    end < begin + 4 &&
    tokens[end]?.clause === first.clause &&
    !isCueAt(reading, end, 'with', 'for', 'break')
  )
    end += 1;
  return tokens[end]?.clause === first.clause ? null : end;
}

/** "Bristol & Bath": a second place right after the first, both known. */
function pairEnd(reading: Reading, to: number): number {
  const token = reading.tokens[to];
  if (!token) return to;
  const region = regionEnd(reading, to);
  if (region !== null) return region;
  const isSign = /^\s?[&+/]\s?$/u.test(token.gap);
  const isWord = /^\s$/u.test(token.gap) && (isCueAt(reading, to, 'and') || token.form === 'n');
  if (!isSign && !isWord) return to;
  const from = isSign ? to : to + 1;
  if (!/^\p{Lu}/u.test(reading.tokens[from]?.text ?? '')) return to;
  // "London & Home Counties", "Kent and East Sussex"
  const run = findNameRun(reading, from);
  const isLast =
    run !== null &&
    run.to - run.from <= 2 &&
    /^[\p{L}'’-]+$/u.test(reading.tokens[run.to - 1]?.text ?? '') &&
    reading.tokens[run.to]?.clause !== reading.tokens[from]?.clause;
  return knownAt(reading, from) ?? (isLast && knownAt(reading, to - 1) === to ? run.to : to);
}

/** "covering Bristol, Bath and the Mendips": further towns that are known by name. */
function listEnd(reading: Reading, to: number): number {
  let end = to;
  for (;;) {
    const next = /^,\s$/u.test(reading.tokens[end]?.gap ?? '') ? knownAt(reading, end) : null;
    if (next === null) return end;
    end = next;
  }
}

function knownAt(reading: Reading, at: number): number | null {
  for (let length = 4; length >= 1; length -= 1)
    if (
      at + length <= reading.tokens.length &&
      settlements.has(foldText(wordsOf(reading, at, at + length)))
    ) {
      return at + length;
    }
  return null;
}

/** "worked at Zalando", "featured in Vogue": no place of the business. */
const past =
  /^(?:worked|work|works|working|studied|studies|trained|graduated|degree|masters|msc|bsc|phd|mba|role|roles|years|experience|interned|employed|featured|seen|published|stocked|sold|exhibited|performed|played|taught|born)$/u;

/** "Kendal, Windermere and Ambleside": after "covering" every town of the list, known or not. */
function coverageEnd(reading: Reading, to: number): number {
  const { tokens } = reading;
  let end = to;
  for (;;) {
    const gap = tokens[end]?.gap ?? '';
    const isJoint = gap === ' ' && isCueAt(reading, end, 'and');
    const from = isJoint ? end + 1 : end;
    const run = isJoint || /^,\s$/u.test(gap) ? findNameRun(reading, from) : null;
    const stop = run && tokens[run.to];
    if (!run || run.to - run.from > 3) return end;
    const isSetOff =
      !stop ||
      stop.clause !== tokens[run.to - 1]?.clause ||
      isCueAt(reading, run.to, 'and', 'with', 'for', 'break');
    if (!isSetOff) return end;
    end = run.to;
  }
}

/** Where it is: the words after "in" (or "at", "near") written as a name, or a place known by name. */
export function readPlace(
  reading: Reading,
  skip: (at: number) => boolean,
  name: Slot<string> | null = null,
): Slot<string> | null {
  return readTold(reading, skip) ?? readBased(reading) ?? readOfName(reading, name);
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
      area ? coverageEnd(reading, listEnd(reading, joined)) : extend(reading, joined),
    );
    const words = cleanName(wordsOf(reading, start, end));
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

/** City names that are English words too: only a capital tells them. */
const wordlike = new Set([
  'nice',
  'bath',
  'reading',
  'split',
  'cork',
  'porto',
  'victoria',
  'rosario',
  'savannah',
  'charlotte',
  'florence',
  'phoenix',
  'orlando',
  'santiago',
  'mobile',
  'salvador',
  'lima',
  'turkey',
  'china',
  'chile',
  'puebla',
  'cali',
  'kent',
  'bergen',
  'essen',
  'roma',
  'bari',
  'jordan',
  'queens',
  'washington',
  'lincoln',
  'austin',
  'lyon',
  'geneva',
  'sofia',
  'verona',
  'siena',
  'malaga',
  'georgia',
  'virginia',
  'carolina',
]);

/** A known city with nothing before it: "Berlin techno club", "plumber Austin", or a part of the sentence by itself: ", Oslo." */
function readBare(reading: Reading, skip: (at: number) => boolean): Slot<string> | null {
  let later: Slot<string> | null = null;
  for (const [at, token] of reading.tokens.entries()) {
    if (at > 120 || token.sentence > 4) break;
    if (token.isClosed || skip(at)) continue;
    const known = knownAt(reading, at);
    if (known === null) continue;
    const isCapital = /^\p{Lu}/u.test(token.text);
    const pair = isCapital ? stateEnd(reading, known) : known;
    const to = isAlone(reading, at, known) ? known : pair > known ? pair : (knownAt(reading, known) ?? known);
    // "Powys and Shropshire": the first of two that no list knows.
    const first = isCapital && reading.tokens[at - 1]?.form === 'and' ? findNameRun(reading, at - 2) : null;
    if (first && isAlone(reading, at - 2, known) && token.sentence < 4)
      later ??= { value: wordsOf(reading, at - 2, known), spans: [spanOf(reading.tokens, at - 2, known)] };
    const online = isOnlineAfter(reading, to);
    if (
      (isAlone(reading, at, to) || online) &&
      (isCapital || (!wordlike.has(token.form) && token.sentence === 0))
    )
      later ??= {
        value: reading.isShouting
          ? capitaliseWords(wordsOf(reading, at, to))
          : wordsOf(reading, at, isCapital ? extend(reading, to) : to),
        spans: [spanOf(reading.tokens, at, to)],
      };
    if (!isCapital || token.sentence > 0 || token.clause > 1 || at > 60) continue;
    if (isOrdinary(reading, at) && known - at === 1) continue;
    // "Berlin Neukölln": a quarter of the town, up to the mark.
    const quarter = findNameRun(reading, known);
    const isQuarter =
      quarter !== null &&
      reading.tokens[known]?.gap === ' ' &&
      quarter.to - known === 1 &&
      reading.tokens[quarter.to]?.clause !== token.clause &&
      reading.tokens[at - 1]?.clause !== token.clause;
    const paired = pairEnd(reading, known);
    const end = isQuarter ? quarter.to : paired > known ? paired : extend(reading, known);
    return { value: wordsOf(reading, at, end), spans: [spanOf(reading.tokens, at, end)] };
  }
  return later ?? readRound(reading, skip) ?? readLone(reading) ?? readAfterName(reading);
}

/** "Toronto and online" */
function isOnlineAfter(reading: Reading, to: number): boolean {
  const { tokens } = reading;
  return (
    /^(?:and|or|y|et|und|e)$/u.test(tokens[to]?.form ?? '') &&
    /^(?:online|remote|worldwide|zoom)$/u.test(tokens[to + 1]?.form ?? '') &&
    tokens[to + 2]?.clause !== tokens[to + 1]?.clause
  );
}

/** "Tampa FL", "Kent and East Sussex": a state's letters or a second place. */
function stateEnd(reading: Reading, to: number): number {
  const state = reading.tokens[to];
  return state?.gap === ' ' && /^[A-Z]{2}$/u.test(state.text) && !reading.isShouting
    ? to + 1
    : pairEnd(reading, to);
}

/** Whether words fill their part of the sentence: ", Oslo." */
function isAlone(reading: Reading, from: number, to: number): boolean {
  const { tokens } = reading;
  const begins =
    tokens[from - 1]?.isClosed === true ||
    tokens[from - 1]?.clause !== tokens[from]?.clause ||
    tokens[from - 1]?.sentence !== tokens[from]?.sentence;
  const ends = tokens[to]?.clause !== tokens[from]?.clause || tokens[to]?.sentence !== tokens[from]?.sentence;
  return begins && ends;
}
