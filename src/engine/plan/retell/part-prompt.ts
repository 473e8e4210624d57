import { bullet, headingOf, isLabelList, isTermList, label, marked } from './heading-of';
import { isCarrier, isDirective } from './is-asked';
import { isMakersLabel } from './is-for-maker';
import { clause, doneBy, entriesOf, isTitle, numberedSteps, partAsks, personal, wordsIn } from './part-lists';
import { sentencesOf, splitOutside, trimmed } from './part-sentences';
import type { Stretch } from './part-sentences';
import { bareLook } from './bare-look';
import { datedThing } from './dated-thing';
import { followsOn } from './follows-on';
import { isOffice, peopled } from './row-readers';
import { headingTold, remarkIn } from './read-heading';
import { readOutline } from './read-outline';
import { partTable } from './read-table';
import { cells, chapterOfContents, dashed, isWishLabel, ordinal, pricedAfter, wished } from './line-marks';
import { runInLabels } from './run-in-labels';
import { stocked } from './stocked';
import { isSigned } from './is-signed';
import type { ListSort } from './told-lists/list-sort';
import { standApart } from './told-lists/stand-apart';
import { contacts, datedRow, dayLine, footing, isSentenceLabel, named, opening, single } from './label-sorts';

/** One statement of a prompt: a sentence, a row of a list, a line of a table. `text` is `prompt.slice(start, end)`. */
export type Piece = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What it stands under: "Membership", "What to bring". */
  readonly heading: string | null;
  /** The page that an outline tells it of; null outside outlines. */
  readonly page: string | null;
  /** One entry of several that stand side by side, and no sentence. */
  readonly isRow: boolean;
  /** Number of the line that it stands on. */
  readonly line: number;
  /** What the list told in prose is of whose entry it is. */
  readonly list?: ListSort;
};

/** A stretch of a prompt to be parted: where it begins, and the page that it tells of. */
type Part = {
  readonly from: number;
  readonly to: number;
  readonly page: string | null;
  readonly heading?: string;
};

/** A prompt in its statements, in their order, each under its heading and, where it outlines its pages, on its page. */
export const partPrompt = (written: string): Piece[] => {
  const prompt = runInLabels(written);
  const outline = readOutline(prompt);
  let at = 0;
  const parts = outline.flatMap(({ title, lead, body, section }): Part[] => {
    const before = { from: at, to: lead.start, page: null };
    at = body.end;
    return [
      before,
      { from: body.start, to: body.end, page: title, ...(section === undefined ? {} : { heading: section }) },
    ];
  });
  return [...parts, { from: at, to: prompt.length, page: null }]
    .filter(({ from, to }) => prompt.slice(from, to).trim() !== '')
    .flatMap((part) => partStretch(prompt, part))
    .filter((piece, nth, all) => !isSigned(piece, all[nth - 1], all.slice(nth + 1)));
};

const partStretch = (prompt: string, { from, to, page, heading: over }: Part): Piece[] => {
  const pieces: Piece[] = [];
  // A list within a line stands under its label with an entry to a line, as if it had been typed so.
  const apart = standApart(prompt, from, to);
  const lines = apart.text.split('\n');
  const above = prompt.slice(0, from).split('\n').length - 1;
  let heading: string | null = over ?? null;
  let isFirm = false;
  let isMarked = over !== undefined;
  let offset = from;
  for (const [at, line] of lines.entries()) {
    const start = offset;
    offset += line.length + 1;
    const entry = apart.entries.get(start);
    if (entry) {
      heading = entry.title;
      isMarked = false;
      isFirm = false;
      pieces.push({ text: entry.text, start: entry.start, end: entry.start + entry.text.length, heading, page, isRow: true, line: at + above, list: entry.sort }); // prettier-ignore
      continue;
    }
    if (apart.labels.has(start)) continue;
    if (apart.ends.has(start)) heading = apart.ends.get(start) ?? null;
    if (line.trim() === '') {
      // Under a soft heading its block ends at the empty line; under a marked one the next heading ends it.
      const next = lines[at + 1] ?? '';
      const isProse = /[.!]\s*$/u.test(next) && wordsIn(next) > 8 && !bullet.test(next);
      const isOver = footing.test(next) || (isFirm && label.test(next) && !bullet.test(next));
      if (
        isMarked
          ? footing.test(next)
          : isOver
            ? true
            : isFirm
              ? isProse && pieces.at(-1)?.isRow
              : lines[at - 1]?.trim() !== heading
      )
        heading = null;
      continue;
    }
    const told = headingOf(line, lines[at - 1] ?? '', lines[at + 1] ?? '', at + above);
    if (told !== null) {
      heading = headingTold(told);
      const remark = remarkIn(line, start);
      if (remark) pieces.push({ ...remark, heading, page, isRow: false, line: at + above });
      isMarked = marked.test(line);
      isFirm = isMarked || /^\p{Lu}[\p{Lu}\s&/’'-]+:?$/u.test(told);
      continue;
    }
    const lead = bullet.exec(line)?.[0].length ?? 0;
    const text = trimmed(line.slice(lead), start + lead);
    const push = (one: Stretch, under: string | null, isRow: boolean): void => {
      pieces.push({
        ...one,
        end: one.start + one.text.length,
        heading: under,
        page,
        isRow,
        line: at + above,
      });
    };
    const run = numberedSteps(text);
    if (run) {
      for (const one of sentencesOf(run.head)) push(one, heading, false);
      for (const step of run.steps) push(step, run.title ?? heading ?? 'How it works', true);
      for (const one of sentencesOf(run.tail)) push(one, null, false);
      continue;
    }
    const pushLabelled = (one: Stretch, inner: RegExpExecArray): void => {
      // "Chair: Sue Tipler. Secretary: Robin Ash." under "Committee": people with what they do.
      if (heading !== null && peopled.test(heading) && isOffice(one.text)) {
        push(one, heading, true);
        return;
      }
      const rest = { text: one.text.slice(inner[0].length), start: one.start + inner[0].length };
      const told = inner[1]?.trim() ?? '';
      const isWhole = single.test(told) || isDirective(told) || isCarrier(told) || opening.test(told);
      const entries = isWhole ? null : entriesOf(rest);
      const under = isCarrier(told) ? null : told;
      for (const entry of entries ?? [rest]) push(entry, under, entries !== null);
    };
    // "SERVICES: Local moves | Packing": a label before its entries.
    const isPiped = !/^\s*\|/u.test(line) && label.test(text.text) && /\s\|\s/u.test(text.text);
    const isTable = !isPiped && cells.test(text.text);
    if (isTable && /^[\s|:-]+$/u.test(text.text)) continue;
    // "| Service | Range | From |" over rows with figures: what stands over the columns is no row.
    const isOver = isTable && !/\d/u.test(text.text) && !cells.test(lines[at - 1] ?? '') && /\d/u.test(lines[at + 1] ?? '') && cells.test(lines[at + 1] ?? ''); // prettier-ignore
    if (isOver) continue;
    if (isTable) {
      const row = partTable(text, lines[at + 1] ?? '');
      if (row) push(row, heading, true);
      continue;
    }
    // "Who we are, our four departments; first meeting free": what the outline says of a page.
    if (page !== null && at === 0 && lead === 0 && line.trim() !== '' && !label.test(text.text)) {
      for (const said of sentencesOf(text)) {
        // "… since 2009. Our members: Jo (stoneware), Idris (slipware)": a list within what is told of the page.
        const inner = label.exec(said.text);
        if (
          inner &&
          said.start > text.start &&
          wordsIn(inner[1] ?? '') <= 3 &&
          !isWishLabel(inner[1] ?? '')
        ) {
          pushLabelled(said, inner);
          continue;
        }
        const { asks, rest: one } = partAsks(said);
        for (const ask of asks) push(ask, heading, true);
        if (one === null) continue;
        const entries = entriesOf(one);
        if (entries) for (const entry of entries) push(entry, heading, !doneBy.test(entry.text));
        else for (const half of splitOutside(one.text, one.start, /;\s+/gu)) push(half, heading, false);
      }
      continue;
    }
    // "Ceremony only (1 hour): £480": a row of its list.
    if (pricedAfter(text.text)) {
      push(text, heading, true);
      continue;
    }
    const isOfPeople = heading !== null && peopled.test(heading);
    const opened = label.exec(text.text) ?? (isOfPeople ? null : dashed.exec(text.text));
    const rest =
      opened && wordsIn(opened[1] ?? '') <= 6
        ? { text: text.text.slice(opened[0].length), start: text.start + opened[0].length }
        : null;
    const chapter = lead > 0 ? chapterOfContents(text.text, heading) : null;
    if (chapter) {
      pushLabelled(text, chapter);
      continue;
    }
    // Under a heading an entry with a colon tells of one thing: "Migration: mail, files and calendars".
    const isTerm =
      heading !== null &&
      !isTitle(opened?.[1] ?? '') &&
      (bullet.test(lines[at - 1] ?? '') || bullet.test(lines[at + 1] ?? ''));
    const listed = rest && lead > 0 && !isTerm && !/[£$€₹]\s?\d/u.test(rest.text) ? entriesOf(rest) : null;
    // "1. Survey: we visit and measure" on a page of its own is a step, and heads nothing.
    const isStep = page !== null && /^\s*\d{1,2}[.)]\s/u.test(line);
    const isHead = lead > 0 && heading === null && !isStep && isLabelList(lines, at);
    // "What to give" over "This month we're short of: tinned fish, …": told under the heading that stands over it.
    const isUnder =
      opened !== null && lead === 0 && heading !== null && page === null && (lines[at - 1] ?? '').trim() !== '' &&
      (isSentenceLabel(opened[1] ?? '') || isTermList(lines, at, heading ?? '')); // prettier-ignore
    if (isUnder) {
      if (heading !== null && isTermList(lines, at, heading)) push(text, heading, true);
      else for (const one of sentencesOf(text)) push(one, heading, false);
      continue;
    }
    if (opened && rest && (lead === 0 || listed || isHead)) {
      if (
        heading !== null &&
        peopled.test(heading) &&
        (isOffice(text.text) || personal.test(opened[1] ?? '') || named.test(rest.text))
      ) {
        for (const one of sentencesOf(text)) push(one, heading, true);
        continue;
      }
      const told = opened[1]?.trim() ?? '';
      // "Short intro: We teach …": the words themselves, under no heading of their own.
      const own = isCarrier(told) ? null : told;
      const isWish = isMakersLabel(told) || contacts.test(told);
      if (isPiped) {
        for (const entry of splitOutside(rest.text, rest.start, /\s\|\s/gu)) push(entry, own, true);
        continue;
      }
      let now = own;
      // "Calendar: Seed swap, 22 February 2027, village hall. Work morning, 20 March.": one to a sentence.
      const dated = sentencesOf(rest).filter((one) => datedThing.test(one.text)).length > 1;
      // "Name: Hollowdean. It is the 14th one.": a label over one fact heads nothing more.
      const isFact = single.test(told) || isDirective(told);
      for (const [nth, one] of sentencesOf(rest).entries()) {
        // "Colours: dark green and tan. Call me on …": of a wish only its own sentence.
        const inner = nth > 0 ? label.exec(one.text) : null;
        if (inner && wordsIn(inner[1] ?? '') <= 4) {
          pushLabelled(one, inner);
          now = single.test(inner[1] ?? '') ? null : (inner[1]?.trim() ?? null);
          continue;
        }
        const isFree = (isFact || (isWish && !bareLook.test(one.text) && (!wished.test(one.text) || /form/iu.test(told)))) && nth > 0; // prettier-ignore
        const under = isFree && now === own ? null : now;
        const isLater = nth > 0 && (one.text.match(/[£$€]\s?\d/gu)?.length ?? 0) < 2;
        const entries =
          dated || (isFact && nth === 0) || isLater || opening.test(told) ? null : entriesOf(one);
        if (entries) for (const entry of entries) push(entry, under, true);
        else push(one, under, dated || wordsIn(rest.text) < 9);
      }
      continue;
    }
    if (lead > 0) {
      for (const one of sentencesOf(text)) {
        // "1. … Terraced £9, semi £12, detached from £16": rows inside an entry.
        const inner = (one.text.match(/[£$€]\s?\d/gu)?.length ?? 0) > 2 ? entriesOf(one) : null;
        if (inner) for (const entry of inner) push(entry, heading, true);
        else push(one, heading, true);
      }
      continue;
    }
    const sentences = sentencesOf(text);
    const [only] = sentences;
    // A short line among others of its sort is a row of a list, whatever it ends with.
    const isLone = sentences.length === 1 && only !== undefined && wordsIn(only.text) <= 14;
    const isRow =
      (isLone && !/[.!?]$/u.test(only.text) && !clause.test(only.text)) ||
      (sentences.length === 1 && dayLine.test(text.text));
    // "## What's included" over "Staff, crockery, linen, …": a list in one line.
    const isAmong = (lines[at + 1] ?? '').trim() !== '' || ((lines[at - 1] ?? '').trim() !== '' && pieces.at(-1)?.heading === heading); // prettier-ignore
    const inRow = !isAmong && heading !== null && only && sentences.length === 1 && !/[.!?]$/u.test(only.text) && !label.test(only.text) && !/\s[–—-]\s/u.test(only.text) ? entriesOf(only) : null; // prettier-ignore
    if (inRow && !/\d\s?(?:am|pm)\b|@/u.test(only?.text ?? '') && !datedRow.test(only?.text ?? '')) {
      for (const entry of inRow) push(entry, heading, true);
      continue;
    }
    // "First visit: you are offered a cup of tea. Bring bags.": few words go on with what the label is over.
    let onward: string | null = null;
    for (const one of sentences) {
      const lead = ordinal.exec(one.text)?.[0].length ?? 0;
      const bare = { text: one.text.slice(lead), start: one.start + lead };
      // "… except August. Planning committee: fourth Monday." under a heading: one more sentence of what stands there.
      const isInside =
        heading !== null && isMarked && one !== only && only !== undefined && !label.test(only.text);
      const found = isRow ? null : (label.exec(bare.text) ?? dashed.exec(bare.text));
      const inner = found !== null && isInside && !isWishLabel(found[1] ?? '') ? null : found;
      const stock = isRow ? null : stocked(bare);
      if (stock) for (const entry of stock.entries) push(entry, stock.what, true);
      else if (inner && wordsIn(inner[1] ?? '') <= (lead > 0 ? 8 : 4)) {
        pushLabelled(bare, inner);
        const last = pieces.at(-1);
        onward = last && !last.isRow && clause.test(last.text) && !isMakersLabel(last.heading ?? '') ? last.heading : null; // prettier-ignore
      } else {
        onward = onward !== null && followsOn(one.text) ? onward : null;
        push(one, onward ?? heading, isRow);
      }
    }
  }
  return pieces;
};
