import type { OpeningRange } from '@/domain/site/brief';
import { childElements, classesOf, elementsIn, isWithin, valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { Words } from '../../plan/words/words';
import type { SiteDraft } from '../draft/site-draft';
import { foldWord } from '../words/fold-word';
import { daysIn, timesIn } from './name-days';

export const isNamed = (source: string, word: string): boolean => foldWord(source).includes(foldWord(word));

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

const dayWord =
  /\b(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom|mer|jeu|ven|sam|dim|die|mit|don|fre|sam|son|mo|di|mi|do|fr|sa|so|seg|ter|qua|qui|sex|every day|daily)[a-z]*\b/;

/** The rows of every list of opening hours of a page; innermost lists only. */
export function hourLists(draft: SiteDraft, page: string, words: Words): readonly (readonly HourRow[])[] {
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

export type HourRow = {
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

function ancestorWords(element: PageElement): readonly string[] {
  const words: string[] = [];
  for (let at: PageElement | null = element; at; at = at.parent)
    words.push(...classesOf(at), valueOf(at, 'data-section'), valueOf(at, 'id'));
  return words;
}
