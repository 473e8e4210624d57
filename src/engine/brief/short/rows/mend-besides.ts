import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { isKnownTown, isTownOrName } from '../../words/ordinary-words';

/** Businesses that come, mend, treat or teach. */
export const doingKinds: ReadonlySet<SiteKind> = new Set([
  'home-services', 'construction', 'cleaning', 'auto', 'clinic', 'dentist', 'therapist', 'veterinary', 'salon', 'spa', 'course', 'gym',
  'yoga', 'law', 'accountant', 'photographer', 'unknown',
]); // prettier-ignore

/** A clause of a prompt, with its place. */
export type Clause = Span & { readonly text: string };

/** The clauses of a prompt; a mark inside of a number parts none. */
export const clausesOf = (prompt: string): readonly Clause[] =>
  [...prompt.matchAll(/(?:[^,;.\n]|[.,](?=\d))+/gu)].map(({ 0: text, index }) => {
    const start = index + (/^\s*/u.exec(text)?.[0].length ?? 0);
    return { text: text.trim(), start, end: start + text.trim().length };
  });

const meets = (slot: Slot<unknown>, { start, end }: Span): boolean =>
  slot.spans.some((one) => one.start < end && one.end > start);

const towns = (text: string): readonly string[] =>
  text.replace(/^(?:in|around|covering|across)\s/iu, '').split(/\s(?:and|&|n|\+|to)\s|\s?\/\s?/iu);

const capitalise = (text: string): string =>
  text.replace(/(?<![\p{L}'’])\p{Ll}(?=\p{L})(?!(?:nd|on|pon|he)\b)/gu, (letter) =>
    letter.toLocaleUpperCase(),
  );

const directed = /^(?:north|south|east|west|central|greater|inner|outer|mid|downtown)[- ]/iu;

/** "chimney sweep, swansea and gower, £60": a clause of towns and nothing else is where it is. */
function withTowns(brief: Brief): Brief {
  if (brief.place !== null || brief.address !== null) return brief;
  const found = clausesOf(brief.prompt)
    .slice(1, 4)
    .find(({ text }) => {
      const all = towns(text).map((town) => town.toLowerCase());
      return (
        (all.length > 1 || directed.test(text)) &&
        all.length < 4 &&
        all.some((town) => isKnownTown(town.replace(directed, ''))) &&
        all.every(
          (town) =>
            isKnownTown(town.replace(directed, '')) || isTownOrName(town) || /^\p{L}{4,}$/u.test(town),
        )
      );
    });
  // "Burgundy and cream.": how it looks.
  if (!found || brief.colours.some((colour) => meets(colour, found))) return brief;
  const value = towns(found.text).map(capitalise).join(' and ');
  return {
    ...brief,
    place: { value, spans: [found] },
    name: brief.name && meets(brief.name, found) ? null : brief.name,
    items: brief.items.filter((item) => !meets(item, found) || item.value.price !== undefined),
    phrases: brief.phrases.filter((phrase) => !meets(phrase, found)),
  };
}

const besides =
  /^(?:and\s|also\s|plus\s)?(?<what>\p{L}[\p{L} '’-]{3,40}?)\s(?:too|as well|also|also available)$/iu;
const said =
  /^(?:we|i|you|they|it|he|she|open|kids|children|dogs|pets|cards?|cash|weekends?|evenings?|sundays?|saturdays?)\b/iu;

/** "10 lessons €420, intensive courses too": what is done besides is a service, whatever else its words could ask for. */
function withBesides(brief: Brief): Brief {
  if (!doingKinds.has(brief.kind.value)) return brief;
  const found = clausesOf(brief.prompt)
    .slice(1)
    .flatMap((clause) => {
      const what = besides.exec(clause.text)?.groups?.['what'];
      return what === undefined || said.test(what) ? [] : [{ what, clause }];
    })
    .filter(({ clause }) => !brief.items.some((item) => meets(item, clause)));
  if (found.length === 0) return brief;
  const isInside = (slot: Slot<unknown>): boolean =>
    slot.spans.length > 0 &&
    found.some(({ clause }) => slot.spans.every((one) => meets({ value: 0, spans: [one] }, clause)));
  return {
    ...brief,
    sections: brief.sections.filter((slot) => !isInside(slot)),
    phrases: brief.phrases.filter((phrase) => !isInside(phrase)),
    parts: brief.parts.filter((part) => !isInside(part)),
    items: [
      ...brief.items,
      ...found.map(({ what, clause }): Slot<ListedItem> => ({
        value: {
          section: 'services',
          name: what.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()),
        },
        spans: [clause],
      })),
    ],
  };
}

const own =
  /^(?:(?:all\s)?our|my|we (?:sell|have|use) our|selling our)\sown\s(?<what>\p{L}[\p{L} '’-]{2,40})$/iu;

/** "farm shop, our own beef and lamb": said of the house, and no two goods of which one is called "Own beef". */
function withOwn(brief: Brief): Brief {
  if (brief.kind.value !== 'shop') return brief;
  const found = clausesOf(brief.prompt).find(({ text }) => own.test(text));
  const isInside = (slot: Slot<ListedItem>): boolean =>
    found !== undefined && meets(slot, found) && slot.value.price === undefined;
  if (!found || !brief.items.some((item) => isInside(item) && /^own\s/iu.test(item.value.name))) return brief;
  return {
    ...brief,
    phrases: brief.phrases.filter((phrase) => !meets(phrase, found)),
    items: [
      ...brief.items.filter((item) => !isInside(item)),
      {
        value: {
          section: 'amenities',
          name: found.text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()),
        },
        spans: [found],
      },
    ],
  };
}

/** "3 rooms, from $145, ferry pickups free": what costs nothing is no room, and the rooms are what the night costs. */
function withRooms(brief: Brief): Brief {
  if (brief.kind.value !== 'hotel') return brief;
  const offer = brief.offer?.value.toLowerCase() ?? '';
  const hasRooms = /\brooms\b/iu.test(brief.prompt);
  return {
    ...brief,
    items: brief.items.map((item): Slot<ListedItem> => {
      const { name, price, section } = item.value;
      if (price !== undefined && /^free$/iu.test(price) && section === 'rooms')
        return {
          ...item,
          value: { section: 'amenities', name: `Free ${name.replace(/^(?:our|the)\s/iu, '')}` },
        };
      return price !== undefined && name.toLowerCase() === offer && hasRooms
        ? { ...item, value: { ...item.value, name: 'Rooms', section: 'pricing' } }
        : item;
    }),
  };
}

const priced = /[£€$₹]\s?\d|(?<!\p{L})R\s?\d/u;

/** "10 lessons €420": lessons that are paid for ask for no list of what is learnt. */
function withoutPaidLessons(brief: Brief): Brief {
  const paid = clausesOf(brief.prompt).filter(
    ({ text, start, end }) =>
      priced.test(text) ||
      brief.items.some(
        ({ value, spans }) =>
          value.section === 'services' && spans.some((one) => one.start >= start && one.end <= end),
      ),
  );
  return {
    ...brief,
    sections: brief.sections.filter(
      ({ value, spans }) =>
        value !== 'curriculum' ||
        spans.length === 0 ||
        !spans.every((one) => paid.some(({ start, end }) => one.start >= start && one.end <= end)),
    ),
  };
}

const tables: Readonly<Partial<Record<SiteKind, 'menu' | 'products'>>> = {
  bakery: 'menu',
  cafe: 'menu',
  restaurant: 'menu',
  shop: 'products',
  florist: 'products',
};
const house =
  /(?:shop|store|bakery|cafe|café|restaurant|bar|pub|deli|stall|van|truck|house|takeaway|florist|baker|stand)$/iu;
const sumPer =
  /^(?:only |just |from )?(?<price>[£€$₹]\s?\d[\d.,]*(?:\s?(?:\/|per|an?|each)\s?\p{L}+|\s?each)?)$/iu;

/** "cupcakes, €20 a dozen": of one thing that is made and one sum the sum is what it costs. */
function withOneSum(brief: Brief): Brief {
  const section = tables[brief.kind.value];
  const offer = brief.offer;
  if (
    !section ||
    !offer ||
    house.test(offer.value) ||
    brief.items.some(({ value }) => value.price !== undefined)
  )
    return brief;
  const found = clausesOf(brief.prompt).filter(({ text }) => sumPer.test(text));
  const [only] = found;
  const price = only && found.length === 1 ? sumPer.exec(only.text)?.groups?.['price'] : undefined;
  if (!only || price === undefined) return brief;
  const name = offer.value.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
  return { ...brief, items: [...brief.items, { value: { section, name, price }, spans: [only] }] };
}

/** Clauses of a short English prompt that say where, what besides, whose and at no cost. */
export const mendBesides = (brief: Brief): Brief =>
  brief.language.value === 'en'
    ? [withTowns, withBesides, withOwn, withRooms, withoutPaidLessons, withOneSum].reduce(
        (told, mend) => mend(told),
        brief,
      )
    : brief;
