import { label } from '../heading-of';
import { cells, chapterOfContents, pricedAfter } from '../line-marks';
import { numberedSteps } from '../part-lists';
import { sentencesOf } from '../part-sentences';
import { partTable } from '../read-table';
import { push, pushLabelled } from './reading';
import type { LineReader, Reading } from './reading';

/** "How it works: 1) book 2) pack 3) go": steps numbered within the line. */
export const readNumberedLine: LineReader = (reading) => {
  const run = numberedSteps(reading.text);
  if (!run) return false;
  const { heading } = reading.over;
  for (const one of sentencesOf(run.head)) push(reading, one, heading, false);
  for (const step of run.steps) push(reading, step, run.title ?? heading ?? 'How it works', true);
  for (const one of sentencesOf(run.tail)) push(reading, one, null, false);
  return true;
};

/** "SERVICES: Local moves | Packing": a label before its entries, and no row of a table. */
export const isPiped = ({ line, text }: Reading): boolean =>
  !/^\s*\|/u.test(line) && label.test(text.text) && /\s\|\s/u.test(text.text);

/** A line of a table: a row, the rule under its head, or the head itself, which is no row. */
export const readTableLine: LineReader = (reading) => {
  const { text, before, after } = reading;
  if (isPiped(reading) || !cells.test(text.text)) return false;
  if (/^[\s|:-]+$/u.test(text.text)) return true;
  // "| Service | Range | From |" over rows with figures.
  if (!/\d/u.test(text.text) && !cells.test(before) && /\d/u.test(after) && cells.test(after)) return true;
  const row = partTable(text, after);
  if (row) push(reading, row, reading.over.heading, true);
  return true;
};

/** "Ceremony only (1 hour): £480": a row of its list. */
export const readPricedLine: LineReader = (reading) => {
  if (!pricedAfter(reading.text.text)) return false;
  push(reading, reading.text, reading.over.heading, true);
  return true;
};

/** "1. About - family nursery since 1978": an entry of the contents. */
export const readChapterLine: LineReader = (reading) => {
  const chapter = reading.lead > 0 ? chapterOfContents(reading.text.text, reading.over.heading) : null;
  if (!chapter) return false;
  pushLabelled(reading, reading.text, chapter);
  return true;
};
