import type { OpeningRange, Slot } from '@/domain/site/brief';
import type { DayMark } from './find-day-marks';
import { minutesOf } from './find-times';
import type { Reading } from '../reading';

/** The hours of the days that a mark names, else the first hours told. */
function rangeFor(mark: DayMark, ranges: readonly OpeningRange[]): OpeningRange | undefined {
  return ranges.find(({ days }) => days.some((day) => mark.days.includes(day))) ?? ranges[0];
}

/** Reads, of days with half of their hours told, the other half from the days before them. */
type HalfReader = (
  reading: Reading,
  marks: readonly DayMark[],
  ranges: readonly OpeningRange[],
) => Slot<OpeningRange>[];

/** "Sa bis 14", "Sat till 2": only the end is told; it opens when the days before it do. */
export const readTill: HalfReader = (reading, marks, ranges) =>
  marks.flatMap((mark) => {
    const told =
      /^(?:\s(?:bis|till|til|until|hasta|jusqu'a|ate|fino alle|fino a|tot|do|حتي|עד)\s(?:las |les |as |la )?|\s(?:late|nights?|evenings?)?\s?(?:to|till|until)\s(?=\d{1,2}(?:[:.]\d\d)?\s?[ap]m)|\s(?:(?:is|just|only)\s){0,2}(?:lunch(?:es)?\s(?:only\s)?)?(?:till?|until)\s|,?\s(?:when\s)?(?:we|i|it)\s(?:shuts?|closes?|finish(?:es)?)\s(?:early\s)?at\s)(\d{1,2})(?:[:.h]([0-5]\d))?\s?([ap]m)?(?!\d)/u.exec(
        reading.folded.slice(mark.end, mark.end + 30),
      );
    const first = rangeFor(mark, ranges);
    if (!told || !first || (mark.isClosed && !/shut|close|finish/u.test(told[0]))) return [];
    const closes = minutesOf(told[1] ?? '0', told[2], told[3]);
    // "till 8" of a shop is the evening, "till 2" of a bar that opens late the night.
    const isEvening =
      told[3] === undefined &&
      closes <= first.opens &&
      (first.opens < 720 || closes > 360 || (first.opens <= 840 && /lunch/u.test(told[0])));
    const value = { days: mark.days, opens: first.opens, closes: isEvening ? closes + 720 : closes };
    return [{ value, spans: [{ start: mark.start, end: mark.end + told[0].length }] }];
  });

/** "sábados desde las 11h", "samedi à partir de 10h": only the beginning is told; it closes when the days before it do. */
export const readFrom: HalfReader = (reading, marks, ranges) =>
  marks.flatMap((mark) => {
    const told =
      /^\s(?:desde|ab|a partir d[aeo]s?|a partir de|dalle|vanaf|od|from|من|מ-?)\s?(?:las |la )?(\d{1,2})(?:[:.h]([0-5]\d))?(?:h|\suhr|\suur)?(?:\s(صباح\p{M}?ا?|مساء\p{M}?ا?|ظهر\p{M}?ا?|عصر\p{M}?ا?))?(?=\s*(?:[,،.;)\n]|$))/u.exec(
        reading.folded.slice(mark.end, mark.end + 36),
      );
    const first = rangeFor(mark, ranges);
    if (!told || !first || mark.isClosed) return [];
    const value = {
      days: mark.days,
      opens: minutesOf(told[1] ?? '0', told[2], told[3]),
      closes: first.closes,
    };
    return [{ value, spans: [{ start: mark.start, end: mark.end + told[0].length }] }];
  });
