import { bullet, headingOf, label, marked } from '../heading-of';
import { footing } from '../label-sorts';
import { wordsIn } from '../part-lists';
import { headingTold, remarkIn } from '../read-heading';
import { push } from './reading';
import type { LineReader } from './reading';

/** An empty line: under a soft heading its block ends there; under a marked one the next heading ends it. */
export const readEmptyLine: LineReader = ({ line, before, after, over, pieces }) => {
  if (line.trim() !== '') return false;
  const isProse = /[.!]\s*$/u.test(after) && wordsIn(after) > 8 && !bullet.test(after);
  const isOver = footing.test(after) || (over.isFirm && label.test(after) && !bullet.test(after));
  const ends = over.isMarked
    ? footing.test(after)
    : isOver || (over.isFirm ? isProse && pieces.at(-1)?.isRow === true : before.trim() !== over.heading);
  if (ends) over.heading = null;
  return true;
};

/** "## Prices (per person)": a heading, and what is remarked beside it. */
export const readHeadingLine: LineReader = (reading) => {
  const { line, before, after, start, over } = reading;
  const told = headingOf(line, before, after, reading.number);
  if (told === null) return false;
  over.heading = headingTold(told);
  const remark = remarkIn(line, start);
  if (remark) push(reading, remark, over.heading, false);
  over.isMarked = marked.test(line);
  over.isFirm = over.isMarked || /^\p{Lu}[\p{Lu}\s&/’'-]+:?$/u.test(told);
  return true;
};
