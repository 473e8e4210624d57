import type { NameRun } from '../names/find-name-run';
import { isKnownTown } from '../words/ordinary-words';
import { wordsOf, type Reading } from '../reading';
import { foldText } from '../words/fold-text';

/** Whether a run of words is a well-known city, region or country. */
export function isSettlement(reading: Reading, run: NameRun): boolean {
  const words = foldText(wordsOf(reading, run.from, run.to));
  if (isKnownTown(words)) return true;
  // "Tucson AZ"
  const last = reading.tokens[run.to - 1]?.text ?? '';
  return run.to - run.from > 1 && /^[A-Z]{2}$/u.test(last) && isKnownTown(words.slice(0, -3));
}
