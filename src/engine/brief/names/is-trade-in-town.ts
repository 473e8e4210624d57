import type { NameRun } from './find-name-run';
import { isSettlement } from '../places/is-settlement';
import { findPhrases } from '../words/phrase-index';
import type { Reading } from '../reading';

const houses = new Set([
  'hotel',
  'restaurant',
  'cafe',
  'bar',
  'event',
  'nonprofit',
  'course',
  'law',
  'studio',
]);

/** Whether a run is two places, or a trade and a town and the trade one whose places are not named by the town alone: "Electrician Heidelberg". */
export function isTradeInTown(reading: Reading, run: NameRun): boolean {
  // "Bolton n Bury", "Powys and Shropshire": two places.
  const { tokens } = reading;
  for (let at = run.from + 1; at < run.to - 1; at += 1)
    if (
      /^(?:and|n|y|et|und|e|en|i)$/u.test(tokens[at]?.form ?? '') &&
      (isSettlement(reading, { from: run.from, to: at }) ||
        isSettlement(reading, { from: at + 1, to: run.to }))
    )
      return true;
  for (let at = run.from + 1; at < run.to; at += 1) {
    if (!isSettlement(reading, { from: at, to: run.to })) continue;
    const trade = findPhrases(reading.lexicon.kinds, reading.tokens, { from: run.from, to: at });
    return trade.some(
      ({ from, to, value }) =>
        from === run.from && to === at && value.weight >= 5 && !houses.has(value.value),
    );
  }
  return false;
}
