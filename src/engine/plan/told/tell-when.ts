import type { ContentItem } from '../content';
import { capitalise } from '../../capitalise';

const short: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  weds: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

const hour = String.raw`\d{1,2}(?:(?:[:.h]\d\d)\s?(?:am|pm|uhr|h)?|\s?(?:am|pm|uhr|h))`;
const dateAndHour = new RegExp(
  String.raw`^(?<date>.*\p{L}{3,}\.?(?:,?\s\d{4})?|\p{L}{3,}\.?\s\d{1,2}(?:st|nd|rd|th)?(?:,?\s\d{4})?),?\s(?:(?:at|from|um|ab|à|a las|alle|ore|às|om|@)\s)?(?<hours>(?:${hour}|\d{1,2}\s?[-–]\s?${hour})(?:\s?(?:-|–|to|bis|until|till)\s?(?:${hour}|\d{1,2}))?)$`,
  'iu',
);

/** "14 November 7pm": the date, and the time of day where one is told. */
export function partDate(when: string): { readonly date: string; readonly hours?: string } {
  const { date, hours } = dateAndHour.exec(when.trim())?.groups ?? {};
  return date !== undefined && hours !== undefined && /\d/u.test(date) ? { date, hours } : { date: when };
}

/** "Tuesdays 7.30pm" as the day it stands under and the time of day; "6 Dec" as the day alone. */
export function tellWhen(when: string, isWeekly: boolean): Pick<ContentItem, 'value' | 'group'> {
  if (!isWeekly) return { value: capitalise(partDate(when).date) };
  const first = when.search(/\d{1,2}(?!st|nd|rd|th)|noon|midday/u);
  if (first < 0 && /^\p{L}{3,9}$/u.test(when))
    return { value: short[when.toLowerCase()] ?? capitalise(when) };
  if (first <= 0) return { value: capitalise(when) };
  const words = when
    .slice(0, first)
    .replace(/[\s,:@]+(?:at|from|um|ab|à|a las|alle|ore|às|om|o)?[\s,:@]*$/iu, '')
    .trim();
  const isPlain = /^\p{L}+$/u.test(words);
  const group = isPlain ? (short[words.toLowerCase()] ?? capitalise(words)) : capitalise(words);
  return { group, value: when.slice(first).trim() };
}
