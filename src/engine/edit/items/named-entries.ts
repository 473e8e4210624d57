import { wordsIn } from '../../locate/page-tree';
import type { Words } from '../../plan/words/words';
import { daysIn, timesIn } from '../facts/name-days';
import type { SectionPlace } from '../target/target';
import { foldWord } from '../words/fold-word';
import type { Phrase } from '../words/read-command';
import type { DayEntry } from './day-entries';
import { titleElement } from './find-items';

/** A clock time somewhere in a sentence. */
export const clock =
  /(?<![\d.:])\d{1,2}(?:[:.h]\d{2}|h)(?:\s?[ap]\.?m\.?)?|(?<![\d.:])\d{1,2}\s?[ap]\.?m\.?|(?<=(?:^|\b(?:at|to|until|um|a las|à|às|alle|om|o)\s))\d{1,2}(?= uhr|$|\s*(?:now|instead|o'clock))/iu;

const subjectNoise =
  /^(?:the|our|my|class|classes|session|sessions|lesson|lessons|training|talk|slot|from|on|at|in|of|every|to|its|time|event|course|clase|kurs|cours|aula)$/u;

/** An entry of a timetable or programme, with where it stands. */
export type FoundEntry = SectionPlace & { readonly entry: DayEntry; readonly at: number };

/** What an entry is called. */
export const titleOf = ({ element, clock: time }: DayEntry): string => {
  const title = titleElement(element);
  const words = wordsIn(title ?? element)
    .replace(wordsIn(time), '')
    .trim();
  return words === '' ? wordsIn(element) : words;
};

/** When an entry is, as it stands: "Monday 18:00". */
export const spotOf = ({ day, clock: time }: DayEntry) => `${day ? `${wordsIn(day)} ` : ''}${wordsIn(time)}`;

/** The entries that a phrase names by words of theirs, their day and their time; those whose title has the words come first. */
export function entriesNamed(all: readonly FoundEntry[], what: Phrase, words: Words): readonly FoundEntry[] {
  const time = timesIn(clock.exec(what.text)?.[0] ?? '')[0];
  const [day] = daysIn(what.text, words);
  const names = foldWord(what.plain.replace(clock, ' '))
    .split(/[\s,]+/u)
    .filter((word) => word !== '' && !subjectNoise.test(word) && daysIn(word, words).length === 0);
  if (names.length === 0 && day === undefined && time === undefined) return [];
  const isTimely = ({ entry }: FoundEntry) =>
    (day === undefined || daysIn(spotOf(entry), words).includes(day)) &&
    (time === undefined || timesIn(wordsIn(entry.clock))[0] === time);
  const holds = (text: string) => {
    const own = foldWord(text).split(/[^\p{L}\p{N}]+/u);
    return names.every((name) =>
      own.some((word) => word === name || word === `${name}s` || `${word}s` === name),
    );
  };
  const timely = all.filter(isTimely);
  const titled = timely.filter(({ entry }) => holds(titleOf(entry)));
  return titled.length > 0 ? titled : timely.filter(({ entry }) => holds(wordsIn(entry.element)));
}
