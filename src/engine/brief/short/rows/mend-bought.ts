import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const weekday = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?`;
/** "Monday and Thursday mornings 9.30 to 11.30": when it is, and nothing that has a price. */
const whenOnly = new RegExp(
  String.raw`^(?:(?:every|on|each|first|second|third|last|and|to|till|until|from|at|the|in|of|month|mornings?|afternoons?|evenings?|nights?|weekdays?|weekends?|term ?time|${weekday}|\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)?|[-–&,])\s?){2,}$`,
  'iu',
);
/** "Wednesday nights 7 to 9 above the Lamb" */
const dayFirst = new RegExp(String.raw`^(?:every\s|on\s)?${weekday}\b.*\d`, 'iu');
const behind =
  /^(?:\s?(?:\/|per|an?)\s?(?:year|month|week|term|hour|day|session|season|p\.?a\.?))?\sfor\s(?:an?|the|each|one)\s(?<what>\p{Ll}[\p{L}-]*(?:\s\p{Ll}[\p{L}-]*){0,2})(?=\s?[,.;:!?\n)]|\sand\s|$)/iu;
const included = /^[^,.;£$€]{0,24}?\s(?<note>(?:with|including)\s[^,.;:!?\n£$€]{3,48})(?=\s?[,.;!?\n]|$)/iu;
const people = /^(?:adult|child|member|family|person|pupil|student|beginner|couple)s?$/iu;

const capitalise = (text: string): string => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Where the sum of an item stands in the prompt, and what follows it; null where it was put together. */
const afterSum = (
  prompt: string,
  { value, spans }: Slot<ListedItem>,
): { before: string; after: string } | null => {
  const sum = /[£$€]\s?\d[\d.,]*\d|[£$€]\s?\d/u.exec(value.price ?? '')?.[0];
  const at = sum === undefined ? -1 : prompt.indexOf(sum, spans[0]?.start ?? 0);
  if (sum === undefined || at < 0 || at > (spans.at(-1)?.end ?? 0) + 40) return null;
  return { before: prompt.slice(0, at), after: prompt.slice(at + sum.length) };
};

/** What a price buys, where it was read beside something else: behind it ("£42 a year for a half plot"), or not told. */
export function mendBought(read: Brief): Brief {
  const { prompt, kind } = read;
  // "workshops from £25, day ticket £8": a price without a day is no date of a festival.
  const brief =
    kind.value === 'event'
      ? {
          ...read,
          items: read.items.map((item) =>
            item.value.section === 'events' && item.value.price !== undefined && item.value.when === undefined
              ? { ...item, value: { ...item.value, section: 'tickets' as const } }
              : item,
          ),
        }
      : read;
  if (kind.value !== 'nonprofit' && kind.value !== 'event' && kind.value !== 'course') return brief;
  // "Saturday mornings £12 and holiday clubs £38": beside another price what has one is what is had for it.
  const isAlone = brief.items.filter(({ value }) => value.price !== undefined).length < 2;
  const items = brief.items.flatMap((item): Slot<ListedItem>[] => {
    const around = item.value.price === undefined ? null : afterSum(prompt, item);
    if (!around || item.value.note !== undefined) return [item];
    const note = included.exec(around.after)?.groups?.['note'];
    const noted = note === undefined ? {} : { note: capitalise(note.trim()) };
    if (
      (isAlone || kind.value === 'event') &&
      (whenOnly.test(item.value.name) || dayFirst.test(item.value.name))
    )
      return [{ ...item, value: { ...item.value, name: 'Entry', ...noted } }];
    // "the Railway Club, £25 with buffet": where it is costs nothing.
    const isHouse =
      kind.value === 'event' &&
      /^\p{Lu}/u.test(item.value.name) &&
      !/\b(?:tickets?|entry|pass|adults?|child(?:ren)?|kids|family|concessions?|students?|members?|weekend|early bird|vip|stand\p{L}*|seat\p{L}*)\b/iu.test(
        item.value.name,
      ) &&
      new RegExp(String.raw`\b(?:the|at)\s(?:the\s)?${escape(item.value.name)},?\s$`, 'u').test(
        around.before,
      );
    if (isHouse) return [{ ...item, value: { ...item.value, name: 'Entry', ...noted } }];
    const what = behind.exec(around.after)?.groups?.['what'];
    const isApart = /[,;.]\s(?:\p{L}+\s){0,2}$/u.test(around.before);
    if (what === undefined || people.test(what) || !isApart) return [item];
    return [
      { ...item, value: { section: 'amenities', name: capitalise(item.value.name) } },
      { ...item, value: { ...item.value, name: capitalise(what) } },
    ];
  });
  return { ...brief, items };
}
