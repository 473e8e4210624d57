import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { withoutStretch } from '../told/without-stretch';

const day = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Day (?:one|two|three|four|five|[1-7])';
const entry = String.raw`(?:${day}):?\s[^,;:()\n£$€]{3,60}`;
const told = new RegExp(
  String.raw`\b(?:[Pp]rogramme|[Pp]rogram|[Ss]chedule|[Aa]genda|[Ii]tinerary|[Tt]imetable)(?:\s(?:by|for each|of each)\sday)?(?:\s\(|:\s)(?<list>${entry}(?:[,;]\s(?:and\s)?${entry})+)\)?`,
  'u',
);
const parts = new RegExp(String.raw`^(?:and\s)?(?<day>${day}):?\s(?<what>.+?)(?:\s(?:at\s)?(?<hour>\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)))?$`, 'u'); // prettier-ignore

/** "Programme by day (Friday: opening parade, Sunday: fireworks 9pm)": what takes place on each of the days of an event. */
export function mendDaysTold(brief: Brief): Brief {
  const found =
    brief.kind.value === 'event' && brief.language.value === 'en' ? told.exec(brief.prompt) : null;
  const list = found?.groups?.['list'];
  if (!found || list === undefined) return brief;
  const from = found.index + found[0].indexOf(list);
  const items = list.split(/[,;]\s/u).flatMap((text): Slot<ListedItem>[] => {
    const groups = parts.exec(text.trim())?.groups;
    const start = from + list.indexOf(text);
    const name = capitalise(groups?.['what'] ?? '');
    const when = [groups?.['day'], groups?.['hour']].filter(Boolean).join(' ');
    return name === ''
      ? []
      : [{ value: { section: 'agenda', name, when }, spans: [{ start, end: start + text.length }] }];
  });
  const span = { start: found.index, end: found.index + found[0].length };
  const rest = withoutStretch(brief, span);
  return {
    ...rest,
    items: [...rest.items.filter(({ value }) => value.section !== 'agenda'), ...items],
    sections: [
      ...rest.sections.filter(({ value }) => value !== 'agenda'),
      { value: 'agenda', spans: [span] },
    ],
  };
}
