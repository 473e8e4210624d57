import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { mendDepartures } from './mend-departures';

const day = String.raw`(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|weekdays|weekends|daily|every day)`;
const days = String.raw`${day}(?:(?:\s(?:to|and|&)\s|\s?[–-]\s?|,\s)${day})*`;
const hour = String.raw`\d{1,2}(?:[:.]\d\d)?(?:\s?[ap]m)?|noon|midday`;
const held =
  'mass(?:es)?|services?|worship|prayers?|communion|eucharist|evensong|confessions?|lessons?|classes|sessions?|meetings?|rehearsals?|training|walks|tours|talks|practices?|tuition';
const labelled = new RegExp(
  String.raw`(?<=^|[.!?,;\n]\s?)(?<label>(?:\p{L}+\s)?(?:${held})):\s(?<list>[^.;\n]*?\d[^;\n]*?)(?=\.(?:\s|$)|;|\n|$)`,
  'giu',
);
const part = new RegExp(
  String.raw`^(?:(?:on|every)\s)?(?<days>${days})(?:\s(?<what>\p{Ll}+))?,?\s(?:at\s)?(?<times>(?:${hour})(?:(?:,\s|\sand\s|\s&\s|\s?[–-]\s?|\sto\s)(?:${hour}))*)$`,
  'iu',
);
const between = new RegExp(String.raw`,\s(?:and\s)?(?=(?:(?:on|every)\s)?${day})|\sand\s(?=${day})`, 'iu');
/** "Lessons Tuesday and Thursday afternoons £38": when they are is not what is paid for. */
const timed = new RegExp(
  String.raw`^(?:we\s)?(?<head>${held}|meets?)\s(?:(?:on|every|alternate)\s)?(?:${day}|\d)`,
  'iu',
);
const lone = new RegExp(String.raw`(?<=^|[.!?,;\n]\s?)(?<told>(?:${held})\s(?:(?:on|every)\s)?${days}(?:\s(?:mornings|afternoons|evenings|only))?)(?=[.,;\n]|$)`, 'giu'); // prettier-ignore

const upper = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const within = ({ spans }: Slot<unknown>, area: Span): boolean =>
  spans.length > 0 && spans.every(({ start, end }) => start >= area.start && end <= area.end);

const rowsOf = (label: string, list: string, span: Span): Slot<ListedItem>[] | null => {
  const parts = list.split(between).map((one) => part.exec(one.trim())?.groups);
  if (parts.some((one) => one === undefined)) return null;
  return parts.map((one) => ({
    value: {
      section: 'timetable' as const,
      name: one?.['what'] ? `${upper(label)} (${one['what']})` : upper(label),
      when: `${upper(one?.['days'] ?? '')} ${one?.['times'] ?? ''}`,
    },
    spans: [span],
  }));
};

/**
 * Times under their label ("Mass: Saturday vigil 6pm, Sunday 9am and 11am") as rows of one week, and days that were taken
 * for the name of what is paid ("Lessons Tuesday afternoons, £38") as what they tell.
 */
export function mendLabelledTimes(told: Brief): Brief {
  const read = mendDepartures(told);
  if (read.language.value !== 'en') return read;
  let brief = read;
  for (const match of read.prompt.matchAll(labelled)) {
    const { label = '', list = '' } = match.groups ?? {};
    const span = { start: match.index, end: match.index + match[0].length };
    const rows = rowsOf(label, list, span);
    if (!rows || rows.length < 2) continue;
    brief = {
      ...brief,
      items: [...brief.items.filter((one) => !within(one, span)), ...rows],
      phrases: brief.phrases.filter((one) => !within(one, span)),
      parts: brief.parts.filter((one) => !within(one, span)),
      hours: brief.hours && within(brief.hours, span) ? null : brief.hours,
    };
  }
  return withDaysTold(brief);
}

/** What is told of days is left to be told whole: it is neither the name of a row nor a part of the page. */
const withDaysTold = (brief: Brief): Brief => {
  const told: Span[] = [];
  const items = brief.items.map((item): Slot<ListedItem> => {
    const { name, price, when } = item.value;
    const head = timed.exec(name)?.groups?.['head'];
    const [own, ...others] = item.spans;
    if (price === undefined || when !== undefined || head === undefined || !own) return item;
    told.push(own);
    return {
      value: { ...item.value, name: /^meet/iu.test(head) ? 'Each meeting' : upper(head) },
      spans: others.length > 0 ? others : item.spans,
    };
  });
  const days = [...brief.prompt.matchAll(lone)].map(({ 0: text, index }) => ({ start: index, end: index + text.length })); // prettier-ignore
  const isOfDays = (slot: Slot<unknown>): boolean => [...told, ...days].some((span) => within(slot, span));
  const sections = brief.sections.filter((slot) => !isOfDays(slot));
  return told.length === 0 && sections.length === brief.sections.length
    ? brief
    : { ...brief, items, sections };
};

const rhythm = /\b(?<every>alternate|every (?:other|second|third)|first|second|third|fourth|last)\s$/iu;

/** "Meets alternate Wednesdays 7pm": how often belongs to the day, and "meets" is no name of a thing. */
export function mendMeets(brief: Brief): Brief {
  let isMended = false;
  const items = brief.items.map((item): Slot<ListedItem> => {
    const { name, when } = item.value;
    if (when === undefined || !/^(?:we\s)?meets?\b/iu.test(name)) return item;
    isMended = true;
    const every = rhythm.exec(`${name} `)?.groups?.['every'];
    const isBare = /^(?:we\s)?meets?(?:\s(?:on\s)?(?:alternate|every (?:other|second|third)|first|second|third|fourth|last|every))?$/iu.test(name); // prettier-ignore
    return {
      ...item,
      value: {
        ...item.value,
        name: isBare ? 'We meet' : name,
        when: every === undefined ? when : `${upper(every)} ${when}`,
      },
    };
  });
  return isMended ? { ...brief, items } : brief;
}
