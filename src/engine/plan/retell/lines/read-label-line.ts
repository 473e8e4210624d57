import { bareLook } from '../bare-look';
import { datedThing } from '../dated-thing';
import { bullet, isLabelList, isTermList, label } from '../heading-of';
import { isCarrier, isDirective } from '../is-asked';
import { isMakersLabel } from '../is-for-maker';
import { contacts, isSentenceLabel, named, opening, single } from '../label-sorts';
import { dashed, wished } from '../line-marks';
import { entriesOf, isTitle, personal, wordsIn } from '../part-lists';
import { sentencesOf, splitOutside } from '../part-sentences';
import type { Stretch } from '../part-sentences';
import { isOffice, peopled } from '../row-readers';
import { push, pushLabelled } from './reading';
import type { LineReader, Reading } from './reading';
import { isPiped } from './read-row-line';

/** The label that a line begins with, "Services:", and what stands behind it; nothing behind a whole sentence. */
const labelOf = ({ text, over }: Reading): { opened: RegExpExecArray | null; rest: Stretch | null } => {
  const isOfPeople = over.heading !== null && peopled.test(over.heading);
  const opened = label.exec(text.text) ?? (isOfPeople ? null : dashed.exec(text.text));
  const rest =
    opened && wordsIn(opened[1] ?? '') <= 6
      ? { text: text.text.slice(opened[0].length), start: text.start + opened[0].length }
      : null;
  return { opened, rest };
};

/** "What to give" over "This month we're short of: tinned fish, …": told under the heading that stands over it. */
export const readUnderLine: LineReader = (reading) => {
  const { lead, page, before, lines, at, text } = reading;
  const { heading } = reading.over;
  const { opened } = labelOf(reading);
  if (opened === null || lead > 0 || heading === null || page !== null || before.trim() === '') return false;
  const isTerm = isTermList(lines, at, heading);
  if (!isTerm && !isSentenceLabel(opened[1] ?? '')) return false;
  if (isTerm) push(reading, text, heading, true);
  else for (const one of sentencesOf(text)) push(reading, one, heading, false);
  return true;
};

/** "Services: cuts, colour and beards": a label over what stands behind it in its line. */
export const readLabelLine: LineReader = (reading) => {
  const { lead, page, before, after, lines, at, line, text } = reading;
  const { heading } = reading.over;
  const { opened, rest } = labelOf(reading);
  if (!opened || !rest) return false;
  const told = opened[1]?.trim() ?? '';
  // Under a heading an entry with a colon tells of one thing: "Migration: mail, files and calendars".
  const isTerm = heading !== null && !isTitle(opened[1] ?? '') && (bullet.test(before) || bullet.test(after));
  const isListed = lead > 0 && !isTerm && !/[£$€₹]\s?\d/u.test(rest.text) && entriesOf(rest) !== null;
  // "1. Survey: we visit and measure" on a page of its own is a step, and heads nothing.
  const isStep = page !== null && /^\s*\d{1,2}[.)]\s/u.test(line);
  const isHead = lead > 0 && heading === null && !isStep && isLabelList(lines, at);
  if (lead > 0 && !isListed && !isHead) return false;
  const isPerson = isOffice(text.text) || personal.test(opened[1] ?? '') || named.test(rest.text);
  if (heading !== null && peopled.test(heading) && isPerson) {
    for (const one of sentencesOf(text)) push(reading, one, heading, true);
    return true;
  }
  // "Short intro: We teach …": the words themselves, under no heading of their own.
  const own = isCarrier(told) ? null : told;
  if (isPiped(reading))
    for (const entry of splitOutside(rest.text, rest.start, /\s\|\s/gu)) push(reading, entry, own, true);
  else pushBehind(reading, told, own, rest);
  return true;
};

/** Keeps what stands behind the label of a line, sentence by sentence. */
const pushBehind = (reading: Reading, told: string, own: string | null, rest: Stretch): void => {
  const isWish = isMakersLabel(told) || contacts.test(told);
  // "Calendar: Seed swap, 22 February 2027, village hall. Work morning, 20 March.": one to a sentence.
  const isDated = sentencesOf(rest).filter((one) => datedThing.test(one.text)).length > 1;
  // "Name: Hollowdean. It is the 14th one.": a label over one fact heads nothing more.
  const isFact = single.test(told) || isDirective(told);
  const isOnward = (one: Stretch): boolean =>
    isFact || (isWish && !bareLook.test(one.text) && (!wished.test(one.text) || /form/iu.test(told)));
  let now = own;
  for (const [nth, one] of sentencesOf(rest).entries()) {
    // "Colours: dark green and tan. Call me on …": of a wish only its own sentence.
    const inner = nth > 0 ? label.exec(one.text) : null;
    if (inner && wordsIn(inner[1] ?? '') <= 4) {
      pushLabelled(reading, one, inner);
      now = single.test(inner[1] ?? '') ? null : (inner[1]?.trim() ?? null);
      continue;
    }
    const under = nth > 0 && isOnward(one) && now === own ? null : now;
    const isLater = nth > 0 && (one.text.match(/[£$€]\s?\d/gu)?.length ?? 0) < 2;
    const isWhole = isDated || (isFact && nth === 0) || isLater || opening.test(told);
    const entries = isWhole ? null : entriesOf(one);
    if (entries) for (const entry of entries) push(reading, entry, under, true);
    else push(reading, one, under, isDated || wordsIn(rest.text) < 9);
  }
};
