import { isoOf, readDay } from './dates';
import type { CalendarDay } from './dates';

const ordinal = /^(?:the )?(?:\p{L}+ )?(?<day>\d{1,2})(?:st|nd|rd|th|\.)?$/u;

/** The day that is meant: "19 June" of the year it was in, "the 29th" of the month it was in. */
export function readDayNear(said: string, old: CalendarDay): CalendarDay | null {
  const told = readDay(said, old.year);
  const nth = told ? undefined : ordinal.exec(said)?.groups?.day;
  return nth === undefined ? told : readDay(isoOf({ ...old, day: Number(nth) }));
}
