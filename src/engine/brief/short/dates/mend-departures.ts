import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { overlaps } from '../../words/slot-spans';
import { capitalise } from '../../../capitalise';

const hour = String.raw`\d{1,2}[.:]\d\d(?: ?[ap]m)?`;
const leaving = new RegExp(
  String.raw`\b(?<from>(?:from|to|towards|leaves|leaving|departs|departures from) (?:the )?[A-Z][\w’' -]{1,28}?):? (?:at )?(?<times>${hour}(?:(?:, | and |, and )${hour})+)`,
  'g',
);

/** "Adults £4.20": what is paid has no hour. */
const asFare = (item: Slot<ListedItem>): Slot<ListedItem> =>
  item.value.section === 'timetable' && item.value.price !== undefined && item.value.when === undefined
    ? { ...item, value: { ...item.value, section: 'pricing' } }
    : item;

/** "from Sandle 7:30, 9:00; from Mainland 8:10, 10:20": when it leaves on either side, and no usual timetable. */
export function mendDepartures(brief: Brief): Brief {
  if (brief.language.value !== 'en' || !/\d[.:]\d\d(?: ?[ap]m)?(?:,| and) \d/.test(brief.prompt))
    return brief;
  const rows = [...brief.prompt.matchAll(leaving)].map(({ index, 0: text, groups }): Slot<ListedItem> => ({
    value: {
      section: 'timetable',
      name: capitalise(
        (groups?.['from'] ?? '').replace(/^(?:leaves|leaving|departs|departures from)/, 'From'),
      ),
      when: groups?.['times'] ?? '',
    },
    spans: [{ start: index, end: index + text.length }],
  }));
  if (rows.length === 0) return brief;
  const spans = rows.flatMap((row) => row.spans);
  const isInside = (slot: Slot<unknown>): boolean => slot.spans.length > 0 && overlaps(slot.spans, spans);
  return {
    ...brief,
    place: brief.place && isInside(brief.place) ? null : brief.place,
    address: brief.address && isInside(brief.address) ? null : brief.address,
    hours: brief.hours && isInside(brief.hours) ? null : brief.hours,
    phrases: brief.phrases.filter((phrase) => !isInside(phrase)),
    items: [...brief.items.filter((item) => !isInside(item)).map(asFare), ...rows],
  };
}
