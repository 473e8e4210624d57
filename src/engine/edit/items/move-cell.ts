import { childElements, elementsIn, valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { Words } from '../../plan/words/words';
import type { SiteDraft } from '../draft/site-draft';
import { escapeText, indentAt, wholeLines } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { daysIn, timesIn } from '../facts/name-days';
import { dayEntries } from './day-entries';
import type { DayGoal } from './move-entry';
import { writtenTime } from './timetable';

const headsOf = (section: PageElement) =>
  elementsIn(section).filter((one) => one.tag === 'th' && valueOf(one, 'scope') === 'col');

const rowsOf = (section: PageElement) =>
  elementsIn(section).filter(
    (one) => one.tag === 'tr' && elementsIn(one).some((cell) => valueOf(cell, 'scope') === 'row'),
  );

const cellsOf = (row: PageElement) => childElements(row).filter(({ tag }) => tag === 'td');

/** Moves an entry of a table with a column for each day; a day or time that the table lacks is added, an emptied one goes. */
export function moveInTable(
  draft: SiteDraft,
  page: string,
  section: PageElement,
  at: number,
  goal: DayGoal,
  words: Words,
): boolean {
  const id = valueOf(section, 'id');
  const fresh = () => draft.sections(page).find((one) => one.id === id)?.element ?? section;
  const isGoal = (head: PageElement) => {
    const days = daysIn(wordsIn(head), words);
    return goal.heading === null
      ? days.length === 1 && days[0] === goal.day
      : wordsIn(head).toLowerCase() === goal.heading.toLowerCase();
  };
  const isAsked = goal.day !== null || goal.heading !== null;
  if (isAsked && !headsOf(section).some(isGoal)) {
    const splices = goal.day === null ? null : newColumn(section, goal.day, words);
    if (!splices) return false;
    draft.splice(page, splices);
  }
  const now = fresh();
  const entry = dayEntries(now)[at];
  const column = headsOf(now).findIndex((head) => (isAsked ? isGoal(head) : head === entry?.day));
  if (!entry || column < 0) return false;
  const old = headsOf(now).findIndex((head) => head === entry.day);
  const splices = moveCell(draft.text(page), now, entry, column, goal.time);
  if (!splices) return false;
  draft.splice(page, splices);
  if (old !== column) draft.splice(page, emptyColumn(draft.text(page), fresh(), old));
  return true;
}

/** A column for a day, in the order of the week. */
function newColumn(section: PageElement, day: number, words: Words): Splice[] | null {
  const heads = headsOf(section);
  const dayOf = (head: PageElement | undefined) => (head ? (daysIn(wordsIn(head), words)[0] ?? 0) : 0);
  const place = heads.findLastIndex((head) => dayOf(head) < day);
  const head = heads[Math.max(place, 0)];
  if (!head || dayOf(head) === 0) return null;
  const at = (element: PageElement) => (place < 0 ? element.start : element.end);
  const name = escapeText(words.weekdays[day - 1] ?? '');
  return [
    {
      start: at(head),
      end: at(head),
      text: `<th scope="col">${name.charAt(0).toUpperCase()}${name.slice(1)}</th>`,
    },
    ...rowsOf(section).flatMap((row) => {
      const cell = cellsOf(row)[Math.max(place, 0)];
      return cell ? [{ start: at(cell), end: at(cell), text: '<td></td>' }] : [];
    }),
  ];
}

/** Takes a column out that nothing stands in any more. */
function emptyColumn(html: string, section: PageElement, column: number): Splice[] {
  const cells = rowsOf(section).flatMap((row) => cellsOf(row)[column] ?? []);
  const head = headsOf(section)[column];
  if (!head || cells.some((cell) => wordsIn(cell) !== '')) return [];
  return [head, ...cells].map((one) => ({ ...wholeLines(html, one), text: '' }));
}

function moveCell(
  html: string,
  section: PageElement,
  { element, clock }: { readonly element: PageElement; readonly clock: PageElement },
  column: number,
  wanted: number | null,
): Splice[] | null {
  const timeOf = (one: PageElement) => timesIn(wordsIn(one))[0] ?? 0;
  const time = wanted ?? timeOf(clock);
  const own = clock.parent;
  const rows = rowsOf(section);
  if (!own) return null;
  const source = html
    .slice(element.start, element.end)
    .replace(/^(<[^>]*?)\s+data-sample(?:="[^"]*")?/u, (_, open: string) => open);
  const row = rows.find((one) => timeOf(one) === time);
  const cell = row ? cellsOf(row)[column] : undefined;
  const isOnly = cellsOf(own).flatMap(childElements).length === 1;
  const gone: Splice = { ...wholeLines(html, isOnly && row !== own ? own : element), text: '' };
  if (cell) return [gone, { start: cell.closeStart, end: cell.closeStart, text: source }];
  const cells = headsOf(section).map((_, index) => `<td>${index === column ? source : ''}</td>`);
  const copy = `<tr><th scope="row">${writtenTime(time, wordsIn(clock))}</th>${cells.join('')}</tr>`;
  const lasting = rows.filter((one) => one !== own || !isOnly);
  const before = lasting.findLast((one) => timeOf(one) < time);
  const anchor = before ?? lasting[0];
  // The only row there is takes the new time.
  if (!anchor) return [{ start: own.start, end: own.end, text: copy }];
  const gap = indentAt(html, anchor.start);
  return [
    gone,
    before
      ? { start: anchor.end, end: anchor.end, text: `\n${gap}${copy}` }
      : { start: anchor.start, end: anchor.start, text: `${copy}\n${gap}` },
  ];
}
