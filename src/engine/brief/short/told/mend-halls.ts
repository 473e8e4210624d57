import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { withoutStretch } from './without-stretch';
import { capitalise } from '../../../capitalise';

const house =
  /\b(?:halls?|community (?:centre|center|hub|building)|village centre|institute|church rooms?|parish rooms?|scout hut|pavilion|function rooms?|rooms? (?:for|to) hire|room hire|hires? out)\b/iu;
const slept = /\b(?:bed(?:room)?s?|sleeps|per night|a night|b&b|en-?suite|breakfast|guest ?house|hotel)\b/iu;
const noun =
  'halls?|rooms?|chapel|lounge|kitchen|studio|annexe?|library|gallery|pavilion|barn|marquee|caf[eé]|space|theatre|suite|loft|bar|snug|parlour';
const room = String.raw`(?:the\s|an?\s|our\s)?(?<room>(?:(?!(?:holds|seats|and|the|for|with|out|has|have|our|an?|three|two|four)\s)[\p{L}\d’'&-]+\s){0,3}?(?:${noun}))`;
const many = String.raw`(?:(?:up to|about|of|around|max(?:imum)?)\s)?(?<many>\d{1,4})(?:\s(?:people|seated|standing|guests|seats|max))?`;
const held = new RegExp(
  String.raw`(?<![\p{L}\d’'])${room}(?:\s\((?:capacity|seats|holds|max|for)?:?\s?${many}\)|,?\s(?<verb>holds|seats|takes|fits|accommodates|for|capacity)\s${many.replace('?<many>', '?<told>')}(?=[),.;:\n]|\sand\s|\s?$)|\s(?<bare>\d{1,4})(?=[),.;:\n]|\sand\s|\s?$))`,
  'giu',
);

const bareName = (name: string): string => name.toLowerCase().replace(/^(?:the|an?|our)\s/u, '');

function roomsIn(prompt: string): readonly Slot<ListedItem>[] {
  // "Main hall holds 120, committee room 30": told once for both.
  let last = 'holds';
  return [...prompt.matchAll(held)].map(({ 0: all, index, groups }) => {
    const verb = groups?.['verb']?.toLowerCase() ?? last;
    last = /^(?:seats|takes|fits)$/u.test(verb) ? verb : 'holds';
    const count = groups?.['many'] ?? groups?.['told'] ?? groups?.['bare'] ?? '';
    return {
      value: {
        section: 'rooms',
        name: capitalise(groups?.['room']?.trim() ?? ''),
        note: `${capitalise(last)} ${count}`,
      },
      spans: [{ start: index, end: index + all.length }],
    };
  });
}

/**
 * "Main hall holds 120, committee room 30": rooms that are let by the hour, each with how many it holds, and neither
 * services nor bedrooms.
 */
export function mendHalls(brief: Brief): Brief {
  const { prompt } = brief;
  if (brief.language.value !== 'en' || !house.test(prompt) || slept.test(prompt)) return brief;
  const rooms = roomsIn(prompt);
  if (rooms.length < 2) return brief;
  const names = new Set(rooms.map(({ value }) => bareName(value.name)));
  const isRoom = (name: string): boolean => names.has(bareName(name));
  const priced = brief.items.filter(({ value }) => value.price !== undefined && isRoom(value.name));
  // "From £10 an hour": the lowest of all, and no price of each.
  const shared = new Set(priced.map(({ value }) => value.price)).size === 1 && priced.length > 1;
  const priceOf = (name: string): { readonly price?: string } => {
    const price = priced.find(({ value }) => bareName(value.name) === bareName(name))?.value.price;
    return price === undefined || shared ? {} : { price };
  };
  const rest = rooms.flatMap(({ spans }) => spans).reduce(withoutStretch, brief);
  const hire = shared ? hireOf(prompt, priced[0]?.value.price ?? '') : [];
  return {
    ...rest,
    items: [
      ...rooms.map((one) => ({ ...one, value: { ...one.value, ...priceOf(one.value.name) } })),
      ...rest.items.filter(({ value }) => !isRoom(value.name)),
      ...hire,
    ],
    phrases: rest.phrases.filter(({ value }) => !isRoom(value)),
    parts: rest.parts.filter(({ value }) => !isRoom(value.title) && !meeting.test(value.title)),
    sections: [
      ...rest.sections.filter(({ value }) => value !== 'rooms'),
      { value: 'rooms', spans: rooms[0]?.spans ?? [] },
      ...groupsIn(rest),
    ],
    counts: rest.counts.filter(({ value }) => value.thing !== 'rooms'),
  };
}

const meeting =
  /^(?:a list of |our |the )?(?:regular|weekly|local) (?:groups|users|hirers|classes|bookings)$/iu;

/** "A list of regular groups": what is on in the rooms in a week. */
const groupsIn = ({ parts, sections }: Brief): Brief['sections'] =>
  sections.some(({ value }) => value === 'timetable')
    ? []
    : parts
        .filter(({ value }) => meeting.test(value.title))
        .slice(0, 1)
        .map(({ spans }) => ({ value: 'timetable', spans }));

function hireOf(prompt: string, price: string): readonly Slot<ListedItem>[] {
  const start = Math.max(0, prompt.indexOf(price));
  const isLowest = /\bfrom\s$/iu.test(prompt.slice(0, start));
  return [
    {
      value: {
        section: 'pricing',
        name: 'Hire of a room',
        price,
        ...(isLowest ? { priceLead: 'from' } : {}),
      },
      spans: [{ start, end: start + price.length }],
    },
  ];
}
