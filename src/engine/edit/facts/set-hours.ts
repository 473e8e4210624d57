import type { OpeningRange } from '@/domain/site/brief';
import { readBrief } from '../../brief/read-brief';
import { writeHours } from '../../compose/layouts/hours-table';
import type { HourLine } from '../../compose/layouts/hours-table';
import { findWords } from '../../plan/words/find-words';
import { childElements, classesOf, elementsIn, isWithin, valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';
import { escapeAttribute, escapeText, indentAt, spliceText } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { countOf, done, refuse } from '../intent';
import type { Step, StepResult } from '../intent';
import { insertSection } from '../sections/insert-section';
import { siteBrief } from '../sections/site-brief';
import { siteFacts } from '../site-facts';
import { foldWord } from '../words/fold-word';
import type { Words } from '../../plan/words/words';
import { byDay, daysIn, timesIn, toRanges } from './name-days';
import { setLinkedValue } from './set-json-ld';

const codes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Sets the opening hours: tables and lists of days, the open-now badge, JSON-LD. Null when the part is about none. */
export function setHours(step: Step): StepResult | null {
  const { plain } = step.part;
  const source = step.part.source.replace(/\bmidnight\b/giu, '24:00').replace(/\b(?:noon|midday)\b/giu, '12:00'); // prettier-ignore
  const words = findWords(siteFacts(step.draft, step.page).language);
  const isDays = /\b(?:closed|open)\b/.test(plain) && daysSaid(source, plain, words).length > 0;
  const isAbout =
    isDays ||
    /\b(?:opening hours|hours|opening|we are open|we're open|we open|we are (?:now )?closed|we're closed|we (?:now )?clos(?:e|es)|closed on|clos(?:e|es|ed|ing) (?:at|on|(?:mon|tues?|wed|thu|fri|sat|sun)[a-z]*)|(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:is |are |we are |we're )?(?:closed|open)|open (?:from|on|until|till|daily|every day|weekdays|weekends|mon|tues?|wed|thu|fri|sat|sun|\d)[a-z]*|horario|horaires)\b/.test(
      plain,
    );
  // "Put the opening hours at the top" says where they go, not when the door is open.
  const isMove =
    (/^(?:put|place|bring|show|want)\b/.test(plain) || / (?:to|at) (?:top|end)$/.test(plain)) &&
    !/\d/.test(plain);
  // "Change the phone to … and closed on Mondays" are two wishes.
  if (/^(?:change|add|use) (?:phone|email|mail|address|price)\b/.test(plain)) return null;
  if (!isAbout || isMove || /\b(?:add|remove|move|hide|rename|section|color|page|font)\b/.test(plain))
    return null;
  const present = presentRanges(step.draft, words);
  const ranges = readClauses(source, plain, present, words);
  if (!ranges)
    return /\bhours\b/.test(plain)
      ? refuse('ambiguous', 'Which days and times? For example:', [
          'open Monday to Friday 9:00-17:00',
          'we are closed on Sundays',
          'open every day 8:00-18:00',
        ])
      : null;
  // Of a site without hours "closed on Sundays" tells nothing of the other days: they are not closed for that.
  const told = new Set([...daysSaid(source, plain, words), ...ranges.flatMap(({ days }) => days)]);
  if (present.length === 0 && /\bclos/.test(plain) && [1, 2, 3, 4, 5].some((day) => !told.has(day)))
    return refuse(
      'ambiguous',
      'This site shows no opening hours yet, so I need those of the other days too. For example:',
      ['open Monday to Friday 9:00-17:00, Saturday 9:00-13:00, closed on Sundays'],
    );
  const lines = writeHours(ranges, { words }).map(({ days, time }) => ({
    days: days.charAt(0).toUpperCase() + days.slice(1),
    time,
  }));
  const writeAll = (): number =>
    [...step.draft.everyPage()].reduce((sum, page) => {
      const splices = [
        ...listSplices(step.draft, page, lines, words),
        ...badgeSplices(step.draft, page, ranges),
      ];
      step.draft.splice(page, splices);
      return sum + splices.length;
    }, 0);
  let count = writeAll();
  // Hours that are told for a site without any get a section of their own.
  const isNew = count === 0 && present.length === 0;
  if (isNew) {
    const brief = siteBrief(step.draft, step.page);
    insertSection(step.draft, step.page, { ...brief, hours: { value: [...ranges], spans: [] } }, step.seed, { type: 'hours' }); // prettier-ignore
    count = Math.max(1, writeAll());
  }
  count += setLinkedValue(
    step.draft,
    'openingHours',
    ranges.map(
      ({ days, opens, closes }) =>
        `${days.map((day) => codes[day - 1]).join(',')} ${clock(opens)}-${clock(closes)}`,
    ),
  );
  if (count === 0)
    return refuse('not-found', 'This site shows no opening hours yet.', ['add an opening hours section']);
  const said = lines.map(({ days, time }) => `${days} ${time}`).join('; ');
  return done(
    'Opening hours',
    said,
    isNew
      ? `Added a section with the opening hours: ${said}.`
      : `The opening hours are now: ${said} (${countOf(count, 'place')}).`,
  );
}

/** "Closed on Mondays, open till 5 on weekends": each clause changes what the one before left. */
function readClauses(
  source: string,
  plain: string,
  present: readonly OpeningRange[],
  words: Words,
): readonly OpeningRange[] | null {
  const clauses = source.split(
    /\s*[,;]\s*(?:and\s+|but\s+)?|\s+(?:and|but)\s+(?=(?:we(?:['’]re| are)?\s+)?(?:now\s+)?(?:open|closed|closing|shut)\b)/iu,
  );
  const isOrder = /\b(?:open|closed|close|closes|closing|shut)\b/iu;
  const mixed = clauses.length > 1 && clauses.every((clause) => isOrder.test(clause) && daysSaid(clause, clause.toLowerCase(), words).length > 0); // prettier-ignore
  if (!mixed || present.length === 0 || !clauses.some((clause) => /\bclosed\b/iu.test(clause)))
    return readRanges(source, plain, present, words);
  let ranges: readonly OpeningRange[] = present;
  for (const clause of clauses) {
    const next = readRanges(clause, clause.toLowerCase(), ranges, words);
    if (!next) return null;
    ranges = next;
  }
  return ranges;
}

/** The hours that a part asks for. What it says of one day, or of a few, changes those and leaves the others. */
function readRanges(
  source: string,
  plain: string,
  present: readonly OpeningRange[],
  words: Words,
): readonly OpeningRange[] | null {
  const told = readBrief(`Opening hours: ${source}`).hours?.value ?? readBrief(source).hours?.value ?? [];
  const toldDays = new Set(told.flatMap((range) => range.days));
  const named = daysSaid(source, plain, words);
  // Times without their day were taken for every day: the days that were named count.
  const isFew = named.length > 0 && named.length < 4 && named.every((day) => toldDays.has(day));
  if (present.length === 0 || (toldDays.size >= 4 && !isFew) || /\bonly\b/.test(plain))
    return told.length > 0 ? told : null;
  const week = [...byDay(present)];
  const open = week.flatMap((times, index) => (times.length > 0 ? [index + 1] : []));
  // "We close at 6 now" is about every day that is open.
  const days = named.length > 0 ? named : open;
  const times = timesIn(source);
  const isClosed =
    /\bclosed\b|\bclos(?:e|es) on\b|\bwe close (?:too |also )?(?:mon|tues|wednes|thurs|fri|satur|sun)/.test(
      plain,
    ) ||
    closedWords.test(foldWord(source)) ||
    isNamed(source, words.times.closed);
  const [first, second] = times;
  if (isClosed && first === undefined) {
    if (named.length === 0) return null;
    for (const day of days) week[day - 1] = [];
    return toRanges(week);
  }
  if (first !== undefined && second !== undefined) {
    const closes = second <= first && second <= 720 ? second + 720 : second;
    if (closes > 1440 || first > 1439) return null;
    for (const day of days) week[day - 1] = [{ opens: first, closes }];
    return toRanges(week);
  }
  if (first === undefined) return null;
  const isEnd = /\b(?:clos(?:e|es|ing)|until|till|shut|shuts)\b/.test(plain);
  for (const day of days) {
    const [now] = week[day - 1] ?? [];
    if (!now) return null;
    const late = first <= now.opens && first < 720 ? first + 720 : first;
    week[day - 1] = [isEnd ? { ...now, closes: late } : { ...now, opens: first }];
  }
  return toRanges(week);
}

/** The days as written, in the site's language or English; else in the engine's own words. */
function daysSaid(source: string, plain: string, words: Words): readonly number[] {
  const written = daysIn(source, words);
  return written.length > 0 ? written : daysIn(plain, words);
}

const closedWords =
  /\b(?:cerrad[oa]s?|ferme|fermee|geschlossen|zu|fechad[oa]s?|chius[oi]|gesloten|dicht|kapali|zamkniete|nieczynne)\b/;

const isNamed = (source: string, word: string): boolean => foldWord(source).includes(foldWord(word));

/** The opening hours that a site shows: of its open-now badge, else of its first list of hours. */
export function presentRanges(draft: SiteDraft, words: Words): readonly OpeningRange[] {
  for (const page of draft.pages()) {
    for (const element of draft.tree(page).elements) {
      const value = valueOf(element, 'data-open-now');
      if (!value.startsWith('[')) continue;
      try {
        const data: unknown = JSON.parse(value);
        if (Array.isArray(data)) return data.filter(isRange);
      } catch {
        // A badge that was broken by hand tells nothing.
      }
    }
  }
  for (const page of draft.pages()) {
    const ranges = hourLists(draft, page, words)[0]?.flatMap(({ day, time }) =>
      rangesOfRow(day, time, words),
    );
    if (ranges && ranges.length > 0) return ranges;
  }
  return [];
}

/** "Monday to Friday" beside "9:00 to 12:00, 13:00 to 18:00". */
function rangesOfRow(day: PageElement, time: PageElement, words: Words): readonly OpeningRange[] {
  const days = daysIn(wordsIn(day), words);
  const times = timesIn(wordsIn(time));
  return times.flatMap((opens, index) => {
    const closes = times[index + 1];
    return index % 2 === 0 && closes !== undefined ? [{ days, opens, closes }] : [];
  });
}

function isRange(value: unknown): value is OpeningRange {
  return (
    typeof value === 'object' &&
    value !== null &&
    'days' in value &&
    Array.isArray(value.days) &&
    'opens' in value &&
    'closes' in value
  );
}

function badgeSplices(draft: SiteDraft, page: string, ranges: readonly OpeningRange[]): Splice[] {
  return draft.tree(page).elements.flatMap((element) => {
    const badge = element.attributes.get('data-open-now');
    const text = `data-open-now="${escapeAttribute(JSON.stringify(ranges))}"`;
    return badge && badge.value.startsWith('[') ? [{ start: badge.start, end: badge.end, text }] : [];
  });
}

const dayWord =
  /\b(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom|mer|jeu|ven|sam|dim|die|mit|don|fre|sam|son|mo|di|mi|do|fr|sa|so|seg|ter|qua|qui|sex|every day|daily)[a-z]*\b/;

/** Rows of a table, or pairs of a list, whose first cells all name days. */
function listSplices(draft: SiteDraft, page: string, lines: readonly HourLine[], words: Words): Splice[] {
  const { html } = draft.tree(page);
  return hourLists(draft, page, words).flatMap((rows): Splice[] => {
    const first = rows[0];
    const last = rows.at(-1);
    if (!first || !last) return [];
    const indent = indentAt(html, first.start);
    const gap = /\n[ \t]*$/.test(html.slice(0, first.start)) ? `\n${indent}` : '';
    const texts = lines.map((line, index) =>
      writeRow(html, rows[Math.min(index, rows.length - 1)] ?? first, line),
    );
    return [{ start: first.start, end: last.end, text: texts.join(gap) }];
  });
}

/** The rows of every list of opening hours of a page; innermost lists only. */
function hourLists(draft: SiteDraft, page: string, words: Words): readonly (readonly HourRow[])[] {
  const lists: (readonly HourRow[])[] = [];
  for (const holder of draft
    .tree(page)
    .elements.filter(({ tag }) => tag === 'tbody' || tag === 'table' || tag === 'dl' || tag === 'ul')) {
    const rows = rowsOf(holder);
    const first = rows[0];
    if (lists.some((list) => list[0]?.start === first?.start)) continue;
    const isHours =
      elementsIn(holder).length > 0 &&
      rows.length > 0 &&
      rows.every(
        ({ day, time }) =>
          (dayWord.test(foldWord(wordsIn(day))) || daysIn(wordsIn(day), words).length > 0) &&
          (/\d|closed|cerrado|ferme|geschlossen|fechado|[–-]/i.test(foldWord(wordsIn(time))) ||
            isNamed(wordsIn(time), words.times.closed)),
      ) &&
      /hour|open|visit|time|door/.test([...classesOf(holder), ...ancestorWords(holder)].join(' '));
    if (isHours) lists.push(rows);
  }
  return lists;
}

type HourRow = {
  readonly start: number;
  readonly end: number;
  readonly day: PageElement;
  readonly time: PageElement;
};

function rowsOf(holder: PageElement): readonly HourRow[] {
  const children = childElements(holder).filter(({ tag }) => tag !== 'caption' && tag !== 'thead');
  if (holder.tag === 'dl' && children[0]?.tag === 'dt') {
    return children.flatMap((day, index) => {
      const time = children[index + 1];
      return day.tag === 'dt' && time?.tag === 'dd' ? [{ start: day.start, end: time.end, day, time }] : [];
    });
  }
  return children.flatMap((row) => {
    const [day, time] = childElements(row);
    const isRow = /^(?:th|td|dt|dd|span|b|strong|time|p)$/.test(day?.tag ?? '');
    return isRow && day && time && !isWithin(time, day)
      ? [{ start: row.start, end: row.end, day, time }]
      : [];
  });
}

function writeRow(html: string, row: HourRow, line: HourLine): string {
  const at = (element: PageElement, text: string) => ({
    start: element.openEnd - row.start,
    end: element.closeStart - row.start,
    text: escapeText(text),
  });
  const written = spliceText(html.slice(row.start, row.end), [
    at(row.day, line.days),
    at(row.time, line.time),
  ]);
  return written.replace(/^(<[^>]*?)\s+data-day="[^"]*"/, (_, open: string) => open);
}

function ancestorWords(element: PageElement): readonly string[] {
  const words: string[] = [];
  for (let at: PageElement | null = element; at; at = at.parent)
    words.push(...classesOf(at), valueOf(at, 'data-section'), valueOf(at, 'id'));
  return words;
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
