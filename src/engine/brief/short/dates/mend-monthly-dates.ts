import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const hour = String.raw`\d{1,2}(?:[:.]\d\d)?(?:\s?[ap]m)?`;
/** "swap dates (first Sunday of March, May and October, 11 to 1), at the Methodist Hall": one day in each of several months. */
const several = new RegExp(
  String.raw`(?:(?<label>(?:\p{L}+\s)?(?:dates|meetings|swaps|sessions|markets|fairs|walks|sales|open days|workshops))(?:\s?\(|:\s|\s(?:on\s)?(?:the\s)?))?(?<which>(?:first|second|third|fourth|last)\s(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day)\s(?:of|in)\s(?<months>${month}(?:,\s${month})*,?\s(?:and|&)\s${month})(?:,?\s(?:from\s)?(?<from>${hour})\s?(?:to|-|–|until|till)\s?(?<to>${hour}))?\)?(?:,?\s(?:at|in)\s(?<where>(?:the\s)?\p{Lu}[\p{L}’']*(?:\s\p{Lu}[\p{L}’']*){0,4}))?`,
  'u',
);
const upper = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Days that return in some months of the year, each a date of its own; dates alone are nothing that is offered. */
export function mendMonthlyDates(brief: Brief): Brief {
  const found = several.exec(brief.prompt);
  if (brief.language.value !== 'en' || !found) return brief;
  const { label = '', which = '', months = '', from, to, where } = found.groups ?? {};
  const area = { start: found.index, end: found.index + found[0].length };
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.length > 0 && spans.every(({ start, end }) => start < area.end && end > area.start);
  const name = upper(label.replace(/\s?dates$/iu, '').replace(/(?<=\p{L}{3}[^s])s$/u, '')) || 'Date';
  const time = from === undefined ? '' : `, ${from} to ${to ?? ''}`;
  const rows = (months.match(new RegExp(month, 'gu')) ?? []).map((one): Slot<ListedItem> => ({
    value: {
      section: 'events',
      name,
      when: `${upper(which)} of ${one}${time}`,
      ...(where === undefined ? {} : { note: upper(where.replace(/^the\s/u, '')) }),
    },
    spans: [area],
  }));
  const isDates = /\bdates$/iu.test(brief.offer?.value ?? '');
  const sign = /(?:^|\s)((?:\p{Lu}\p{L}+\s)?\p{Lu}\p{L}+)$/u.exec(brief.name?.value ?? '')?.[1];
  return {
    ...brief,
    ...(isDates
      ? {
          offer: sign && brief.name ? { value: sign.toLowerCase(), spans: brief.name.spans } : null,
          kind: brief.kind.value === 'unknown' ? { value: 'nonprofit' as const, spans: [] } : brief.kind,
        }
      : {}),
    place: brief.place && isIn(brief.place) ? null : brief.place,
    items: [...brief.items.filter((one) => !isIn(one)), ...rows],
    parts: brief.parts.filter((one) => !isIn(one)),
    phrases: brief.phrases.filter((one) => !isIn(one)),
    hours: brief.hours && isIn(brief.hours) ? null : brief.hours,
    date: brief.date && isIn(brief.date) ? null : brief.date,
  };
}
