import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

/** Houses that have such evenings; elsewhere they are what somebody offers. */
const houses: ReadonlySet<string> = new Set(['bar', 'restaurant', 'cafe', 'hotel']);
const what = String.raw`(?:pub |music |table |general )?(?:quiz|trivia|bingo|karaoke|open[- ]mic|jazz|folk|blues|comedy|games|board game|film|movie|curry|steak|burger|pie|poker|dj|vinyl|salsa|acoustic|darts)(?:[ -](?:nights?|evenings?|sessions?|sundays?))?|live (?:music|bands?|jazz|sport|football|acts)|happy hour|jam sessions?`;
const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const night = new RegExp(
  String.raw`(?<=^|[,.;:(]\s*|\band\s|\bwith\s|\bplus\s)(?:an?\s|our\s)?(?<what>${what})(?:,?\s(?:is\s)?(?:on\s|every\s|each\s)*(?<when>(?:(?:first|second|third|last)\s)?${day}(?:\s(?:of the month|and ${day}|nights?))?)(?:\s(?:at|from)\s(?<hour>\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)?))?)?(?=\s*(?:[,.;)]|$)|\sand\b)`,
  'giu',
);

/** "quiz night Wednesdays, live music" of a pub: what is on there, by its day. */
export function mendNights(brief: Brief): Brief {
  if (brief.language.value !== 'en' || !houses.has(brief.kind.value)) return brief;
  const found = [...brief.prompt.matchAll(night)].filter(({ groups }) => groups?.['what'] !== undefined);
  // One of them without a day may be a trade or a wish for a page.
  if (!found.some(({ groups }) => groups?.['when'] !== undefined)) return brief;
  const spans = found.map(({ index, 0: all }) => ({ start: index, end: index + all.length }));
  const isIn = (slot: Slot<unknown>): boolean =>
    slot.spans.length > 0 &&
    slot.spans.every((one) => spans.some(({ start, end }) => one.start < end && one.end > start));
  const nights = found.map(({ groups }, at): Slot<ListedItem> => {
    const [when, hour] = [groups?.['when'], groups?.['hour']];
    return {
      value: {
        section: 'events',
        name: capitalise(groups?.['what'] ?? ''),
        ...(when === undefined ? {} : { when: capitalise(hour === undefined ? when : `${when}, ${hour}`) }),
      },
      spans: spans.slice(at, at + 1),
    };
  });
  return {
    ...brief,
    items: [...brief.items.filter((item) => !isIn(item)), ...nights],
    parts: brief.parts.filter((part) => !isIn(part)),
    phrases: brief.phrases.filter((phrase) => !isIn(phrase)),
  };
}
