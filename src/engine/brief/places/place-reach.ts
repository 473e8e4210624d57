import { findNameRun } from '../names/find-name-run';
import { foldText } from '../words/fold-text';
import { isKnownTown } from '../words/ordinary-words';
import { isCueAt, wordsOf, type Reading } from '../reading';

const building =
  /^(?:Barn|Hall|House|Villa|Castle|Farm|Manor|Hotel|Church|Court|Lodge|Abbey|Priory|Gardens?|Centre|Center|Museum|Theatre|Chapel|Mill|Inn|Park|Arms|Tower|Estate|Club|Pavilion|Library|School|Gallery|Arena|Winery|Vineyard|Ranch|Observatory)$/u;

/** A region or country after a comma belongs to the place: "Austin, Texas". */
export function extendPlace(reading: Reading, to: number): number {
  const token = reading.tokens[to];
  if (!token || !/^,\s$/u.test(token.gap)) return to;
  const run = findNameRun(reading, to);
  if (!run || run.to - run.from > 3) return to;
  const isKnown = isKnownTown(foldText(wordsOf(reading, run.from, run.to))) || /^[A-Z]{2}$/u.test(token.text);
  const next = reading.tokens[run.to];
  const isEnd = next === undefined || /[.;\n]/u.test(next.gap);
  // "in Graz, Dr. Anna Moser": after a city known by name only a region or country belongs to it.
  const isSure = isKnownTown(foldText(reading.tokens[to - 1]?.text ?? ''));
  // "in Orbetello, Pagaia.": after a town that no list knows, one unknown word may as well be the name.
  const isRegion =
    run.to - run.from > 1 ||
    isKnownTown(foldText(reading.tokens[to - 1]?.text ?? '')) ||
    // "at Tithe Barn, Stroud.": a building stands in the town after it.
    building.test(reading.tokens[to - 1]?.text ?? '');
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
export function pairEnd(reading: Reading, to: number): number {
  const token = reading.tokens[to];
  if (!token) return to;
  const region = regionEnd(reading, to);
  if (region !== null) return region;
  // "Shropshire and mid Wales": the part of it is written small.
  const half = reading.tokens[to + 1];
  if (
    token.gap === ' ' &&
    isCueAt(reading, to, 'and') &&
    /^(?:north|south|east|west|mid|central|upper|lower)$/u.test(half?.text.toLowerCase() ?? '') &&
    /^\p{Lu}/u.test(reading.tokens[to + 2]?.text ?? '')
  )
    return findNameRun(reading, to + 2)?.to ?? to;
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
export function listEnd(reading: Reading, to: number): number {
  let end = to;
  for (;;) {
    const next = /^,\s$/u.test(reading.tokens[end]?.gap ?? '') ? knownAt(reading, end) : null;
    if (next === null) return end;
    end = next;
  }
}

export function knownAt(reading: Reading, at: number): number | null {
  for (let length = 4; length >= 1; length -= 1)
    if (at + length <= reading.tokens.length && isKnownTown(foldText(wordsOf(reading, at, at + length)))) {
      return at + length;
    }
  return null;
}

/** "Kendal, Windermere and Ambleside": after "covering" every town of the list, known or not. */
export function coverageEnd(reading: Reading, to: number): number {
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
