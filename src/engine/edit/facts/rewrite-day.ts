import { writtenForms, readDay } from './dates';
import type { CalendarDay } from './dates';

const day = String.raw`\d{1,2}(?:st|nd|rd|th|\.|º|er)?\s+(?:of\s+|de\s+)?\p{L}{3,}\.?,?(?:\s+(?:de\s+)?\d{4})?`;
const month = String.raw`\p{L}{3,}\.?\s+\d{1,2}(?:st|nd|rd|th)?(?:,?\s+\d{4})?(?![\d:.]\d|\s?[ap]m)`;
const figures = String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4}`;
const written = new RegExp(`(?<![\\p{L}\\p{N}])(?:(?:\\p{L}{2,12}\\.?,?\\s+)?(?:${day}|${month})|${figures})`, 'gu'); // prettier-ignore

/** A date in a text: where it stands, as it stands, and the day it names; a year that is not told is the one given. */
export type WrittenDay = { readonly start: number; readonly text: string; readonly day: CalendarDay };

/** The dates that a text names. */
export function writtenDays(text: string, yearElse: number): readonly WrittenDay[] {
  const found: WrittenDay[] = [];
  const pattern = new RegExp(written.source, 'gu');
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const one = dayIn(match[0], match.index, yearElse);
    if (one) found.push(one);
    // "Bone broth 3 February": what is no date by itself may hold the beginning of one.
    else pattern.lastIndex = match.index + (/^[\p{L}\p{N}]+/u.exec(match[0])?.[0].length ?? 1);
  }
  return found;
}

function dayIn(whole: string, at: number, yearElse: number): WrittenDay | null {
  const lead = /^\p{L}+\.?,?\s+(?=\d|\p{L})/u.exec(whole)?.[0] ?? '';
  const rest = whole.slice(lead.length);
  const day = readDay(whole, yearElse);
  if (!day) return null;
  // "Concert 12 June": a word before the figures is only part of the date where it names a weekday.
  const isPart = readDay(rest, yearElse) === null || isWeekday(lead, day);
  const text = isPart ? whole : rest;
  const end = /[.,]$/u.test(text) ? text.slice(0, -1) : text;
  return { start: at + (isPart ? 0 : lead.length), text: end, day };
}

const locales = ['en-GB', 'en-US', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr'];
const dateOf = (one: CalendarDay) => new Date(Date.UTC(one.year, one.month - 1, one.day));
const part = (locale: string, one: CalendarDay, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(dateOf(one));
const bare = (word: string) => word.toLowerCase().replace(/[.,\s]+$/u, '');

function isWeekday(word: string, near: CalendarDay): boolean {
  return weekOf(near).some((one) => wayOfWord(word, one, 'weekday') !== null);
}

const weekOf = (near: CalendarDay): readonly CalendarDay[] =>
  [0, 1, 2, 3, 4, 5, 6].map((more) => ({ ...near, day: near.day > 21 ? near.day - more : near.day + more }));

/** How a word names the weekday or month of a day, for writing another day's in the same way; null where it does not. */
function wayOfWord(
  word: string,
  of: CalendarDay,
  kind: 'weekday' | 'month',
): ((one: CalendarDay) => string) | null {
  for (const locale of locales)
    for (const style of ['long', 'short'] as const) {
      const write = (one: CalendarDay) => part(locale, one, { [kind]: style }).replace(/\.$/u, '');
      if (bare(write(of)) === bare(word))
        return (one) =>
          /^\p{Lu}/u.test(word) ? write(one).charAt(0).toUpperCase() + write(one).slice(1) : write(one);
    }
  return null;
}

const ending = (at: number): string =>
  at % 10 === 1 && at !== 11
    ? 'st'
    : at % 10 === 2 && at !== 12
      ? 'nd'
      : at % 10 === 3 && at !== 13
        ? 'rd'
        : 'th';

/** Another day written as this date is. */
export function rewriteDay({ text, day: old }: WrittenDay, next: CalendarDay, language: string): string {
  const forms = writtenForms(old, language);
  const at = forms.findIndex((form) => form.toLowerCase() === text.toLowerCase());
  const form = at < 0 ? undefined : writtenForms(next, language)[at];
  if (form !== undefined) return form;
  return text.replace(/\d+(?:st|nd|rd|th)?|\p{L}+/gu, (word) => {
    if (/^\d{4}$/.test(word)) return String(next.year);
    if (/^\d/.test(word)) return `${next.day}${/\D/.test(word) ? ending(next.day) : ''}`;
    const weekday = weekOf(old)
      .map((one) => wayOfWord(word, one, 'weekday'))
      .find(Boolean);
    return wayOfWord(word, old, 'month')?.(next) ?? weekday?.(next) ?? word;
  });
}
