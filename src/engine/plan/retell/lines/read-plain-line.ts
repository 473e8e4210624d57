import { followsOn } from '../follows-on';
import { label } from '../heading-of';
import { isMakersLabel } from '../is-for-maker';
import { datedRow, dayLine } from '../label-sorts';
import { dashed, isWishLabel, ordinal } from '../line-marks';
import { clause, entriesOf, wordsIn } from '../part-lists';
import { sentencesOf } from '../part-sentences';
import type { Stretch } from '../part-sentences';
import { stocked } from '../stocked';
import { push, pushLabelled } from './reading';
import type { LineReader, Reading } from './reading';

/** "- Wheel throwing": an entry behind a bullet or a number. */
export const readBulletLine: LineReader = (reading) => {
  if (reading.lead === 0) return false;
  const { heading } = reading.over;
  for (const one of sentencesOf(reading.text)) {
    // "1. … Terraced £9, semi £12, detached from £16": rows inside an entry.
    const inner = (one.text.match(/[£$€]\s?\d/gu)?.length ?? 0) > 2 ? entriesOf(one) : null;
    if (inner) for (const entry of inner) push(reading, entry, heading, true);
    else push(reading, one, heading, true);
  }
  return true;
};

/** "## What's included" over "Staff, crockery, linen, …": the entries of a list in one line. */
const entriesOfLine = ({ before, after, over, pieces }: Reading, only: Stretch): Stretch[] | null => {
  const isAmong = after.trim() !== '' || (before.trim() !== '' && pieces.at(-1)?.heading === over.heading);
  if (isAmong || over.heading === null || /[.!?]$/u.test(only.text)) return null;
  if (label.test(only.text) || /\s[–—-]\s/u.test(only.text)) return null;
  if (/\d\s?(?:am|pm)\b|@/u.test(only.text) || datedRow.test(only.text)) return null;
  return entriesOf(only);
};

/** A line of running text, or a short one that is a row of a list. */
export const readPlainLine: LineReader = (reading) => {
  const { over, text } = reading;
  const sentences = sentencesOf(text);
  const [only] = sentences;
  const lone = sentences.length === 1 ? only : undefined;
  // A short line among others of its sort is a row of a list, whatever it ends with.
  const isShort =
    lone !== undefined && wordsIn(lone.text) <= 14 && !/[.!?]$/u.test(lone.text) && !clause.test(lone.text);
  const isRow = isShort || (lone !== undefined && dayLine.test(text.text));
  const entries = lone ? entriesOfLine(reading, lone) : null;
  if (entries) {
    for (const entry of entries) push(reading, entry, over.heading, true);
    return true;
  }
  // "First visit: you are offered a cup of tea. Bring bags.": few words go on with what the label is over.
  let onward: string | null = null;
  for (const one of sentences) {
    const lead = ordinal.exec(one.text)?.[0].length ?? 0;
    const bare = { text: one.text.slice(lead), start: one.start + lead };
    // "… except August. Planning committee: fourth Monday." under a heading: one more sentence of what stands there.
    const isInside =
      over.heading !== null && over.isMarked && one !== only && only !== undefined && !label.test(only.text);
    const found = isRow ? null : (label.exec(bare.text) ?? dashed.exec(bare.text));
    const inner = found !== null && isInside && !isWishLabel(found[1] ?? '') ? null : found;
    const stock = isRow ? null : stocked(bare);
    if (stock) for (const entry of stock.entries) push(reading, entry, stock.what, true);
    else if (inner && wordsIn(inner[1] ?? '') <= (lead > 0 ? 8 : 4)) {
      pushLabelled(reading, bare, inner);
      onward = headingToFollow(reading);
    } else {
      onward = onward !== null && followsOn(one.text) ? onward : null;
      push(reading, one, onward ?? over.heading, isRow);
    }
  }
  return true;
};

/** What the last piece stands under, where sentences may go on with it. */
const headingToFollow = ({ pieces }: Reading): string | null => {
  const last = pieces.at(-1);
  const goesOn = last && !last.isRow && clause.test(last.text) && !isMakersLabel(last.heading ?? '');
  return goesOn ? last.heading : null;
};
