import type { Brief, DayTime, Slot, Span } from '@/domain/site/brief';
import { findTimes, minutesOf } from './find-times';

const nearest = 70;
/** One hour: "7pm", "7.30 pm", "18:30", "20h", "19 Uhr", "a las 21". */
const single =
  /(?<![\d.,:/€$£-])(?<hour>[01]?\d|2[0-4])(?:[:.hu](?<minute>[0-5]\d)\s?(?<half>[ap]\.?m\.?(?!\p{L}))?|\s?(?<halfOnly>[ap]\.?m\.?(?!\p{L}))|\s?(?:uhr|uur|h(?!\p{L})|o['’]clock))(?![\d€$£%]|[.,:]\d|\s?(?:€|£|\$|km|kg|minutes|min\b|points|gb|mb))/giu;
const inWords = /(?<!\p{L})(?<word>noon|midday)(?!\p{L})/iu;

/**
 * The hour at which an event of one day begins, and where it is told, ends: "8 May 2027, 7pm", "am 12. Juni um 15 Uhr".
 * Of several the one that is told with the date; the hours of a programme are none.
 */
export function readDayTime({ kind, date, prompt }: Brief): Slot<DayTime> | null {
  const [day] = date?.spans ?? [];
  if (kind.value !== 'event' || !day) return null;
  const found = findClocks(prompt);
  const close = found.find(({ spans: [span] }) => span !== undefined && isBeside(prompt, day, span));
  return close ?? (found.length === 1 ? (found[0] ?? null) : null);
}

function findClocks(prompt: string): readonly Slot<DayTime>[] {
  const text = prompt.toLowerCase();
  const ranges = findTimes(text).filter(
    ({ isSure, start }) =>
      isSure || /(?:from|von|de|da|van|od)\s$/u.test(text.slice(Math.max(0, start - 5), start)),
  );
  const isIn = (at: number): boolean => ranges.some(({ start, end }) => at >= start && at < end);
  const singles = [...text.matchAll(single)].filter(({ index }) => !isIn(index));
  const word = inWords.exec(text);
  const at = (start: number, end: number, opens: number, closes: number | null): Slot<DayTime> => ({
    value: { said: prompt.slice(start, end).trim(), opens, closes },
    spans: [{ start, end }],
  });
  return [
    ...ranges.map(({ start, end, opens, closes }) => at(start, end, opens, closes)),
    ...singles.map(({ index, 0: all, groups = {} }) =>
      at(
        index,
        index + all.length,
        minutesOf(groups['hour'] ?? '', groups['minute'], groups['half'] ?? groups['halfOnly']),
        null,
      ),
    ),
    ...(word && !isIn(word.index) ? [at(word.index, word.index + word[0].length, 720, null)] : []),
  ].toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0));
}

/** In one sentence with the date, and near it: behind it, or right before it ("7pm on 8 May"). */
function isBeside(prompt: string, day: Span, clock: Span): boolean {
  const [from, to] = clock.start >= day.end ? [day.end, clock.start] : [clock.end, day.start];
  const between = prompt.slice(from, to);
  if (to < from) return true;
  return between.length <= (clock.start >= day.end ? nearest : 14) && !/[;:!?\n]|\.\s/u.test(between);
}
