import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const sum = String.raw`[£$€]\s?\d[\d,.]*\d|[£$€]\s?\d`;
const day = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?`;
const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const span = (one: string): string => String.raw`${one}(?:\s(?:to|and|until)\s${one})?`;
const when = String.raw`(?:(?:on\s|at\s|in\s|for\s)?(?:the\s)?(?:weekends?|weekdays?|midweek|bank holidays|school holidays|rest of the (?:year|week)|other times|${span(day)}|${span(month)}))`;
const each = new RegExp(
  String.raw`(?<price>${sum})(?<unit>\s(?:an hour|a day|a night|a week|per (?:hour|day|night|week)|each|pp))?,?\s(?<when>${when}(?:,?\s(?:and\s)?${when}){0,2})(?![\p{L}])`,
  'giu',
);
const lets = new Set<ListedItem['section']>(['tickets', 'pricing', 'rooms', null]);

const bare = (text: string): string => text.replace(/^(?:on|at|in|for)\s(?:the\s)?|^the\s/iu, '');

/** "Hire £2,400 Friday to Sunday May to September, £1,500 the rest of the year": each sum with the days that stand behind it. */
export function mendSeasons(brief: Brief): Brief {
  if (brief.language.value !== 'en' || !/[£$€][^£$€]*[£$€]/u.test(brief.prompt)) return brief;
  const found = [...brief.prompt.matchAll(each)];
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last || found.length < 2) return brief;
  const end = last.index + last[0].length;
  // Told one after the other, and nothing else between them.
  if (end - first.index > found.reduce((length, [text]) => length + text.length, 0) + 12 * found.length)
    return brief;
  const told = found.map(({ 0: all, index, groups }): Slot<ListedItem> => ({
    value: {
      section: 'pricing',
      name: capitalise(bare(groups?.['when'] ?? '')),
      price: `${groups?.['price'] ?? ''}${groups?.['unit'] ?? ''}`,
    },
    spans: [{ start: index, end: index + all.length }],
  }));
  const sums = new Set(found.map(({ groups }) => groups?.['price']));
  const isSame = ({ value }: Slot<ListedItem>): boolean =>
    value.price !== undefined &&
    lets.has(value.section) &&
    sums.has(/[£$€]\s?[\d,.]+/u.exec(value.price)?.[0].replace(/[,.]$/u, ''));
  return {
    ...brief,
    items: [...brief.items.filter((item) => !isSame(item)), ...told],
    sections: brief.sections.filter(({ value, spans }) => value !== 'tickets' || spans.length > 0),
  };
}
