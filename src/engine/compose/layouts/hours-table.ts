import type { OpeningRange } from '@/domain/site/brief';
import { appointmentOn, arabicClock, isAlways } from '../../plan/kinds/parts/opening-items';
import { orderWeek } from '../../plan/words/order-week';
import type { SectionContext } from '../section';

/** One line of opening hours: days and times in words. */
export type HourLine = { readonly days: string; readonly time: string };

/** Opening hours as lines, in the language's order of the week, neighbouring days with the same times together; other days are closed, or by appointment where the prompt says so. */
export function writeHours(
  ranges: readonly OpeningRange[],
  { words, plan }: Pick<SectionContext, 'words'> & Partial<Pick<SectionContext, 'plan'>>,
): HourLine[] {
  // A page tells its hours in one way wherever they stand.
  const tell = words.language === 'ar' ? arabicClock : writeTime;
  const perDay = [1, 2, 3, 4, 5, 6, 7].map((day) => {
    const times = ranges
      .filter(({ days }) => days.includes(day))
      .map((range) =>
        isAlways(range) ? '24/7' : `${tell(range.opens)} ${words.times.to} ${tell(range.closes)}`,
      );
    if (times.length > 0) return times.join(', ');
    const weekday = words.weekdays[day - 1] ?? '';
    return (plan && appointmentOn(words.language, plan.brief.prompt, weekday, day - 1)) ?? words.times.closed;
  });
  const lines: { days: number[]; time: string }[] = [];
  for (const day of orderWeek(words.language, perDay)) {
    const time = perDay[day] ?? '';
    const open = lines.at(-1);
    if (open && open.time === time) open.days.push(day);
    else lines.push({ days: [day], time });
  }
  return lines.map(({ days, time }) => ({ days: writeDays(days, words), time }));
}

/** Minutes after midnight as a clock time. 1440 is written 24:00. */
export function writeTime(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

function writeDays(days: readonly number[], words: SectionContext['words']): string {
  if (days.length === 7) return words.times.everyDay;
  const name = (day: number | undefined) => words.weekdays[day ?? 0] ?? '';
  const [first, last] = [name(days[0]), name(days.at(-1))];
  if (days.length === 1) return first;
  // Arabic and Hebrew write "and" onto the next word.
  const and = words.direction === 'rtl' ? words.times.and : `${words.times.and} `;
  return days.length === 2 ? `${first} ${and}${last}` : `${first} ${words.times.to} ${last}`;
}
