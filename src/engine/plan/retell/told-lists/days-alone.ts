import { splitOutside } from '../part-sentences';
import type { Stretch } from '../part-sentences';
import { clock, isDatedFirst, isWeekly, wordsIn } from './list-sort';
import type { ListSort } from './list-sort';

/** "I teach five classes a week.", "We also run workshops.": what the days after it are of. */
const announcing =
  /^(?:i|we|there)\s(?:also\s|usually\s)?(?:run|hold|have|teach|offer|do|host|lead|put on|give|meet|are)\s(?:[\p{L}\d’'-]+\s){0,4}?(classes|workshops|rides|walks|sessions|courses|events|concerts|talks|meetings|evenings|groups|tours|screenings|dances|services|rehearsals|lessons)\b[^,;:]{0,30}[.:]$/iu;
const times = new RegExp(clock, 'giu');

type Days = {
  readonly title: string;
  readonly sort: ListSort;
  readonly start: number;
  readonly entries: readonly Stretch[];
};

/** Sentences or clauses that each begin with their day, behind a sentence that says of what; null where these are none. */
export const daysAlone = (sentences: readonly Stretch[], at: number): Days | null => {
  const [before, first] = [sentences[at], sentences[at + 1]];
  const noun = before ? announcing.exec(before.text)?.[1] : undefined;
  if (!before || !first || noun === undefined) return null;
  const title = noun.charAt(0).toUpperCase() + noun.slice(1).toLowerCase();
  // What only announces is the title; what says more stays to be told.
  const start = wordsIn(before.text) < 6 ? before.start : first.start;
  const rest = sentences.slice(at + 1);
  const run = (isEntry: (text: string) => boolean): readonly Stretch[] => {
    const end = rest.findIndex(({ text }) => !isEntry(text));
    return end < 0 ? rest : rest.slice(0, end);
  };
  const dated = run(isDatedFirst);
  if (dated.length > 1) {
    const isFull = dated.some(({ text }) => (text.match(times)?.length ?? 0) > 2);
    return { title, sort: isFull ? 'programme' : 'event', start, entries: dated };
  }
  const weekly = run(isWeekly);
  if (weekly.length > 2) return { title, sort: 'week', start, entries: weekly };
  const parts = splitOutside(first.text.replace(/[.\s]+$/u, ''), first.start, /[,;]\s+(?:and\s+)?/gu);
  return parts.length > 2 && parts.every(({ text }) => isWeekly(text))
    ? { title, sort: 'week', start, entries: parts }
    : null;
};
