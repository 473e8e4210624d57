import type { Brief, Slot } from '@/domain/site/brief';
import { readDayRange } from './read-day-range';
import type { DayRange } from './read-day-range';
import { readDayTime } from './read-day-time';

const bare =
  /^(?:time|times|timetable|schedule|programme|program|hours|opening hours|doors(?: open)?|start|starts)$/iu;

/** An event with its last day and the hour at which it begins: that hour is no opening hours of a week, no class and no fact beside. */
export function withDayTime(read: Brief): Brief {
  const range = read.kind.value === 'event' ? readDayRange(read) : null;
  const brief = range ? withRange(read, range) : read;
  // Where the order of the day was read, its first moment is when it begins.
  const starts = brief.starts ?? readDayTime(brief);
  if (!starts || isOfOneDay(brief, starts)) return brief;
  const [at] = starts.spans;
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    at !== undefined && spans.some(({ start, end }) => start < at.end && end > at.start);
  const isOne = (brief.hours?.value ?? []).every(({ days }) => days.length === 1);
  const { closes } = starts.value;
  const { place } = brief;
  return {
    ...brief,
    starts,
    ...(place && isIn(place) ? { place: withoutClock(place, starts.value.said) } : {}),
    // "Saturday 12 June, 12-4pm": that Saturday, and not every one.
    hours: isOne && (closes !== null || (brief.hours !== null && isIn(brief.hours))) ? null : brief.hours,
    items: brief.items.filter((item) => !(isIn(item) && bare.test(item.value.name))),
    parts: brief.parts.flatMap((part) => {
      const lines = part.value.lines ?? [];
      const rest = lines.filter((line) => line !== `Hours: ${starts.value.said}`);
      if (rest.length === lines.length) return [part];
      return rest.length === 0 ? [] : [{ ...part, value: { ...part.value, lines: rest } }];
    }),
  };
}

/** "Sunday: fireworks 9pm" of a weekend: an hour of one of its days is not when all of it begins. */
const isOfOneDay = ({ items }: Brief, { spans: [at] }: Slot<unknown>): boolean =>
  items.some(
    ({ value, spans }) =>
      at !== undefined &&
      value.section === 'agenda' &&
      /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Day )/u.test(value.when ?? '') &&
      spans.some(({ start, end }) => start <= at.start && end >= at.end),
  );

/** "28 March to 11 April at Pier Hall": the days of the event itself, and no row among its dates. */
function withRange(brief: Brief, { first, last, isRow }: DayRange): Brief {
  const [span] = last.spans;
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    span !== undefined && spans.some(({ start, end }) => start < span.end && end > span.start);
  return {
    ...brief,
    date: { value: first, spans: brief.date?.spans ?? last.spans },
    ...(isRow ? { until: last } : { alsoOn: last }),
    items: brief.items.filter((item) => !(item.value.section === 'events' && isIn(item))),
  };
}

/** "Um 15 Uhr in der Alten Mühle, Bamberg": where it is, without when. */
function withoutClock(place: Slot<string>, said: string): Slot<string> | null {
  const at = place.value.toLowerCase().indexOf(said.toLowerCase());
  const value = place.value
    .slice(at < 0 ? 0 : at + said.length)
    .replace(
      /^[\s,]*(?:in der|im|in|am|an der|auf dem|auf der|at the|at|en la|en el|en|à la|au|à|na|no|em|nel|nella|alla|al|in de|in het|w|we)\s(?:(\p{Lu}\p{L}+)en(?=\s\p{Lu}))?/u,
      (_, stem: string | undefined) => (stem === undefined ? '' : `${stem}e`),
    ) // prettier-ignore
    .trim();
  return value === '' ? null : { ...place, value };
}
