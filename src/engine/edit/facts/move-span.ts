import type { SiteDraft } from '../draft/site-draft';
import { isoOf } from './dates';
import type { CalendarDay } from './dates';
import { replaceEverywhere } from './scan-text';
import { linkedValues, setLinkedValue } from './set-json-ld';

const later = ({ year, month, day }: CalendarDay, days: number): CalendarDay => {
  const at = new Date(Date.UTC(year, month - 1, day + days));
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
};
const daysBetween = (one: string, other: string): number =>
  Math.round((Date.parse(other) - Date.parse(one)) / 86_400_000);

/**
 * Moves what lasts several days and is written as a span, "20 – 21 May 2027": to the days that were told ("3-4 June"), else
 * to as many days as it had. Returns the number of places.
 */
export function moveSpan(draft: SiteDraft, old: CalendarDay, next: CalendarDay, said: string): number {
  const told = /(\d{1,2})\s*(?:-|–|to|and|until)\s*(\d{1,2})(?=(?:st|nd|rd|th)?\s+\p{L}|$)/u.exec(said);
  const isTold = told !== null && Number(told[1]) === next.day;
  let last: CalendarDay | null = null;
  const lastAfter = (days: number): CalendarDay =>
    isTold && Number(told[2]) > next.day ? { ...next, day: Number(told[2]) } : later(next, days);
  const span = new RegExp(
    `(?<![\\d.])${old.day}(\\s?[–-]\\s?)(\\d{1,2})\\s(\\p{L}{3,12})(?:\\s(${old.year}))?(?!\\p{L})`,
    'giu',
  );
  const count = replaceEverywhere(draft, span, (found) => {
    const [, mark = ' – ', end = '', month = '', year] = new RegExp(span.source, 'iu').exec(found) ?? [];
    const days = Number(end) - old.day;
    const way = wayOf(old, month);
    if (days < 1 || days > 20 || way === null) return null;
    last = lastAfter(days);
    const write = ({ month: at }: CalendarDay): string => way(at);
    const tail = year === undefined ? '' : ` ${last.year}`;
    return last.month === next.month
      ? `${next.day}${mark}${last.day} ${write(last)}${tail}`
      : `${next.day} ${write(next)} – ${last.day} ${write(last)}${tail}`;
  });
  const ended = linkedValues(draft, 'endDate')[0]?.slice(0, 10);
  if (ended !== undefined)
    setLinkedValue(draft, 'endDate', isoOf(last ?? lastAfter(daysBetween(isoOf(old), ended))));
  return count;
}

/** How a month is written where this word is the old one's; null where it is no word for it. */
function wayOf(old: CalendarDay, word: string): ((month: number) => string) | null {
  for (const locale of ['en-GB', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'tr'])
    for (const month of ['long', 'short'] as const) {
      const write = (at: number): string =>
        new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }).format(Date.UTC(2024, at - 1, 15));
      if (write(old.month).toLowerCase() === word.toLowerCase()) return write;
    }
  return null;
}
