import type { Clause } from './dated-clauses';
import { findPoint } from './find-when';
import type { Reading } from '../reading';

/** "dinner at 5": an hour alone, in a sentence that tells others in full. */
export function bareHour(text: string): { readonly title: string; readonly when: string } | null {
  const groups =
    /^(?:then\s|and\s)?(?<title>\p{L}[^\d]{1,40}?)\s(?:at|from)\s(?<when>\d{1,2}(?:[:.]\d\d)?)$/iu.exec(
      text.trim(),
    )?.groups;
  return groups ? { title: groups['title'] ?? '', when: groups['when'] ?? '' } : null;
}

/** "2pm … 5": the later hour is of the same half of the day, or the one after. */
export function withHalf(hour: string, before: string | undefined): string {
  const last = /^(?<at>\d{1,2})(?:[:.]\d\d)?\s?(?<half>am|pm)/iu.exec(before ?? '')?.groups;
  if (!last || !/^\d{1,2}(?:[:.]\d\d)?$/u.test(hour)) return hour;
  const isLater = Number.parseInt(hour, 10) % 12 >= Number(last['at']) % 12;
  return `${hour}${last['half'] === 'am' && isLater ? 'am' : 'pm'}`;
}

/** Sentences that tell the course of a day: two points or more, one of them with its hour in full. */
export function programmeSentences(reading: Reading, clauses: readonly Clause[]): ReadonlySet<number> {
  const points = new Map<number, { full: number; all: number }>();
  for (const { start, end, sentence } of clauses) {
    const text = reading.prompt.slice(start, end);
    const full = findPoint(text) !== null;
    if (!full && bareHour(text) === null) continue;
    const known = points.get(sentence) ?? { full: 0, all: 0 };
    points.set(sentence, { full: known.full + Number(full), all: known.all + 1 });
  }
  return new Set(
    [...points].filter(([, { full, all }]) => full > 0 && all > 1).map(([sentence]) => sentence),
  );
}
