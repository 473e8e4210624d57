import type { OpeningRange } from '@/domain/site/brief';
import type { SectionContext } from '../section';

/** One line of opening hours: days and times in words. */
export type HourLine = { readonly days: string; readonly time: string };

/** Opening hours as lines, Monday first, neighbouring days with the same times together; other days are closed. */
export function writeHours(
  ranges: readonly OpeningRange[],
  { words }: Pick<SectionContext, 'words'>,
): HourLine[] {
  const perDay = [1, 2, 3, 4, 5, 6, 7].map((day) => {
    const times = ranges
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => `${writeTime(opens)} ${words.times.to} ${writeTime(closes)}`);
    return times.length > 0 ? times.join(', ') : words.times.closed;
  });
  const lines: { first: number; last: number; time: string }[] = [];
  perDay.forEach((time, day) => {
    const open = lines.at(-1);
    if (open && open.time === time) open.last = day;
    else lines.push({ first: day, last: day, time });
  });
  return lines.map(({ first, last, time }) => ({ days: writeDays(first, last, words), time }));
}

/** Minutes after midnight as a clock time. 1440 is written 24:00. */
export function writeTime(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

function writeDays(first: number, last: number, words: SectionContext['words']): string {
  if (first === 0 && last === 6) return words.times.everyDay;
  const name = (day: number) => words.weekdays[day] ?? '';
  if (first === last) return name(first);
  return last === first + 1
    ? `${name(first)} ${words.times.and} ${name(last)}`
    : `${name(first)} ${words.times.to} ${name(last)}`;
}
