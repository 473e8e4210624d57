import type { OpeningRange, Slot } from '@/domain/site/brief';
import type { DayMark } from './find-day-marks';
import { minutesOf } from './find-times';
import type { Reading } from '../reading';

const clock = String.raw`(?<hour>\d{1,2})(?:[:.](?<minute>[0-5]\d))?\s?(?<half>[ap]m)?(?!\d)`;
/** "half day Wednesday (we shut at 1)", "early closing Thursday 12.30" */
const behind = new RegExp(String.raw`^\s?[,:(]?\s?(?:(?:when|as)\s)?(?:(?:we|it)\s)?(?:(?:shuts?|close[sd]?|closing|finish(?:es)?|till?|until|at|from)\s){0,2}${clock}`, 'u'); // prettier-ignore
const shorter = /\b(?:half[ -]days?|early[ -]closing)(?:\sclosing)?(?:\s(?:is|on|every))*\s?:?\s$/u;
/** "we close at 3pm on Fridays" */
const before = new RegExp(String.raw`\b(?:we|it|shop|office)\s(?:shuts?|closes?|finish(?:es)?)\s(?:early\s)?(?:at\s)?${clock}\s(?:on\s|every\s|each\s)?$`, 'u'); // prettier-ignore

/** Days on which an English house closes before the others, as a shop says it: the end alone, of days whose beginning is told. */
export const readEarlyClosing = (
  { folded, spoken }: Reading,
  marks: readonly DayMark[],
  ranges: readonly OpeningRange[],
): Slot<OpeningRange>[] =>
  spoken !== 'en'
    ? []
    : marks.flatMap((mark) => {
        const lead = folded.slice(Math.max(0, mark.start - 60), mark.start);
        const told =
          (shorter.test(lead) ? behind.exec(folded.slice(mark.end, mark.end + 30)) : null) ??
          before.exec(lead);
        const usual = ranges.find(({ days }) => days.some((day) => mark.days.includes(day)));
        const { hour = '0', minute, half } = told?.groups ?? {};
        if (!told || !usual) return [];
        const end = minutesOf(hour, minute, half);
        const closes = half === undefined && end <= usual.opens ? end + 720 : end;
        // What is no earlier than usual is something else that is told.
        if (closes >= usual.closes || closes <= usual.opens) return [];
        return [{ value: { days: mark.days, opens: usual.opens, closes }, spans: [{ start: mark.start, end: mark.end }] }]; // prettier-ignore
      });
