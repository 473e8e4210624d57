import type { OpeningRange } from '@/domain/site/brief';

/** Hours of a booking page; where `times` are told, these alone can be booked. */
export type BookingRange = OpeningRange & { readonly times?: readonly number[] };

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const token =
  /\b(?<day>mon|tue|wed|thu|fri|sat|sun)(?:days?|sdays?|nesdays?|rsdays?|urdays?|s|rs?|urs)?\b|\b(?<every>every day|daily|weekdays?|weekends?)\b|(?<![\d.:€$£])(?<hour>[01]?\d|2[0-3])(?:[:.](?<minute>[0-5]\d))?\s?(?<half>am|pm)?\b(?!\s?(?:%|min|h\b|hours?|[€£$]|people|places))/giu;
const range = /\s?(?:[-–]|to|until|till|and until)\s?/u;
const groups: Readonly<Record<string, readonly number[]>> = {
  every: [1, 2, 3, 4, 5, 6, 7],
  daily: [1, 2, 3, 4, 5, 6, 7],
  weekday: [1, 2, 3, 4, 5],
  weekend: [6, 7],
};

const hourRun = String.raw`(?:\d{1,2})(?:[:.][0-5]\d)?\s?(?:am|pm)?\s?(?:-|–|to)\s?(?:\d{1,2})(?:[:.][0-5]\d)?\s?(?:am|pm)?`;
const runsTold = new RegExp(String.raw`\b(?:slots?|shifts?|times|sessions|turns|sittings?)\b[^.;\d]{0,24}(${hourRun}(?:(?:,\s?(?:and\s)?|\sand\s|\s?\/\s?)${hourRun})+)`, 'iu'); // prettier-ignore

/** "Slots 10-12, 12-14, 14-16": each is booked as a whole, on any day. */
function readToldRuns(prompt: string): readonly BookingRange[] | null {
  const found = runsTold.exec(prompt)?.[1];
  if (found === undefined) return null;
  const times = found.split(/,\s?(?:and\s)?|\sand\s|\s?\/\s?/iu).map((run) => {
    const [, hour = '', minute = '0', half = ''] = /(\d{1,2})(?:[:.](\d\d))?\s?(am|pm)?/iu.exec(run) ?? [];
    const plain = half === '' ? Number(hour) : Number(hour) % 12;
    return (plain + (half.toLowerCase() === 'pm' ? 12 : 0)) * 60 + Number(minute);
  });
  // "9-12, 1-4": the second is in the afternoon.
  const sorted = times.reduce<number[]>((all, time) => [...all, time <= (all.at(-1) ?? -1) && time < 720 ? time + 720 : time], []); // prettier-ignore
  if (sorted.some((time) => time >= 1440)) return null;
  const opens = sorted[0] ?? 0;
  return [{ days: [1, 2, 3, 4, 5, 6, 7], opens, closes: Math.min(1440, (sorted.at(-1) ?? opens) + 60), times: sorted }]; // prettier-ignore
}

/**
 * "Tuesday 15:00, 15:45 and Thursday 16:00": the very times that can be booked. Null where hours are told from one time to
 * another, or fewer than two times stand there.
 */
export function readToldTimes(prompt: string): readonly BookingRange[] | null {
  const runs = readToldRuns(prompt);
  if (runs) return runs;
  const found = [...prompt.matchAll(token)];
  const told = new Map<number, number[]>();
  let open: readonly number[] = [];
  let isFilled = false;
  let half = '';
  for (const [at, { groups: part = {}, 0: text, index }] of found.entries()) {
    const before = found[at - 1];
    const between = prompt.slice(before ? before.index + before[0].length : 0, index);
    // "Between 9:00 and 17:00" is a range as "9:00 to 17:00" is.
    const isBetween = /^\s?and\s?$/iu.test(between) && /\bbetween\s+$/iu.test(prompt.slice(0, before?.index));
    const isRange = isBetween || new RegExp(`^${range.source}$`, 'iu').test(between);
    if (part['hour'] === undefined) {
      const day = days.indexOf((part['day'] ?? '').toLowerCase()) + 1;
      const named = day > 0 ? [day] : (groups[text.toLowerCase().replace(/s$| day$/u, '')] ?? []);
      const first = open.at(-1);
      const span = isRange && !isFilled && first !== undefined && day > first ? Array.from({ length: day - first }, (_, step) => first + 1 + step) : named; // prettier-ignore
      open = isFilled || !/^[\s,&/]*(?:and|to|[-–])?\s*$/iu.test(between) ? span : [...open, ...span];
      isFilled = false;
      continue;
    }
    if (part['minute'] === undefined && part['half'] === undefined) continue;
    if (isRange && before?.groups?.['hour'] !== undefined) return null;
    half = part['half']?.toLowerCase() ?? '';
    const hour = half === '' ? Number(part['hour']) : (Number(part['hour']) % 12) + (half === 'pm' ? 12 : 0);
    for (const day of open.length > 0 ? open : [0])
      told.set(day, [...(told.get(day) ?? []), hour * 60 + Number(part['minute'] ?? 0)]);
    isFilled = true;
  }
  const count = [...told.values()].flat().length;
  // Times without a day are those of any day, where they are called slots.
  const loose = told.get(0);
  told.delete(0);
  if (count < 2 || (loose && (told.size > 0 || !/\b(?:slots?|times?|sessions?|sittings?)\b/iu.test(prompt)))) return null; // prettier-ignore
  const ranges = loose ? [[[1, 2, 3, 4, 5, 6, 7], loose] as const] : [...told].map(([day, times]) => [[day], times] as const); // prettier-ignore
  return ranges.map(([of, times]) => {
    const sorted = [...new Set(times)].sort((one, other) => one - other);
    const opens = sorted[0] ?? 0;
    return { days: [...of], opens, closes: Math.min(1440, (sorted.at(-1) ?? opens) + 60), times: sorted };
  });
}

/** The shortest time between two that are told on one day; null where every day has one alone. */
export function stepOfTimes(ranges: readonly BookingRange[]): number | null {
  const gaps = ranges.flatMap(({ times = [] }) => times.slice(1).map((time, at) => time - (times[at] ?? 0)));
  return gaps.length > 0 ? Math.min(...gaps) : null;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const shut = new RegExp(String.raw`\b(?:closed|shut|away|no (?:[a-z]+ )?(?:lessons|bookings|appointments|classes|sessions|slots)|not open|on holiday)\s(?:(?:in|during|for|all|of|the whole|throughout)\s)*(${month}(?:(?:,\s|,?\sand\s|\sor\s|\s(?:to|until)\s|\s?[-–]\s?)${month})*)\b(?!\s\d)`, 'iu'); // prettier-ignore
const season = new RegExp(String.raw`\b(?:open|season|only|bookings?|available|runs?)\s(?:is\s|only\s)?(?:from\s|in\s|between\s)?(${month})(?:\s(?:to|until|till|through|and)\s|\s?[-–]\s?)(${month})\b(?!\s\d)`, 'iu'); // prettier-ignore

/** "Closed in August", "open from May to September": the months without times, in the words of the prompt. */
export function readClosedMonths(
  prompt: string,
): { readonly months: readonly number[]; readonly said: string } | null {
  const of = (text: string): number => months.indexOf(text.slice(0, 3).toLowerCase()) + 1;
  const run = (first: number, last: number): number[] => Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, at) => ((first - 1 + at) % 12) + 1); // prettier-ignore
  const found = shut.exec(prompt);
  if (found?.[1]) {
    const named = [...found[1].matchAll(new RegExp(month, 'giu'))].map(([text]) => of(text));
    const isRun = /\sto\s|until|[-–]/iu.test(found[1]) && named.length === 2;
    return { months: isRun ? run(named[0] ?? 1, named[1] ?? 1) : named, said: found[0] };
  }
  const open = season.exec(prompt);
  if (!open?.[1] || !open[2]) return null;
  const kept = run(of(open[1]), of(open[2]));
  return { months: run(1, 12).filter((one) => !kept.includes(one)), said: open[0] };
}

const pause =
  /\b(?:lunch(?:[- ]?(?:break|time|hour))?|closed for lunch|(?:midday |noon )?break|siesta)\b[^.;\d]{0,16}(\d{1,2})(?:[:.](\d\d))?\s?(am|pm)?\s?(?:-|–|to|until|till|and)\s?(\d{1,2})(?:[:.](\d\d))?\s?(am|pm)?/iu;

/** The hours of each day around a told break: "9:00 to 18:00, lunch 13:00-14:00" is a morning and an afternoon. */
export function withoutPause(ranges: readonly BookingRange[], prompt: string): readonly BookingRange[] {
  const found = pause.exec(prompt);
  if (!found) return ranges;
  const minute = (hour = '', rest = '', half = ''): number => {
    const plain = Number(hour) % (half ? 12 : 25);
    // "Lunch 1 to 2" is in the afternoon.
    return (plain + (half.toLowerCase() === 'pm' || (!half && plain < 8) ? 12 : 0)) * 60 + Number(rest || 0);
  };
  const [from, to] = [minute(found[1], found[2], found[3]), minute(found[4], found[5], found[6])];
  return ranges.flatMap((range) =>
    range.times !== undefined || from <= range.opens || to >= range.closes || to <= from
      ? [range]
      : [
          { ...range, closes: from },
          { ...range, opens: to },
        ],
  );
}

const shutDays = new RegExp(String.raw`\b(?:closed|shut|away|on holiday|no (?:[a-z]+ )?(?:lessons|bookings|appointments|classes))\s(?:(?:on|from|between)\s)*(\d{1,2})(?:st|nd|rd|th)?(?:\s(${month}))?(?:(?:\s(?:to|until|till|and)\s|\s?[-–]\s?)(\d{1,2})(?:st|nd|rd|th)?)?(?:\s(${month}))?`, 'iu'); // prettier-ignore

/** "Closed 24 to 26 December": these days as 12-24 and so on, in the words of the prompt; null where none are told. */
export function readClosedDays(
  prompt: string,
): { readonly days: readonly string[]; readonly said: string } | null {
  const [said, first, own, last, other] = shutDays.exec(prompt) ?? [];
  const of = (text: string): number => months.indexOf(text.slice(0, 3).toLowerCase()) + 1;
  if (said === undefined || (!own && !other)) return null;
  const [from, to] = [of(own ?? other ?? ''), of(other ?? own ?? '')];
  const list: string[] = [];
  for (let [day, at] = [Number(first), from], left = 62; left > 0; left -= 1) {
    list.push(`${String(at).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
    if (at === to && day >= Number(last ?? first)) break;
    // The days that a month has not are those of no booking.
    [day, at] = day > 30 ? [1, (at % 12) + 1] : [day + 1, at];
  }
  return { days: list, said };
}
