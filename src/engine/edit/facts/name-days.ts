import type { OpeningRange } from '@/domain/site/brief';
import type { Words } from '../../plan/words/words';
import { foldWord } from '../words/fold-word';

const english = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** The days, 1 for Monday, that a text names in the language of the words or in English: single ones and "x to y". */
export function daysIn(text: string, words: Words): readonly number[] {
  const folded = foldWord(text).replace(/[–—]/g, '-');
  if (/\b(?:every day|daily)\b/.test(folded) || folded.includes(foldWord(words.times.everyDay)))
    return [1, 2, 3, 4, 5, 6, 7];
  const found: { day: number; start: number; end: number }[] = [];
  // People say "segunda" for "segunda-feira".
  const own = words.weekdays.map((name) => foldWord(name).replace(/-feira$/, ''));
  for (const names of [own, english]) {
    names.forEach((name, index) => {
      if (name.length < 3) return;
      const pattern =
        names === english
          ? new RegExp(`(?<!\\p{L})(?:${name}s?|${name.slice(0, 3)}(?:s|rs|nes|r)?)(?!\\p{L})`, 'gu')
          : new RegExp(`(?<!\\p{L})\\p{L}{0,2}${name}\\p{L}{0,3}(?!\\p{L})`, 'gu');
      for (const match of folded.matchAll(pattern)) {
        const end = match.index + match[0].length;
        if (!found.some((other) => other.start < end && other.end > match.index))
          found.push({ day: index + 1, start: match.index, end });
      }
    });
  }
  const days = new Set(found.map(({ day }) => day));
  if (/\bweekends?\b/.test(folded)) days.add(6).add(7);
  if (/\bweekdays?\b/.test(folded)) for (const day of [1, 2, 3, 4, 5]) days.add(day);
  const sorted = found.toSorted((one, other) => one.start - other.start);
  sorted.forEach((one, index) => {
    const next = sorted[index + 1];
    const joint = next ? folded.slice(one.end, next.start).trim() : '';
    const isRange =
      joint === '-' || joint === foldWord(words.times.to) || /^(?:to|till|until|through)$/.test(joint);
    if (!next || !isRange) return;
    for (let day = one.day; day !== next.day; day = (day % 7) + 1) days.add(day);
  });
  return [...days].toSorted((one, other) => one - other);
}

/** A day's opening and closing time, in minutes after midnight. */
export type DayTimes = readonly { readonly opens: number; readonly closes: number }[];

/** Opening ranges day by day: seven lists, Monday first. */
export function byDay(ranges: readonly OpeningRange[]): readonly DayTimes[] {
  return [1, 2, 3, 4, 5, 6, 7].map((day) =>
    ranges.filter(({ days }) => days.includes(day)).map(({ opens, closes }) => ({ opens, closes })),
  );
}

/** Seven lists of times as ranges again, days with the same times together. */
export function toRanges(week: readonly DayTimes[]): readonly OpeningRange[] {
  const ranges = new Map<string, { days: number[]; opens: number; closes: number }>();
  week.forEach((times, index) => {
    for (const { opens, closes } of times) {
      const key = `${opens}-${closes}`;
      const range = ranges.get(key) ?? { days: [], opens, closes };
      range.days.push(index + 1);
      ranges.set(key, range);
    }
  });
  return [...ranges.values()].toSorted((one, other) => (one.days[0] ?? 0) - (other.days[0] ?? 0));
}

/** The clock times of a text in minutes after midnight, in order: "9", "9:30", "4pm", "18h", "12.15". */
export function timesIn(text: string): readonly number[] {
  // Groups of digits one after another are a telephone number.
  const plain = text.replace(/\+?\d{2,}(?:[ /.-]\d{2,}){2,}/gu, ' ');
  const found = [
    ...plain.matchAll(
      /(?<![\d.:+])(\d{1,2})(?:[:.h](\d{2})|h)?\s?(am|pm|a\.m\.|p\.m\.|[صم](?!\p{L}))?(?![\d:%€$£]|\s?[€$£])/giu,
    ),
  ];
  // Arabic: ص before noon, م after it.
  const suffixes = found.map((match) => match[3]?.toLowerCase().replace('ص', 'a').replace('م', 'p')[0] ?? '');
  return found.map((match, index) => {
    const hours = Number(match[1]);
    const own = suffixes[index] ?? '';
    const isLate = own === 'p' && hours < 12;
    const isMidnight = own === 'a' && hours === 12;
    return (isMidnight ? 0 : hours + (isLate ? 12 : 0)) * 60 + Number(match[2] ?? 0);
  });
}
