import { childElements, elementsIn, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { Words } from '../../plan/words/words';
import type { SiteDraft } from '../draft/site-draft';
import { escapeText, indentAt, spliceText, wholeLines } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { daysIn, timesIn } from '../facts/name-days';
import { dayEntries } from './day-entries';
import type { DayEntry } from './day-entries';
import { moveInTable } from './move-cell';
import { writtenTime } from './timetable';

/** Where something goes: a day by its number, 1 for Monday, or by its heading; a time in minutes after midnight. */
export type DayGoal = {
  readonly day: number | null;
  readonly heading: string | null;
  readonly time: number | null;
};

/** Moves the entry at a place among those of a section. Says false, and changes nothing, where its day has no place. */
export function moveEntry(
  draft: SiteDraft,
  page: string,
  section: PageElement,
  at: number,
  goal: DayGoal,
  words: Words,
): boolean {
  const entries = dayEntries(section);
  const entry = entries[at];
  if (!entry) return false;
  if (!entry.list) return moveInTable(draft, page, section, at, goal, words);
  const splices = moveInLists(draft.text(page), entries, entry, goal, words);
  if (!splices) return false;
  draft.splice(page, splices);
  return true;
}

const timeOf = (element: PageElement): number => timesIn(clockText(wordsIn(element)))[0] ?? 0;

/** The words of a clock from its first figure on: "Tue 18:00" begins with a day. */
const clockText = (words: string) => /\d.*$/u.exec(words)?.[0] ?? '';

/** Whether a heading is that of the goal's day; any is, where the goal names none. */
export const isDay = (heading: PageElement | null, goal: DayGoal, words: Words): boolean => {
  if (!heading) return goal.day === null && goal.heading === null;
  const said = wordsIn(heading);
  if (goal.heading !== null) return said.toLowerCase() === goal.heading.toLowerCase();
  const days = daysIn(said, words);
  return goal.day === null || (days.length === 1 && days[0] === goal.day);
};

function moveInLists(
  html: string,
  entries: readonly DayEntry[],
  entry: DayEntry,
  goal: DayGoal,
  words: Words,
): Splice[] | null {
  const time = goal.time ?? timeOf(entry.clock);
  const source = retimed(html, entry, goal, words);
  const hasDays = goal.day !== null || goal.heading !== null;
  const isNamed = daysIn(wordsIn(entry.clock), words).length === 1;
  const home =
    !hasDays || isNamed || isDay(entry.day, goal, words)
      ? entry
      : entries.find((other) => other.list && isDay(other.day, goal, words));
  const mates = entries.filter(({ list }) => list === entry.list);
  if (!home) return newDay(html, entries, entry, goal, words, source, mates.length === 1);
  const others = entries.filter((other) => other.list === home.list && other !== entry);
  const before = others.findLast(({ clock }) => timeOf(clock) <= time);
  const next = others[0];
  // A list that tells days in its times stands in no order that could be kept.
  if (isNamed || (home === entry && others.length === 0))
    return [{ start: entry.element.start, end: entry.element.end, text: source }];
  const gap = indentAt(html, entry.element.start);
  const anchor = before?.element ?? next?.element;
  if (!anchor) return null;
  const isEmptied = home.list !== entry.list && mates.length === 1;
  const gone = isEmptied && entry.block && entry.block !== home.block ? entry.block : entry.element;
  return [
    { ...wholeLines(html, gone), text: '' },
    before
      ? { start: anchor.end, end: anchor.end, text: `\n${gap}${source}` }
      : { start: anchor.start, end: anchor.start, text: `${source}\n${gap}` },
  ];
}

/** A block for a day that the week has not shown yet, in the order of the week. */
function newDay(
  html: string,
  entries: readonly DayEntry[],
  { element, block, list, day: heading }: DayEntry,
  goal: DayGoal,
  words: Words,
  source: string,
  isOnly: boolean,
): Splice[] | null {
  const { day } = goal;
  if (!block || !list || !heading || day === null || daysIn(wordsIn(heading), words).length !== 1)
    return null;
  const name = words.weekdays[day - 1] ?? '';
  const shift = (splice: Splice) => ({
    ...splice,
    start: splice.start - block.start,
    end: splice.end - block.start,
  });
  const copy = spliceText(
    html.slice(block.start, block.end),
    [
      {
        start: heading.openEnd,
        end: heading.closeStart,
        text: escapeText(likeHeading(name, wordsIn(heading))),
      },
      ...childElements(list)
        .filter((one) => one !== element)
        .map((one) => ({ ...wholeLines(html, one), text: '' })),
      { start: element.start, end: element.end, text: source },
      ...[block, ...elementsIn(block)].flatMap((one) => {
        const id = one.attributes.get('id');
        return id && !isOnly ? [{ start: id.start, end: id.end, text: `id="${id.value}-${day}"` }] : [];
      }),
    ].map(shift),
  );
  const blocks = [...new Set(entries.flatMap((one) => (one.block && one.day ? [one.block] : [])))];
  const dayOf = (one: PageElement) => {
    const first = entries.find((other) => other.block === one);
    return first?.day ? (daysIn(wordsIn(first.day), words)[0] ?? 0) : 0;
  };
  const rest = blocks.filter((one) => one !== block || !isOnly);
  const before = rest.findLast((one) => dayOf(one) < day);
  const anchor = before ?? rest[0];
  const gone = { ...wholeLines(html, isOnly ? block : element), text: '' };
  if (!anchor) return [{ start: block.start, end: block.end, text: copy }];
  const gap = indentAt(html, anchor.start);
  return [
    gone,
    before
      ? { start: anchor.end, end: anchor.end, text: `\n${gap}${copy}` }
      : { start: anchor.start, end: anchor.start, text: `${copy}\n${gap}` },
  ];
}

const likeHeading = (name: string, sample: string) =>
  sample === sample.toUpperCase() ? name.toUpperCase() : name.charAt(0).toUpperCase() + name.slice(1);

/** The entry's source with its new time, and its new day where the time tells the day. */
function retimed(html: string, { element, clock }: DayEntry, goal: DayGoal, words: Words): string {
  const said = wordsIn(clock);
  let text = html.slice(clock.openEnd, clock.closeStart);
  if (goal.time !== null) text = withTime(text, said, goal.time);
  if (goal.day !== null && daysIn(said, words).length === 1)
    text = text.replace(/\p{L}{3,}/u, (old) =>
      (words.weekdays[(goal.day ?? 1) - 1] ?? old).slice(0, old.length < 5 ? old.length : undefined),
    );
  return spliceText(html.slice(element.start, element.end), [
    { start: clock.openEnd - element.start, end: clock.closeStart - element.start, text },
  ]).replace(/^(<[^>]*?)\s+data-sample(?:="[^"]*")?/u, (_, open: string) => open);
}

/** A time in the place of another; what ends then ends as much later. */
function withTime(text: string, said: string, time: number): string {
  const [begins = 0, ends] = timesIn(clockText(said));
  const one = /\d{1,2}(?:[:.h]\d{2}|h)?(?:\s?[ap]\.?m\.?)?/giu;
  const from = text.search(/\d/u);
  let count = 0;
  return (
    text.slice(0, from) +
    text.slice(from).replace(one, (old) => {
      count += 1;
      if (count === 1)
        return writtenTime(
          time,
          /[:.h]\d\d|\d\s?[ap]\.?m/iu.test(old) ? old : `${old}`.replace(/\d+/u, '$&:00'),
        );
      return count === 2 && ends !== undefined ? writtenTime((time + ends - begins + 1440) % 1440, old) : old;
    })
  );
}
