import type { NameRun } from './find-name-run';
import { settlements } from './lexicon/settlements';
import { wordsOf, type Reading } from './reading';
import { foldText } from './fold-text';

/** Whether a run of words is a well-known city, region or country. */
export function isSettlement(reading: Reading, run: NameRun): boolean {
  return settlements.has(foldText(wordsOf(reading, run.from, run.to)));
}
