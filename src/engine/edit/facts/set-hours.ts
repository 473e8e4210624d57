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
import { siteFacts } from '../site-facts';
import { foldWord } from '../words/fold-word';
import { setLinkedValue } from './set-json-ld';

const codes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Sets the opening hours: tables and lists of days, the open-now badge, JSON-LD. Null when the part is about none. */
export function setHours(step: Step): StepResult | null {
  const { plain, source } = step.part;
  const isAbout =
    /\b(?:opening hours|hours|opening|we are open|we're open|we open|we are (?:now )?closed|we're closed|closed on|open (?:from|on|until|till|daily|every day|weekdays|weekends|mon|tues?|wed|thu|fri|sat|sun|\d)[a-z]*|horario|horaires)\b/.test(
      plain,
    );
  if (!isAbout || /\b(?:add|remove|move|hide|rename|section|color|page|font)\b/.test(plain)) return null;
  const present = presentRanges(step.draft);
  const ranges = readRanges(source, plain, present);
  if (!ranges)
    return /\bhours\b/.test(plain)
      ? refuse('ambiguous', 'Which days and times? For example:', [
          'open Monday to Friday 9:00-17:00',
          'we are closed on Sundays',
          'open every day 8:00-18:00',
        ])
      : null;
  const words = findWords(siteFacts(step.draft, step.page).language);
  const lines = writeHours(ranges, { words });
  let count = 0;
  for (const page of step.draft.everyPage()) {
    const splices = [...listSplices(step.draft, page, lines), ...badgeSplices(step.draft, page, ranges)];
    step.draft.splice(page, splices);
    count += splices.length;
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
  return done('Opening hours', said, `The opening hours are now: ${said} (${countOf(count, 'place')}).`);
}

/** The hours that a part asks for. "closed on …" without times takes days out of the present ones. */
function readRanges(
  source: string,
  plain: string,
  present: readonly OpeningRange[],
): readonly OpeningRange[] | null {
  const told = readBrief(`Opening hours: ${source}`).hours?.value ?? readBrief(source).hours?.value ?? [];
  const isPartial =
    /\b(?:also|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/.test(plain) &&
    !/closed/.test(plain) &&
    present.length > 0;
  if (told.length > 0) {
    const days = new Set(told.flatMap((range) => range.days));
    const isAll = days.size >= 4 || present.length === 0 || !isPartial;
    return isAll
      ? told
      : [...without(present, days), ...told].toSorted(
          (one, other) => (one.days[0] ?? 0) - (other.days[0] ?? 0),
        );
  }
  if (!/\bclosed\b/.test(plain) || present.length === 0) return null;
  const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const closed = new Set(
    names.flatMap((name, index) =>
      new RegExp(`\\b${name.slice(0, 3)}[a-z]*\\b`).test(plain) ? [index + 1] : [],
    ),
  );
  if (/\bweekends?\b/.test(plain)) closed.add(6).add(7);
  return closed.size === 0 ? null : without(present, closed);
}

function without(ranges: readonly OpeningRange[], gone: ReadonlySet<number>): readonly OpeningRange[] {
  return ranges
    .map((range) => ({ ...range, days: range.days.filter((day) => !gone.has(day)) }))
    .filter(({ days }) => days.length > 0);
}

function presentRanges(draft: SiteDraft): readonly OpeningRange[] {
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
  return [];
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
function listSplices(draft: SiteDraft, page: string, lines: readonly HourLine[]): Splice[] {
  const { html, elements } = draft.tree(page);
  const splices: Splice[] = [];
  for (const holder of elements.filter(
    ({ tag }) => tag === 'tbody' || tag === 'table' || tag === 'dl' || tag === 'ul',
  )) {
    if (splices.some(({ start, end }) => holder.start <= start && holder.end >= end)) continue;
    const rows = rowsOf(holder);
    const first = rows[0];
    const last = rows.at(-1);
    const isHours =
      elementsIn(holder).length > 0 &&
      rows.length > 0 &&
      rows.every(
        ({ day, time }) =>
          dayWord.test(foldWord(wordsIn(day))) &&
          /\d|closed|cerrado|ferme|geschlossen|fechado|[–-]/i.test(foldWord(wordsIn(time))),
      ) &&
      /hour|open|visit|time|door/.test([...classesOf(holder), ...ancestorWords(holder)].join(' '));
    if (!isHours || !first || !last) continue;
    const indent = indentAt(html, first.start);
    const gap = /\n[ \t]*$/.test(html.slice(0, first.start)) ? `\n${indent}` : '';
    const texts = lines.map((line, index) =>
      writeRow(html, rows[Math.min(index, rows.length - 1)] ?? first, line),
    );
    splices.push({ start: first.start, end: last.end, text: texts.join(gap) });
  }
  return splices;
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
