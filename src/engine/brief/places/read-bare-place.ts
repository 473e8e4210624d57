import type { Slot } from '@/domain/site/brief';
import { findNameRun } from '../names/find-name-run';
import { capitaliseWords } from '../words/fold-text';
import { extendPlace, knownAt, pairEnd } from './place-reach';
import { isOrdinary, readAfterName, readLone, readRound } from './read-lone-place';
import { isCueAt, spanOf, wordsOf, type Reading } from '../reading';

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
  'tours',
  'rugby',
  'sandwich',
  'battle',
  'sale',
  'bury',
]);

/** A known city with nothing before it: "Berlin techno club", "plumber Austin", or a part of the sentence by itself: ", Oslo." */
export function readBare(reading: Reading, skip: (at: number) => boolean): Slot<string> | null {
  let later: Slot<string> | null = null;
  for (const [at, token] of reading.tokens.entries()) {
    if (at > 120 || token.sentence > 4) break;
    if (token.isClosed || skip(at)) continue;
    const known = knownAt(reading, at) ?? (isGermanTown(reading, at) ? at + 1 : null);
    if (known === null) continue;
    const isCapital = /^\p{Lu}/u.test(token.text);
    const pair = isCapital ? stateEnd(reading, known) : known;
    const to = isAlone(reading, at, known) ? known : pair > known ? pair : (knownAt(reading, known) ?? known);
    // "Powys and Shropshire": the first of two that no list knows.
    const first = isCapital && reading.tokens[at - 1]?.form === 'and' ? findNameRun(reading, at - 2) : null;
    if (first && isAlone(reading, at - 2, known) && token.sentence < 4)
      later ??= { value: wordsOf(reading, at - 2, known), spans: [spanOf(reading.tokens, at - 2, known)] };
    const online = isOnlineAfter(reading, to);
    // "laser clinic leeds - Blank Slate": a town at the end of the opening words.
    const isTail =
      !isCapital &&
      at > 0 &&
      token.clause === reading.tokens[0]?.clause &&
      reading.tokens[to]?.clause !== token.clause &&
      !isCueAt(reading, at - 1, 'article', 'possessive', 'definite', 'for', 'with', 'and', 'called');
    // "to beaches round north wales": a part of it is a place as well.
    const isPart =
      /^(?:north|south|east|west|mid)$/u.test(reading.tokens[at - 1]?.text.toLowerCase() ?? '') &&
      token.gap === ' ' &&
      token.sentence < 2;
    if ((isTail || isPart) && !wordlike.has(token.form))
      later ??= { value: wordsOf(reading, at, to), spans: [spanOf(reading.tokens, at, to)] };
    if (
      (isAlone(reading, at, to) || online) &&
      (isCapital || (!wordlike.has(token.form) && token.sentence === 0))
    )
      later ??= {
        value: reading.isShouting
          ? capitaliseWords(wordsOf(reading, at, to))
          : wordsOf(reading, at, isCapital ? extendPlace(reading, to) : to),
        spans: [spanOf(reading.tokens, at, to)],
      };
    if (!isCapital || token.sentence > 0 || token.clause > 2 || at > 60) continue;
    if (token.clause > 1 && reading.tokens[at - 1]?.clause === token.clause) continue;
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
    const end = isQuarter ? quarter.to : paired > known ? paired : extendPlace(reading, known);
    return { value: wordsOf(reading, at, end), spans: [spanOf(reading.tokens, at, end)] };
  }
  return later ?? readRound(reading, skip) ?? readLone(reading) ?? readAfterName(reading);
}

/** "Schreinerei Holzner, Rosenheim, Einbauschränke": alone in the second part of a prompt, and ending as German towns do. */
const isGermanTown = (reading: Reading, at: number): boolean =>
  reading.spoken === 'de' &&
  /.{2}(?:heim|burg|stadt|hausen|ingen|furt|dorf|brück|bruck|kirchen|weiler|rode)$/u.test(
    reading.tokens[at]?.form ?? '',
  ) &&
  (reading.tokens[at]?.clause ?? 0) - (reading.tokens[0]?.clause ?? 0) === 1 &&
  isAlone(reading, at, at + 1);

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
