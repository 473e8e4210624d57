import type { Slot } from '@/domain/site/brief';
import { cleanName } from './clean-name';
import { findNameRun, isProper } from './find-name-run';
import { foldText } from './fold-text';
import { properAdjectives } from './lexicon/proper-adjectives';
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
  return isKnown || isEnd ? run.to : to;
}

function knownAt(reading: Reading, at: number): number | null {
  for (let length = 4; length >= 1; length -= 1)
    if (at + length <= reading.tokens.length && settlements.has(foldText(wordsOf(reading, at, at + length))))
      return at + length;
  return null;
}

function isOrdinary(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (!token) return true;
  return (
    properAdjectives.has(token.form) ||
    reading.lexicon.months.has(token.form) ||
    reading.lexicon.days.has(token.form) ||
    isCueAt(reading, at, 'site', 'pages', 'ask', 'onePage', 'article', 'possessive')
  );
}

/** Where it is: the words after "in" (or "at", "near") written as a name, or a place known by name. */
export function readPlace(reading: Reading, skip: (at: number) => boolean): Slot<string> | null {
  const { tokens } = reading;
  const isGerman = reading.language.value === 'de';
  let fallback: Slot<string> | null = null;
  for (const [at, begin] of reading.cues.get('in') ?? new Map<number, number>()) {
    const start =
      cueEnd(reading, 'definite', begin) !== null && !isProper(tokens[begin]?.text ?? '') ? begin + 1 : begin;
    if (
      skip(start) ||
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
    const end = extend(reading, to);
    const slot = { value: cleanName(wordsOf(reading, start, end)), spans: [spanOf(tokens, start, end)] };
    // "at Villa Rosa" yields to "in Lisbon".
    if (known !== null || !/^(?:at|on|from|near|um|bei|chez)$/u.test(tokens[at]?.form ?? '')) return slot;
    fallback ??= slot;
  }
  return fallback ?? readLocative(reading, skip) ?? readBare(reading, skip);
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

/** A known city with nothing before it: "Berlin techno club", "plumber Austin". */
function readBare(reading: Reading, skip: (at: number) => boolean): Slot<string> | null {
  for (const [at, token] of reading.tokens.entries()) {
    if (at > 60 || token.sentence > 0 || token.clause > 1) break;
    if (token.isClosed || skip(at) || !/^\p{Lu}/u.test(token.text)) continue;
    const to = knownAt(reading, at);
    if (to === null || (isOrdinary(reading, at) && to - at === 1)) continue;
    return { value: wordsOf(reading, at, to), spans: [spanOf(reading.tokens, at, to)] };
  }
  return null;
}
