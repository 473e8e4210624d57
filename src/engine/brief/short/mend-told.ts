import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

const serving: ReadonlySet<SiteKind> = new Set(['restaurant', 'cafe', 'bar']);
const letRoom = /\b(?:bed)?rooms?\b|\bsuites?\b/iu;

/** "gastropub with rooms: roast £19.50, five bedrooms from £130": a room is no dish, and a dish no room. */
function withRooms(brief: Brief): Brief {
  if (!serving.has(brief.kind.value) || !brief.items.some(({ value }) => value.section === 'rooms'))
    return brief;
  return {
    ...brief,
    items: brief.items.map((item) =>
      item.value.price === undefined || (item.value.section !== 'rooms' && item.value.section !== 'menu')
        ? item
        : { ...item, value: { ...item.value, section: letRoom.test(item.value.name) ? 'rooms' : 'menu' } },
    ),
  };
}

/** "plans Free, Pro $15 and Shop $49": the free one is called so, and a plan's name asks for no shop. */
function withPlans(brief: Brief): Brief {
  const { items, sections, prompt } = brief;
  const named = items.map((item): Slot<ListedItem> =>
    /^(?:plans?|tiers?|packages?|prices?|pricing)$/iu.test(item.value.name) &&
    /^free$/iu.test(item.value.price ?? '')
      ? { ...item, value: { ...item.value, name: 'Free' } }
      : item,
  );
  const isPlan = (slot: Slot<unknown>): boolean =>
    slot.spans.length > 0 &&
    slot.spans.every(({ start, end }) =>
      named.some(
        ({ value }) =>
          value.section === 'pricing' &&
          value.price !== undefined &&
          value.name === prompt.slice(start, end) &&
          prompt.startsWith(value.price.split(' ')[0] ?? '\n', end + 1),
      ),
    );
  // "lets shops build size charts": those who use it.
  const isCustomer = (slot: Slot<unknown>): boolean =>
    (brief.kind.value === 'saas' || brief.kind.value === 'mobile-app') &&
    slot.value === 'products' &&
    slot.spans.length > 0 &&
    slot.spans.every(({ start, end }) => /^shops?$/iu.test(prompt.slice(start, end)));
  return { ...brief, items: named, sections: sections.filter((slot) => !isPlan(slot) && !isCustomer(slot)) };
}

const moved =
  /\b(?:first|before|previously|formerly|once|originally)\sin\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?,?\s(?:and\s)?(?:now|today)\s(?:based\s|living\s)?in\s(?<town>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)/u;

/** "first in Lagos and now in Bristol": where they are is where they are now. */
function withNow(brief: Brief): Brief {
  const found = moved.exec(brief.prompt);
  const town = found?.groups?.['town'];
  if (!found || town === undefined || !found[0].includes(brief.place?.value ?? '')) return brief;
  const start = found.index + found[0].length - town.length;
  return { ...brief, place: { value: town, spans: [{ start, end: start + town.length }] } };
}

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?\s${month}`;
const days = new RegExp(
  String.raw`\b(?:next\s)?dates?(?:\sare)?:?\s(?<list>${day}(?:(?:,\s|\s(?:and|&)\s|,\sand\s)${day}){1,8})`,
  'iu',
);
const isDay = new RegExp(String.raw`^${day}$`, 'iu');

/** "Weave a Scarf in a Day (£120), next dates 14 June, 12 July and 9 August": each is a day of what stands before. */
function withDays(brief: Brief): Brief {
  const found = days.exec(brief.prompt);
  const list = found?.groups?.['list'];
  if (!found || list === undefined) return brief;
  const before = brief.items
    .filter(({ value, spans }) => value.price !== undefined && (spans[0]?.start ?? Infinity) < found.index)
    .toSorted((one, other) => (other.spans[0]?.start ?? 0) - (one.spans[0]?.start ?? 0))[0];
  const from = found.index + found[0].length - list.length;
  const isInside = (slot: Slot<unknown>): boolean =>
    slot.spans.some(({ start, end }) => start < from + list.length && end > from);
  const kept = brief.items.filter(
    (item) =>
      !isDay.test(item.value.name) && (item === before || item.value.price !== undefined || !isInside(item)),
  );
  const named = before?.value.name ?? brief.offer?.value;
  if (named === undefined) return { ...brief, items: kept };
  const name = named.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
  return {
    ...brief,
    phrases: brief.phrases.filter((phrase) => !isInside(phrase)),
    items: [
      ...kept,
      ...[...list.matchAll(new RegExp(day, 'giu'))].map(({ 0: when, index }): Slot<ListedItem> => ({
        value: { section: 'events', name, when },
        spans: [{ start: from + index, end: from + index + when.length }],
      })),
    ],
  };
}

const included =
  /\b(?:every|each|all)\s\p{L}+\s(?:includes?|comes? with|has|have)\s(?<list>[^.;\n]{8,160})/iu;

/** "what's included … Every hire includes a handover lesson, fuel and parking": told, so nothing else is made up there. */
function withIncluded(brief: Brief): Brief {
  const isAsked =
    brief.sections.some(({ value }) => value === 'amenities') ||
    /\bwhat['’]?s included\b/iu.test(brief.prompt);
  const found =
    isAsked && !brief.items.some(({ value }) => value.section === 'amenities')
      ? included.exec(brief.prompt)
      : null;
  const list = found?.groups?.['list'];
  if (!found || list === undefined) return brief;
  const start = found.index + found[0].length - list.length;
  const items = list.split(/,\s(?:and\s)?|\sand\s/u).map((one): Slot<ListedItem> => {
    const name = one
      .trim()
      .replace(/^(?:an?|the)\s/iu, '')
      .replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
    return { value: { section: 'amenities', name }, spans: [{ start, end: start + list.length }] };
  });
  return items.length < 2 ? brief : { ...brief, items: [...brief.items, ...items] };
}

/** "Event page: Zine Fair, Saturday 4 October": the page is of one event, and asks for no list of others. */
function withoutOthers(brief: Brief): Brief {
  const { kind, date, sections, prompt, items } = brief;
  if (kind.value !== 'event' || date === null || items.some(({ value }) => value.section === 'events'))
    return brief;
  return {
    ...brief,
    sections: sections.filter(
      ({ value, spans }) =>
        value !== 'events' ||
        !spans.every(
          ({ start }) => start < 30 && /^events?\s(?:page|site|website)\b/iu.test(prompt.slice(start)),
        ),
    ),
  };
}

/** Listed things and the town of an English prompt where the words round them tell which they are. */
export const mendTold = (brief: Brief): Brief =>
  [withRooms, withPlans, withNow, withDays, withIncluded, withoutOthers].reduce(
    (read, mend) => mend(read),
    brief,
  );
