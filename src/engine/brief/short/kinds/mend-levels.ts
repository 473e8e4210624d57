import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const level =
  'beginners?|improvers?|intermediates?|advanced|juniors?|seniors?|minis|kids|adults|children|toddlers|novices|all levels|starters|teens|under \\d+s|u\\d+s?';
const clock = String.raw`\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)?`;
const row = new RegExp(
  String.raw`(?<![\p{L}\d])(?<name>(?:${level})(?:\s(?:class|group|session))?)\s(?:at\s|from\s)?(?<time>\d{1,2}(?:[.:]\d\d|\s?(?:am|pm))(?:\s?(?:am|pm))?(?:\s?(?:-|–|to|till|until)\s?${clock})?)(?![\d\p{L}£$€])`,
  'giu',
);
const weekday =
  /(?<![\p{L}])(?:every\s)?(?<day>(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?days?)(?:\s(?:evenings?|nights?|mornings?|afternoons?))?/iu;
const sited =
  /\b(?:at|in)\s(?<place>(?:the\s)?(?:\p{L}[\p{L}'’]+\s){1,3}(?:hall|centre|center|church|school|studio|pub|club|rooms?|gym|library|chapel|theatre|arms|inn|dojo|barn))\b/iu;

/** "beginners 7pm improvers 8pm wednesdays at the union hall": who comes at which hour of the evening. */
export function mendLevels(brief: Brief): Brief {
  const { prompt, items } = brief;
  const found = [...prompt.matchAll(row)];
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last || found.length < 2) return brief;
  const around = prompt.slice(Math.max(0, first.index - 40), last.index + last[0].length + 40);
  const day = weekday.exec(around)?.groups?.['day'];
  if (
    day === undefined ||
    items.some(({ value }) => value.section === 'timetable' && level.includes(value.name))
  )
    return brief;
  const place = sited.exec(prompt)?.groups?.['place'];
  const spans = found.map(({ index, 0: words }) => ({ start: index, end: index + words.length }));
  const isInside = (slot: Slot<unknown>): boolean =>
    slot.spans.some((one) => spans.some(({ start, end }) => one.start < end && one.end > start));
  return {
    ...brief,
    hours: brief.hours !== null && isInside(brief.hours) ? null : brief.hours,
    phrases: brief.phrases.filter((phrase) => !isInside(phrase)),
    items: [
      ...items.filter(
        (item) =>
          item.value.price !== undefined ||
          (!isInside(item) &&
            (item.value.section !== 'timetable' || /\p{L}{3}/u.test(item.value.when ?? ''))),
      ),
      ...found.map(({ groups }, at): Slot<ListedItem> => ({
        value: {
          section: 'timetable',
          name: capitalise(groups?.['name'] ?? ''),
          when: `${capitalise(day)} ${groups?.['time'] ?? ''}`,
          ...(place === undefined ? {} : { note: capitalise(place) }),
        },
        spans: spans.slice(at, at + 1),
      })),
    ],
  };
}

const talks =
  /\b(?:gives?|giving|does|do|offers?|offering|delivers?)\s(?:\p{Ll}+\s)?(?<what>talks|lectures|presentations)\b(?<to>[^.;]{0,120}?)\b(?:about|on)\s(?<list>[^.;]{8,260})/iu;

/** "gives talks to institutes about A, B and C": who speaks, and of what; nobody invites to a row of events. */
export function mendTalks(brief: Brief): Brief {
  const found = talks.exec(brief.prompt);
  const list = found?.groups?.['list'];
  if (!found || list === undefined) return brief;
  const start = found.index + found[0].length - list.length;
  const names = list.split(/,\s(?:and\s)?|\sand\s(?=an?\s|the\s|\p{Lu})/u).map((name) => name.trim());
  if (names.length < 2 || names.some((name) => name.split(/\s+/u).length > 8)) return brief;
  const person = brief.items.find(({ value }) => value.section === 'team');
  const spans = [{ start: found.index, end: found.index + found[0].length }];
  const isInside = (slot: Slot<unknown>): boolean =>
    slot.spans.length > 0 &&
    slot.spans.every((one) => one.start >= found.index && one.end <= (spans[0]?.end ?? 0));
  const isNamed = person && brief.name === null && /^\p{Lu}\p{Ll}+\s\p{Lu}/u.test(person.value.name);
  return {
    ...brief,
    kind: { ...brief.kind, value: brief.kind.value === 'nonprofit' ? 'unknown' : brief.kind.value },
    offer: {
      value: 'speaker',
      spans: [{ start: found.index, end: found.index + 5 }],
    },
    name: isNamed ? { value: person.value.name, spans: person.spans } : brief.name,
    sections: brief.sections.filter(({ value }) => value !== 'events'),
    phrases: brief.phrases.filter((phrase) => !isInside(phrase)),
    items: [
      ...brief.items
        .filter(
          (item) =>
            !(isNamed && item === person) &&
            (item.value.price !== undefined || item.value.section !== 'events'),
        )
        .map((item): Slot<ListedItem> =>
          item.value.price !== undefined &&
          (item.value.section === 'events' || item.value.section === 'tickets')
            ? { ...item, value: { ...item.value, section: 'pricing' } }
            : item,
        ),
      ...names.map((name): Slot<ListedItem> => ({
        value: { section: 'services', name: capitalise(name) },
        spans: [{ start, end: start + list.length }],
      })),
    ],
  };
}
