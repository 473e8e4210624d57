import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { withoutStretch } from './without-stretch';
import { capitalise } from '../../../capitalise';

const day = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?`;
const clock = String.raw`\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)?`;
const at = String.raw`(?:\s(?:at\s)?${clock}(?:\s?(?:-|–|to|till|until)\s?${clock})?)?`;
const what = String.raw`(?<what>(?:\p{L}[\p{L}’'&-]*\s){0,3}?\p{L}[\p{L}’'&-]*)`;
const entry = String.raw`(?:${what}\s(?:on\s)?)(?<when>${day}(?:\s(?:mornings?|afternoons?|evenings?|nights?))?${at})`;
const list = new RegExp(
  String.raw`(?<=[:,;–—-]\s|[.!?]\s|\()(?<list>${entry.replace(/\?<(?:what|when)>/gu, '?:')}(?:(?:,\s(?:and\s)?|;\s|\sand\s)${entry.replace(/\?<(?:what|when)>/gu, '?:')}){1,9})(?=[.;\n)]|$)`,
  'giu',
);
const each = new RegExp(String.raw`^${entry}$`, 'iu');
/** "film night last Friday": which Friday it is belongs to the day. */
const whichOne = /\s(?:first|second|third|fourth|last|every|alternate)$/iu;
const open = /^(?:open|closed|from|until|shut|every|each|not|except|and|we|i|delivery|free|half)\b/iu;

/** "yoga Monday, Brownies Tuesday, whist Thursday": what is on in a week, one row for each. */
export function mendWeek(read: Brief): Brief {
  if (read.language.value !== 'en' || !/day/iu.test(read.prompt)) return read;
  const brief = withDayFirst(read);
  for (const { groups, index, 0: all } of brief.prompt.matchAll(list)) {
    const told = groups?.['list'] ?? '';
    const start = index + all.indexOf(told);
    const parts = told.split(/,\s(?:and\s)?|;\s|\sand\s(?=\p{L}+\s)/u);
    const rows = parts.map((part) => each.exec(part.trim())?.groups);
    if (rows.some((row) => row?.['what'] === undefined || open.test(row['what']))) continue;
    // Told already, row by row.
    if (brief.items.filter(({ value }) => value.section === 'timetable').length >= rows.length) continue;
    const items = rows.map((row, nth): Slot<ListedItem> => {
      const from = start + told.indexOf(parts[nth] ?? '');
      return {
        value: {
          section: 'timetable',
          name: capitalise((row?.['what'] ?? '').replace(whichOne, '')),
          when: capitalise(
            `${whichOne.exec(row?.['what'] ?? '')?.[0].trim() ?? ''} ${row?.['when'] ?? ''}`.trim(),
          ),
        },
        spans: [{ start: from, end: from + (parts[nth] ?? '').length }],
      };
    });
    const rest = withoutStretch(brief, { start, end: start + told.length });
    return {
      ...rest,
      items: [...rest.items, ...items],
      // What is on in a week is no list of days of the year.
      sections: [
        ...rest.sections.filter(
          ({ value, spans }) => value !== 'events' || !isBefore(brief.prompt, spans, start),
        ),
        { value: 'timetable', spans: [{ start, end: start + told.length }] },
      ],
    };
  }
  return brief;
}

const isBefore = (prompt: string, spans: readonly { readonly end: number }[], start: number): boolean =>
  spans.some(({ end }) => end <= start && !/[.!?\n]/u.test(prompt.slice(end, start)));

const dayFirst = new RegExp(String.raw`^(?<when>${day})\s(?<what>\p{L}[\p{L}’' -]{3,40})$`, 'iu');

/** "Sunday service 10am, Wednesday coffee morning": beside hours of the week another day of it, told without an hour. */
function withDayFirst(brief: Brief): Brief {
  if (!brief.items.some(({ value }) => value.section === 'timetable')) return brief;
  const rows = brief.phrases.flatMap(({ value, spans }): Slot<ListedItem>[] => {
    const { when, what } = dayFirst.exec(value.trim())?.groups ?? {};
    return when === undefined || what === undefined
      ? []
      : [{ value: { section: 'timetable', name: capitalise(what), when: capitalise(when) }, spans }];
  });
  const told = rows.flatMap(({ spans }) => spans);
  return rows.length === 0
    ? brief
    : {
        ...brief,
        items: [...brief.items, ...rows],
        phrases: brief.phrases.filter(({ spans }) => !spans.some((span) => told.includes(span))),
      };
}
