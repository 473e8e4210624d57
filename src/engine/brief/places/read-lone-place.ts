import type { Slot } from '@/domain/site/brief';
import { capitalise } from '../../capitalise';
import { isOrdinaryWord } from '../words/correct-spelling';
import { findNameRun } from '../names/find-name-run';
import { grounds, isGround } from './is-ground';
import { properAdjectives } from '../lexicon/proper-adjectives';
import { isKnownTown } from '../words/ordinary-words';
import { isTitleCased } from '../names/reject-name-run';
import { isCueAt, spanOf, wordsOf, type Reading } from '../reading';

/** Whether a word speaks of time, of a people or of the page: no place. */
export function isOrdinary(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (!token) return true;
  return (
    /^(?:europe|asia|africa|america|europa|afrika|azja|ameryka)$/u.test(token.form) ||
    properAdjectives.has(token.form) ||
    reading.lexicon.months.has(token.form) ||
    // "on Thursdays"
    [token.form, token.form.replace(/s$/u, '')].some((form) => reading.lexicon.days.has(form)) ||
    isCueAt(reading, at, 'site', 'pages', 'ask', 'onePage', 'article', 'possessive')
  );
}

/** "The Knitting Goat", Hebden Bridge: …": a run of capitals with a word for ground in it, right after the name. */
export function readBeside(reading: Reading): Slot<string> | null {
  for (const [at, token] of reading.tokens.entries()) {
    if (token.sentence > 1 || token.isClosed || reading.tokens[at - 1]?.isClosed !== true) continue;
    const run = /^["”»]?,\s/u.test(token.gap) ? findNameRun(reading, at) : null;
    if (!run || run.to - run.from !== 2 || !grounds.test(reading.tokens[run.to - 1]?.form ?? '')) continue;
    const next = reading.tokens[run.to];
    if (next && !/[,.:;–—]/u.test(next.gap)) continue;
    return { value: wordsOf(reading, run.from, run.to), spans: [spanOf(reading.tokens, run.from, run.to)] };
  }
  return null;
}

/** "Piano teacher, Muswell Hill, children from 6": two capitals alone in their clause, the last a word for ground. */
export function readGround(reading: Reading): Slot<string> | null {
  if (reading.language.value !== 'en' || isTitleCased(reading)) return null;
  const at = reading.tokens.findIndex(
    ({ isClosed, sentence }, index) =>
      !isClosed && sentence === 0 && isGround(reading, { from: index, to: index + 2 }),
  );
  return at < 0 ? null : { value: wordsOf(reading, at, at + 2), spans: [spanOf(reading.tokens, at, at + 2)] };
}

/** "Aurelia, Otterby: programme": one capitalised word that no list knows, between the name and a mark. */
export function readAfterName(reading: Reading): Slot<string> | null {
  const { tokens, lexicon, language } = reading;
  // German and title-cased nouns have capitals anyway.
  if (language.value === 'de' || isTitleCased(reading)) return null;
  const at = tokens.findIndex((token, index) => tokens[index - 1]?.isClosed === true && !token.isClosed);
  const token = tokens[at];
  if (!token || token.sentence !== 0 || !/^["”»]?,\s$/u.test(token.gap)) return null;
  const isEnd = /^\s?[,.:;]/u.test(reading.text.slice(token.end, token.end + 2)) || at === tokens.length - 1;
  const { kinds, sections, behaviours, styles, tones, colours } = lexicon;
  if (
    !isEnd ||
    !/^\p{Lu}\p{Ll}{3,}$/u.test(token.text) ||
    isOrdinary(reading, at) ||
    isOrdinaryWord(token.form) ||
    [kinds, sections, behaviours, styles, tones, colours].some((index) => index.words.has(token.form))
  )
    return null;
  return { value: token.text, spans: [spanOf(tokens, at, at + 1)] };
}

/** "we mend clocks. whitby.": a known town that is a sentence of its own, however it is written. */
function readTownAlone({ tokens }: Reading): Slot<string> | null {
  const at = tokens.findIndex(
    (token, index) =>
      token.sentence > 0 &&
      token.sentence < 4 &&
      !token.isClosed &&
      tokens[index - 1]?.sentence !== token.sentence &&
      tokens[index + 1]?.sentence !== token.sentence &&
      isKnownTown(token.form) &&
      !isOrdinaryWord(token.form),
  );
  const token = tokens[at];
  return token === undefined ? null : { value: capitalise(token.text), spans: [spanOf(tokens, at, at + 1)] };
}

/** "Smith Patel LLP. Croydon.": a capitalised word that no list knows, as a sentence right after the name. */
export function readLone(reading: Reading): Slot<string> | null {
  const { tokens, lexicon } = reading;
  for (const [at, token] of tokens.entries()) {
    if (token.sentence > 3) break;
    if (token.isClosed || tokens[at - 1]?.isClosed !== true || !/^\p{Lu}\p{Ll}{3,}$/u.test(token.text))
      continue;
    if (tokens[at - 1]?.sentence === token.sentence || tokens[at + 1]?.sentence === token.sentence) continue;
    const { kinds, sections, behaviours, styles, tones, colours, roles } = lexicon;
    if (
      [kinds, sections, behaviours, styles, tones, colours, roles].some((index) =>
        index.words.has(token.form),
      )
    )
      continue;
    if (isOrdinary(reading, at) || isOrdinaryWord(token.form)) continue;
    return { value: token.text, spans: [spanOf(tokens, at, at + 1)] };
  }
  return readTownAlone(reading);
}

/** "Lisbon-based" */
export function readBased(reading: Reading): Slot<string> | null {
  const match = /(?<![\p{L}-])(?<place>\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)-based\b/u.exec(reading.text);
  const words = match?.groups?.['place'];
  return !match || words === undefined
    ? null
    : { value: words, spans: [{ start: match.index, end: match.index + words.length }] };
}

const around =
  /(?<=[,.;\n]\s?|^)(?<place>\p{L}[\p{L}'’-]+(?:\s(?:on|upon|le|la|de|by|in|under)\s\p{L}+|\s\p{L}[\p{L}'’-]+){0,3}?)\s(?:and|&|\+|plus|n)\s(?:the\s)?(?:\d+\s?(?:miles?|km)|surrounding|nearby|around(?: there)?|area\b|round about)/giu;

/** "southend on sea and 20 miles around": what lies round it tells that it is a place. */
export function readRound(reading: Reading, skip: (at: number) => boolean): Slot<string> | null {
  for (const { index, groups } of reading.text.matchAll(around)) {
    const words = groups?.['place'] ?? '';
    const at = reading.tokens.findIndex(({ start }) => start === index);
    if (at < 0 || skip(at) || words === '') continue;
    return { value: words, spans: [{ start: index, end: index + words.length }] };
  }
  return null;
}

/** "Smile Lab Sofia": a town at the end of the name, when no other is told. */
export function readOfName(reading: Reading, name: Slot<string> | null): Slot<string> | null {
  const span = name?.spans[0];
  const words = reading.tokens.filter((token) => span && token.start >= span.start && token.end <= span.end);
  const last = words.at(-1);
  const isCoined = /\p{Ll}\p{Lu}/u.test(words[0]?.text ?? '');
  return last && words.length >= (isCoined ? 2 : 3) && isKnownTown(last.form)
    ? { value: last.text, spans: [{ start: last.start, end: last.end }] }
    : null;
}
