import type { ContentItem } from '../../content';
import { tidyRow } from '../tidy-words';
import { atCommas, bareOf, saidIn, unitsOf } from './units';

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const dayWord = String.raw`(?:mon|tue|wed|thu|fri|sat|sun)(?:s|r|rs|nes|ur)?(?:day)?s?`;
const clock = String.raw`(?:\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)?|noon|midday|midnight)`;
const span = String.raw`${clock}(?:\s?(?:–|-|to|till|til|until)\s?${clock})?`;
const dayFirst = new RegExp(
  String.raw`^(?:every\s|on\s)?(${dayWord}(?:(?:,\s|\s?(?:&|and|to|-|–)\s?)${dayWord})*(?:\s(?:mornings?|afternoons?|evenings?|nights?))?)\b\s*[:,–—-]?\s*`,
  'iu',
);
const timeFirst = new RegExp(
  String.raw`^(?:at\s|from\s)?(${span})(?![\d.]|\s?(?:people|weeks?|%|miles?))\s*[:,–—-]?\s*`,
  'iu',
);
const timeLast = new RegExp(String.raw`^(.+?),?\s(?:at\s|from\s)?\(?((?:${span}))\)?$`, 'iu');

/** "Mon", "Tuesdays": the day's name; of several as they were told. */
const dayOf = (told: string): string => {
  const plain = told.trim();
  const own = names.find((name) => name.slice(0, 3).toLowerCase() === plain.slice(0, 3).toLowerCase());
  return own !== undefined &&
    /^\p{L}+$/u.test(plain) &&
    !/s$/iu.test(plain.replace(/(?:tues|weds|thurs)$/iu, ''))
    ? own
    : plain.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
};

/** "Barbell Basics (Kat)", "youth squad, 10 to 16, £11": a name and what is told of it. */
const thingOf = (text: string): Pick<ContentItem, 'title' | 'note'> => {
  const bracket = /^([^()]{2,60}?)\s*\(([^()]+)\)(.*)$/u.exec(bareOf(text));
  const [head = '', ...rest] = bracket ? [bracket[1] ?? ''] : atCommas(text);
  const more = bracket ? [bracket[2] ?? '', ...atCommas(bracket[3] ?? '')] : rest;
  const note = more.map(bareOf).filter(Boolean).join(', ');
  return { title: tidyRow(head), ...(note === '' ? {} : { note: tidyRow(note) }) };
};

/** "06:30 Barbell Basics (Kat), 18:00 Strongman (Obi)": what one day holds, each with its hour. */
const slotsOf = (rest: string, group: string): ContentItem[] | null => {
  const parts = rest.split(
    new RegExp(
      String.raw`[,;]\s+(?=(?:at\s)?(?:\d{1,2}[.:]\d{2}(?:\s?[ap]m)?|\d{1,2}\s?[ap]m|noon|midday)[\s:–-])`,
      'iu',
    ),
  );
  const slots = parts.map((part): ContentItem | null => {
    const found = timeFirst.exec(part);
    const told = found?.[1];
    if (told === undefined || (!/[:.]\d|am|pm|noon|mid|[–-]|\sto\s/iu.test(told) && parts.length < 2 && !/^\d{1,2}$/u.test(told))) return null; // prettier-ignore
    const named = part.slice(found?.[0].length ?? 0);
    if (!/\p{L}{3}/u.test(named) || /^(?:(?:and|to|till|until)\b|(?:closed|open)(?!\s\p{L}))/iu.test(named))
      return null;
    return { ...thingOf(named), value: told.trim(), group };
  });
  return slots.every((one) => one !== null) ? slots : null;
};

/** "Monday evenings hills, 7pm": the name before the hour. */
const lateOf = (rest: string, group: string): ContentItem | null => {
  const parts = atCommas(rest);
  const at = parts.findIndex((part) => new RegExp(String.raw`^${span}$`, 'iu').test(part));
  if (at > 0) {
    const { title, note } = thingOf(parts[0] ?? '');
    const others = [note, ...parts.filter((_, nth) => nth > 0 && nth !== at)].filter(Boolean).join(', ');
    return { title, value: parts[at] ?? '', group, ...(others === '' ? {} : { note: tidyRow(others) }) };
  }
  return null;
};

/** A week told day by day: "Mon 06:30 Barbell Basics (Kat), 18:00 Strongman (Obi)"; null where a block is no such week. */
export const weekIn = (raw: string): { items: ContentItem[]; rest: string[] } | null => {
  const items: ContentItem[] = [];
  const rest: string[] = [];
  for (const unit of unitsOf(raw)) {
    const found = dayFirst.exec(unit);
    const told = unit.slice(found?.[0].length ?? 0);
    const group = dayOf(found?.[1] ?? '');
    const late = found ? lateOf(told, group) : null;
    const slots = found ? (slotsOf(told, group) ?? (late ? [late] : null)) : null;
    if (slots) items.push(...slots);
    else rest.push(unit);
  }
  const days = new Set(items.map(({ group }) => group)).size;
  return days > 1 && items.length >= rest.length && items.length > 2 ? { items, rest } : null;
};

const fewestHours = 4;
const exact = /^(?:at\s|from\s|until\s)?\d{1,2}(?:[.:]\d{2}|\s?[ap]m)/iu;
/** "8.45 doors open. 12.00 lunch, cooked on site.": a day told by the clock; null where most sentences have no hour. */
export const dayIn = (raw: string): { items: ContentItem[]; rest: string[] } | null => {
  const units = unitsOf(raw).map(bareOf);
  const told = units.map((unit): ContentItem | null => {
    const until = /^until\s/iu.exec(unit)?.[0] ?? '';
    const found = exact.test(unit) ? timeFirst.exec(unit.slice(until.length)) : null;
    const named = unit.slice(until.length + (found?.[0].length ?? 0));
    return found?.[1] === undefined || !/\p{L}{3}/u.test(named)
      ? null
      : { ...thingOf(named), value: `${until}${found[1].trim()}` };
  });
  const items = told.filter((item) => item !== null);
  const rest = units.filter((_, at) => told[at] === null);
  return items.length >= fewestHours && rest.length <= 1 ? { items, rest } : null;
};

/** "The Rheingans Sisters (9pm, Barn), Jackie Oates (7.30pm)": what a day of a programme holds. */
export const slotsIn = (raw: string, group: string): ContentItem[] => {
  const units = unitsOf(raw);
  const parts = units.length === 1 ? atCommas(units[0] ?? '') : units.flatMap((unit) => (unit.length > 60 ? atCommas(unit) : [bareOf(unit)])); // prettier-ignore
  return parts.map((part): ContentItem => {
    const early = timeFirst.exec(part);
    if (
      early?.[1] !== undefined &&
      /\p{L}{3}/u.test(part.slice(early[0].length)) &&
      /[:.]\d|am|pm|noon|mid/iu.test(early[1])
    )
      // prettier-ignore
      return { ...thingOf(part.slice(early[0].length)), value: early[1], group };
    const bracket = /^(.{2,70}?)\s*\(([^()]+)\)$/u.exec(part);
    const inner = bracket ? atCommas(bracket[2] ?? '') : [];
    const at = inner.findIndex((one) => new RegExp(String.raw`^${span}$`, 'iu').test(one) && /[:.]\d|am|pm|noon|mid/iu.test(one)); // prettier-ignore
    if (bracket && at >= 0) {
      const note = inner.filter((_, nth) => nth !== at).join(', ');
      return { title: tidyRow(bracket[1] ?? ''), value: inner[at] ?? '', group, ...(note === '' ? {} : { note: tidyRow(note) }) }; // prettier-ignore
    }
    const late = timeLast.exec(part);
    if (late?.[2] !== undefined && /[:.]\d|am|pm|noon|mid/iu.test(late[2]))
      return { ...thingOf(late[1] ?? ''), value: late[2], group };
    return { ...thingOf(part), group };
  });
};

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const date = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s)?(?:the\s)?\d{1,2}(?:st|nd|rd|th)?(?:\s?(?:–|-|to|and|&)\s?(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\s)?\d{1,2}(?:st|nd|rd|th)?)?\s(?:of\s)?${month}\.?(?:\s(?:to|–|-)\s\d{1,2}\s${month})?(?:,?\s20\d\d)?`;
const dateFirst = new RegExp(String.raw`^(?:on\s)?(${date})\s*[:,–—-]*\s*`, 'iu');

const nameFirst = new RegExp(
  String.raw`^(?<name>["“][^"”]{2,80}["”]|\p{Lu}[^,:;()–—\d]{2,70}?)(?:,|:|\s[–—-])\s+(?:on\s)?(?<date>${date})(?=\s*(?:$|[,:;–—]))\s*[,:;–—-]*\s*(?<rest>.*)$`,
  'iu',
);

/** "“Aladdin”, 9 to 19 December, directed by Rob Charlton": the thing before its day. */
const namedEvent = (unit: string): ContentItem | null => {
  const { name = '', date: on = '', rest = '' } = nameFirst.exec(unit)?.groups ?? {};
  return name === ''
    ? null
    : {
        title: tidyRow(name.replace(/^["“](.+)["”]$/u, '$1')),
        value: on.replace(/\.$/u, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
        ...(rest === '' ? {} : { text: tidyRow(rest.replace(/\.$/u, '')) }),
      };
};

const eventOf = (unit: string): ContentItem | null => {
  const found = dateFirst.exec(unit);
  if (!found?.[1]) return namedEvent(unit);
  const parts = atCommas(unit.slice(found[0].length).replace(/\s[–—-]\s/gu, ', '));
  const at = parts.findIndex((part) => new RegExp(String.raw`^(?:from\s|at\s|doors\s)?${span}$`, 'iu').test(part) && /\d/u.test(part)); // prettier-ignore
  const others = parts.filter((_, nth) => nth !== at);
  const [head = '', ...more] = others;
  if (!/\p{L}{3}/u.test(head) || /^[£$€]/u.test(head)) return null;
  const note = [at < 0 ? '' : (parts[at] ?? '').replace(/^at\s/iu, ''), ...more].filter(Boolean).join(', ');
  return {
    // "Friday 9 October (mushrooms)"
    title: tidyRow(head.replace(/^["“(](.+)["”)]$/u, '$1')),
    value: found[1].replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    ...(note === '' ? {} : { text: tidyRow(note) }),
  };
};

/** Dated things, one to a line or sentence: "Saturday 6 December 2025, “Carols by Candlelight”, St James Church, 7pm, £10". */
export const datedIn = (raw: string): { items: ContentItem[]; rest: string[] } | null => {
  const lines = unitsOf(raw);
  const units = lines.flatMap((line) =>
    dateFirst.test(line) && !/\.\s+\p{Lu}/u.test(line) ? [line] : saidIn(line),
  );
  const items: ContentItem[] = [];
  const rest: string[] = [];
  for (const unit of units) {
    const item = eventOf(unit);
    if (item) items.push(item);
    else rest.push(unit);
  }
  return items.length > 1 && items.length >= rest.length ? { items, rest } : null;
};
