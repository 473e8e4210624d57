import { standApart } from '../told-lists/stand-apart';
import type { Piece } from './piece';
import { readEmptyLine, readHeadingLine } from './read-frame-line';
import { readLabelLine, readUnderLine } from './read-label-line';
import { readPageLine } from './read-page-line';
import { readBulletLine, readPlainLine } from './read-plain-line';
import { readChapterLine, readNumberedLine, readPricedLine, readTableLine } from './read-row-line';
import { openLine } from './reading';
import type { LineReader, Over } from './reading';

/** A stretch of a prompt to be parted: where it begins and ends, and the page that it tells of. */
export type Part = {
  readonly from: number;
  readonly to: number;
  readonly page: string | null;
  readonly heading?: string;
};

/** The first of them that takes a line reads it. */
const readers: readonly LineReader[] = [
  readEmptyLine,
  readHeadingLine,
  readNumberedLine,
  readTableLine,
  readPageLine,
  readPricedLine,
  readChapterLine,
  readUnderLine,
  readLabelLine,
  readBulletLine,
  readPlainLine,
];

/** The statements of one stretch, line by line. */
export const readStretch = (prompt: string, { from, to, page, heading }: Part): Piece[] => {
  const pieces: Piece[] = [];
  // A list within a line stands under its label with an entry to a line, as if it had been typed so.
  const apart = standApart(prompt, from, to);
  const lines = apart.text.split('\n');
  const above = prompt.slice(0, from).split('\n').length - 1;
  const over: Over = { heading: heading ?? null, isFirm: false, isMarked: heading !== undefined };
  let start = from;
  for (const [at, line] of lines.entries()) {
    const number = at + above;
    const entry = apart.entries.get(start);
    if (entry) {
      Object.assign(over, { heading: entry.title, isMarked: false, isFirm: false });
      const end = entry.start + entry.text.length;
      const { text, title, sort: list } = entry;
      pieces.push({ text, start: entry.start, end, heading: title, page, isRow: true, line: number, list });
    } else if (!apart.labels.has(start)) {
      if (apart.ends.has(start)) over.heading = apart.ends.get(start) ?? null;
      const reading = openLine({ lines, at, start, number, page, over, pieces });
      readers.some((read) => read(reading));
    }
    start += line.length + 1;
  }
  return pieces;
};
