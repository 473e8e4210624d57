import { childElements, elementsIn, valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { Words } from '../../plan/words/words';
import type { SiteDraft } from '../draft/site-draft';
import { escapeText, indentAt, spliceText } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { daysIn, timesIn } from '../facts/name-days';

/** A class of the week: day 1 is Monday, time in minutes after midnight. */
export type WeekClass = {
  readonly day: number;
  readonly time: number;
  readonly title: string;
  readonly note: string | null;
};

/** Writes a class into a timetable, in its day and by its time; false where the timetable has no such day. */
export function addClass(
  draft: SiteDraft,
  page: string,
  section: PageElement,
  entry: WeekClass,
  words: Words,
): boolean {
  const html = draft.text(page);
  const splices = intoTable(html, section, entry, words) ?? intoDay(html, section, entry, words);
  if (!splices) return false;
  draft.splice(page, splices);
  return true;
}

const dayOf = (element: PageElement, words: Words): number | undefined => {
  const days = daysIn(wordsIn(element), words);
  return days.length === 1 ? days[0] : undefined;
};

const timeOf = (element: PageElement): number | undefined => timesIn(wordsIn(element))[0];

/** A time as the timetable writes its own. */
export function writtenTime(time: number, sample: string): string {
  const hours = Math.floor(time / 60);
  const minutes = String(time % 60).padStart(2, '0');
  const half = /[ap]\.?m\.?/iu.exec(sample)?.[0];
  if (half !== undefined) {
    const own = half[0] === half[0]?.toUpperCase() ? 'AM' : 'am';
    const gap = /\d\s+[ap]/iu.test(sample) ? ' ' : '';
    const mark = /\d([:.])\d\d/u.exec(sample)?.[1] ?? ':';
    // Who writes "1.30pm" or "5 pm" writes "2pm".
    const isBare = minutes === '00' && (mark === '.' || !/\d[:.]\d\d/u.test(sample));
    const written = `${((hours + 11) % 12) + 1}${isBare ? '' : `${mark}${minutes}`}`;
    return `${written}${gap}${hours % 24 < 12 ? own : own.replace(/a/iu, own === 'AM' ? 'P' : 'p')}`;
  }
  const mark = /\d([:.h])\d\d/u.exec(sample)?.[1] ?? ':';
  return `${/^0\d/u.test(sample) ? String(hours).padStart(2, '0') : hours}${mark}${minutes}`;
}

function intoDay(html: string, section: PageElement, entry: WeekClass, words: Words): Splice[] | null {
  const days = elementsIn(section)
    .filter((element) => /^h[3-5]$/u.test(element.tag) && dayOf(element, words) === entry.day)
    .flatMap(({ parent }) => parent ?? []);
  const list = days.flatMap(elementsIn).find(({ tag }) => tag === 'ul' || tag === 'ol');
  const items = list ? childElements(list).filter(({ tag }) => tag === 'li') : [];
  const sample = items[0];
  if (!sample) return null;
  const copy = writeLike(html, sample, entry);
  const before = items.findLast((item) => (timeOf(item) ?? 0) <= entry.time);
  const gap = indentAt(html, sample.start);
  return before
    ? [{ start: before.end, end: before.end, text: `\n${gap}${copy}` }]
    : [{ start: sample.start, end: sample.start, text: `${copy}\n${gap}` }];
}

/** An entry like another one, with its own time, title and note, and no longer a sample. */
function writeLike(html: string, sample: PageElement, { time, title, note }: WeekClass): string {
  const inside = elementsIn(sample);
  const clock = inside.find((one) => /^\d{1,2}[:.h]?\d{0,2}/u.test(wordsIn(one)) && wordsIn(one).length < 9);
  const heading = inside.find(({ tag }) => /^h[3-6]$/u.test(tag));
  const shown = clock ? writtenTime(time, wordsIn(clock)) : '';
  if (!heading)
    return `<li><b>${escapeText(shown)}</b> ${escapeText(title)}${note ? ` <span>${escapeText(note)}</span>` : ''}</li>`;
  const notes = inside.filter(
    (one) => one.tag === 'p' && one !== clock && !elementsIn(one).some(({ tag }) => tag === 'a'),
  );
  const last = notes.at(-1);
  const splices: Splice[] = [
    ...(clock ? [{ start: clock.openEnd, end: clock.closeStart, text: escapeText(shown) }] : []),
    { start: heading.openEnd, end: heading.closeStart, text: escapeText(title) },
    ...notes.map((one) =>
      one === last && note
        ? { start: one.openEnd, end: one.closeStart, text: escapeText(note) }
        : { start: html.lastIndexOf('\n', one.start), end: one.end, text: '' },
    ),
  ];
  return spliceText(
    html.slice(sample.start, sample.end),
    splices.map(({ start, end, text }) => ({ start: start - sample.start, end: end - sample.start, text })),
  ).replace(/^(<[^>]*?)\s+data-sample(?:="[^"]*")?/u, (_, open: string) => open);
}

/** A table with a row for each time and a column for each day; null for other timetables. */
function intoTable(html: string, section: PageElement, entry: WeekClass, words: Words): Splice[] | null {
  const heads = elementsIn(section).filter((one) => one.tag === 'th' && valueOf(one, 'scope') === 'col');
  const at = heads.findIndex((head) => dayOf(head, words) === entry.day);
  const rows = elementsIn(section).filter(
    (one) => one.tag === 'tr' && elementsIn(one).some((cell) => valueOf(cell, 'scope') === 'row'),
  );
  const first = rows[0];
  if (at < 0 || !first) return null;
  const cell = `<div><b>${escapeText(entry.title)}</b>${entry.note ? `<span>${escapeText(entry.note)}</span>` : ''}</div>`;
  const row = rows.find((one) => timeOf(one) === entry.time);
  const home = row ? childElements(row).filter(({ tag }) => tag === 'td')[at] : undefined;
  if (home) return [{ start: home.closeStart, end: home.closeStart, text: cell }];
  const cells = heads.map((_, index) => `<td>${index === at ? cell : ''}</td>`).join('');
  const copy = `<tr><th scope="row">${writtenTime(entry.time, wordsIn(first))}</th>${cells}</tr>`;
  const before = rows.findLast((one) => (timeOf(one) ?? 0) < entry.time);
  const gap = indentAt(html, first.start);
  return before
    ? [{ start: before.end, end: before.end, text: `\n${gap}${copy}` }]
    : [{ start: first.start, end: first.start, text: `${copy}\n${gap}` }];
}
