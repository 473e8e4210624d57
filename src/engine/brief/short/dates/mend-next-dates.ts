import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?\s${month}`;
const next = new RegExp(
  String.raw`\b(?:the )?next (?:(?:ones|dates|meetings|talks|walks|sessions) )?(?:are|is|will be)(?: on)?:?\s(?<list>${day}(?:(?:,\s|\s(?:and|&)\s|,\sand\s)${day}){0,8})`,
  'iu',
);
const isDay = new RegExp(String.raw`^${day}$`, 'iu');
const held =
  /\b(?<what>meeting|talk|walk|session|class|workshop|concert|rehearsal|market|quiz|supper|lunch|service|ride|swim|clinic|drop-in|open day|work party)(?:s|es)?\b/iu;

/** "We hold meetings every second month …; the next are 14 January, 11 March and 13 May": each is a day of what stands before. */
function withNextDates(brief: Brief): Brief {
  const found = next.exec(brief.prompt);
  const list = found?.groups?.['list'];
  if (!found || list === undefined) return brief;
  const before = brief.prompt.slice(Math.max(0, found.index - 200), found.index);
  const sentence = before.split(/[.!?\n]\s/u).at(-1) ?? '';
  const what = held.exec(sentence)?.groups?.['what'] ?? held.exec(found[0])?.groups?.['what'];
  if (what === undefined) return brief;
  const from = found.index + found[0].length - list.length;
  const isInside = (slot: Slot<unknown>): boolean =>
    slot.spans.some(({ start, end }) => start < from + list.length && end > from);
  const name = what.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
  return {
    ...brief,
    items: [
      ...brief.items.filter(
        (item) => !(item.value.section === 'events' && (isDay.test(item.value.name) || isInside(item))),
      ),
      ...[...list.matchAll(new RegExp(day, 'giu'))].map(({ 0: when, index }): Slot<ListedItem> => ({
        value: { section: 'events', name, when },
        spans: [{ start: from + index, end: from + index + when.length }],
      })),
    ],
  };
}

const bare = /^(?:group|club|society|association|team|organi[sz]ation|business|company)$/iu;
const ending =
  /(?<what>\p{Lu}[\p{L}'’]+\s(?:Association|Society|Club|Group|Guild|Union|Choir|Band|Trust|Forum|League|Federation|Institute|Market|School))$/u;

/** "Ashdown Residents' Association, a group of …": its name says more of what it is than the group. */
function withOffer(brief: Brief): Brief {
  const { name, offer } = brief;
  const what = ending.exec(name?.value ?? '')?.groups?.['what'];
  return name && what !== undefined && (offer === null || bare.test(offer.value))
    ? { ...brief, offer: { value: what.toLowerCase().replace(/['’](?=\s)/u, ''), spans: name.spans } }
    : brief;
}

/** "gloves provided": what comes with a thing is none of those that are done or sold. */
const withoutExtras = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.filter(
    ({ value }) =>
      value.price !== undefined ||
      value.when !== undefined ||
      !/\s(?:provided|included|supplied|welcome)$/iu.test(value.name) ||
      (value.section !== 'services' && value.section !== 'products'),
  ),
});

/** Days that are told after what is held on them, what a name says it is, and what only comes along, in a long prompt. */
export const mendNextDates = (brief: Brief): Brief =>
  [withNextDates, withOffer, withoutExtras].reduce((read, mend) => mend(read), brief);
