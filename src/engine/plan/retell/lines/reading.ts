import { bullet } from '../heading-of';
import { isCarrier, isDirective } from '../is-asked';
import { opening, single } from '../label-sorts';
import { entriesOf } from '../part-lists';
import { isOffice, peopled } from '../row-readers';
import { trimmed } from '../part-sentences';
import type { Stretch } from '../part-sentences';
import type { Piece } from './piece';

/** What the lines read so far leave to those after them: the heading that they stand under, and how firmly they do. */
export type Over = {
  heading: string | null;
  /** Marked as a heading, "## Prices", or in capitals: what stands under it goes on behind an empty line. */
  isFirm: boolean;
  isMarked: boolean;
};

/** One line of a stretch, what stands over it, and the pieces that it is read into. */
export type Reading = {
  readonly line: string;
  readonly before: string;
  readonly after: string;
  /** All lines of the stretch and the place of this one among them. */
  readonly lines: readonly string[];
  readonly at: number;
  /** Where the line begins in the prompt, and its number there. */
  readonly start: number;
  readonly number: number;
  readonly page: string | null;
  /** Letters of its bullet or number, and what stands behind them. */
  readonly lead: number;
  readonly text: Stretch;
  readonly over: Over;
  readonly pieces: Piece[];
};

/** Reads a line, if it is of its sort: whether it was. */
export type LineReader = (reading: Reading) => boolean;

/** A line opened for its readers. */
export const openLine = (
  line: Pick<Reading, 'lines' | 'at' | 'start' | 'number' | 'page' | 'over' | 'pieces'>,
): Reading => {
  const own = line.lines[line.at] ?? '';
  const lead = bullet.exec(own)?.[0].length ?? 0;
  return {
    ...line,
    line: own,
    before: line.lines[line.at - 1] ?? '',
    after: line.lines[line.at + 1] ?? '',
    lead,
    text: trimmed(own.slice(lead), line.start + lead),
  };
};

/** Keeps a part of the line as a piece under a heading. */
export const push = (
  { pieces, page, number }: Reading,
  one: Stretch,
  heading: string | null,
  isRow: boolean,
) => pieces.push({ ...one, end: one.start + one.text.length, heading, page, isRow, line: number });

/** Keeps what stands behind a label within the line: entries where it lists some, else its words. */
export const pushLabelled = (reading: Reading, one: Stretch, label: RegExpExecArray): void => {
  const { heading } = reading.over;
  // "Chair: Sue Tipler. Secretary: Robin Ash." under "Committee": people with what they do.
  if (heading !== null && peopled.test(heading) && isOffice(one.text)) {
    push(reading, one, heading, true);
    return;
  }
  const rest = { text: one.text.slice(label[0].length), start: one.start + label[0].length };
  const told = label[1]?.trim() ?? '';
  const isWhole = single.test(told) || isDirective(told) || isCarrier(told) || opening.test(told);
  const entries = isWhole ? null : entriesOf(rest);
  const under = isCarrier(told) ? null : told;
  for (const entry of entries ?? [rest]) push(reading, entry, under, entries !== null);
};
