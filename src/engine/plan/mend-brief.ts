import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { tellsMuch } from './retelling';
import { toldLine } from './told/told-line';
import { isRequest, toldSentences } from './told/told-sentences';

// "Imogen Clarke, piano and head of the school; Tariq Rahman, drums": a name, a comma, what they do, and the next one.
const person = /(?:^|[;:.]\s+)((?:\p{Lu}[\p{L}’'-]+\s){1,2}\p{Lu}[\p{L}’'-]+),\s([^;:.?!\n]{3,80})(?=[;.])/gu;
const clause = /\b(?:is|are|was|can|be|will|must|welcome)\b/iu;
const peopled = new Set<ListedItem['section']>(['team', 'teacher', 'speakers']);

const peopleIn = (prompt: string): readonly Slot<ListedItem>[] =>
  prompt
    .split('\n')
    .filter((line) => line.includes(';'))
    .flatMap((line) => {
      const found = [...line.matchAll(person)];
      const from = prompt.indexOf(line);
      return found.length < 2
        ? []
        : found.map(({ 0: all, 1: name = '', 2: note = '', index }) => {
            const start = from + index + all.indexOf(name);
            return {
              value: { name, note: note.trim(), section: 'team' as const },
              spans: [{ start, end: start + name.length }],
            };
          });
    });

// "Dog-friendly café": half of a word is no name.
const isCutName = ({ name, prompt }: Brief): boolean =>
  name !== null &&
  name.spans.length > 0 &&
  name.spans.every(({ end }) => /^-\p{Ll}/u.test(prompt.slice(end, end + 2)));

// Cut out of "we teach children to …" or "we make boats and sail them".
const isNoThing =
  /^(?:(?:my\s)?(?:brother|sister|son|daughter|husband|wife|dad|mum|partner|friend|mate)\s\p{L}+|children|adults|kids|people|families|beginners)$|\s(?:them|it)$/iu;

// "For gardens, schools and balconies": those served are no offers.
const served = /\sfor (?:[\p{L}’'-]+(?:\s[\p{L}’'-]+)?(?:,\s(?:and\s)?|\sand\s))+$/u;
const isServed = ({ prompt, items }: Brief, { spans, value }: Slot<ListedItem>): boolean =>
  value.price === undefined &&
  value.section === 'services' &&
  spans.some(({ start }) => {
    const at = served.exec(prompt.slice(0, start))?.index;
    // "board games, e-bikes for kids, puzzles": there one thing of the list is for them.
    return at !== undefined && !items.some((item) => item.spans.some(({ end }) => end === at));
  });

const priced = new Set<ListedItem['section']>([
  'menu', 'products', 'pricing', 'tickets', 'rooms', 'services', 'donation', 'listings', 'app', null,
]); // prettier-ignore

// "Group lessons £38", "Friends scheme £12 a year": a lesson plan or a diary shows no prices, so they stand with the others.
const toPrices = (item: Slot<ListedItem>): Slot<ListedItem> =>
  item.value.price === undefined || item.value.when !== undefined || priced.has(item.value.section)
    ? item
    : { ...item, value: { ...item.value, section: 'pricing' } };

const sellsPlans = new Set(['saas', 'mobile-app', 'gym', 'yoga', 'course', 'studio', 'agency']);
// "stalls, bouncy castle, raffle £1": what costs nothing is no row of a price list.
// "prices for small, medium and large dogs" asks for such rows.
const askedPrices =
  /\b(?:prices?|pricing|price list|rates|fees|charges|tickets|passes|packages)\s(?:for|by)\s$/u;
/** As plans are called anywhere: packages whose prices nobody told. */
const planName =
  /^(?:bronze|silver|gold|platinum|diamond|basic|standard|premium|deluxe|starter|pro|plus|essential|classic|luxury|vip)$/iu;
const fromPrices = (kind: string, prompt: string, item: Slot<ListedItem>): Slot<ListedItem> =>
  item.value.price !== undefined ||
  askedPrices.test(prompt.slice(0, item.spans[0]?.start)) ||
  item.value.section !== 'pricing' ||
  item.value.note !== undefined ||
  sellsPlans.has(kind) ||
  planName.test(item.value.name) ||
  /^(?:free|gratis|gratuit|kostenlos|grátis)/iu.test(item.value.name)
    ? item
    : { ...item, value: { ...item.value, section: 'services' } };

// "dog show, tombola, entry £2": what is on at a day costs nothing by itself.
const fromTickets = (kind: string, item: Slot<ListedItem>): Slot<ListedItem> =>
  kind === 'event' &&
  item.value.section === 'tickets' &&
  item.value.price === undefined &&
  item.value.note === undefined &&
  !/\b(?:free|tickets?|pass|passes|days?|adults?|child(?:ren)?|kids|concessions?|weekend|early bird|vip|standard|standing|seated|sold out)\b/iu.test(
    item.value.name,
  )
    ? { ...item, value: { ...item.value, section: 'services' } }
    : item;

const when = /^(?:(?:mid)?week(?:days?|ends?|nights?)?|(?:off-?)?peak|adults?|child(?:ren)?|concessions?)$/iu;
// "2 rooms, £22pp weekdays": when a price holds is no room, but in a hotel it is a rate.
const cooking = new Set(['bar', 'restaurant', 'cafe', 'bakery']);
const slept =
  /\b(?:(?:bed)?rooms?|suites?|doubles?|twins?|singles?|beds?|nights?|b&b|stay|apartments?|cottage|annexe?)\b/iu;
const fromRooms = (kind: string, offer: string, item: Slot<ListedItem>): Slot<ListedItem> =>
  item.value.section === 'rooms' && cooking.has(kind) && !slept.test(item.value.name)
    ? // "pub with rooms: Sunday roast £17, 4 rooms from £95"
      { ...item, value: { ...item.value, section: 'menu' } }
    : fromHouse(kind, offer, item);
const fromHouse = (kind: string, offer: string, item: Slot<ListedItem>): Slot<ListedItem> =>
  item.value.section === 'rooms' &&
  kind !== 'hotel' &&
  !cooking.has(kind) &&
  // "Escape room: The Vault, Sub 13. £24 per person": what each of them costs.
  (when.test(item.value.name) || (item.value.price !== undefined && item.value.name.toLowerCase() === offer))
    ? { ...item, value: { ...item.value, section: 'pricing' } }
    : item;

// "Full service £110 … no shop": without a shelf what costs something stands among the prices.
// "Puncture repair £12", "e-bikes £40 a day": of a shop's work and hire nothing lies on a shelf.
const worked = /\b(?:servic(?:e|ing)|repairs?|hire|rental|fitting|tuning|restringing|alterations?|lessons?|workshops?|classes|tuition|course)$/iu; // prettier-ignore
const hired = /\b(?:an?|per|half)\s(?:day|hour|half day|week|weekend|session)\b|\/\s?(?:hr|hour|day)\b/iu;
const fromShelf = ({ excluded, kind }: Brief, item: Slot<ListedItem>): Slot<ListedItem> =>
  (item.value.section === 'products' ||
    (item.value.section === 'menu' && / hire$/iu.test(item.value.name))) &&
  item.value.price !== undefined &&
  kind.value !== 'product' &&
  (excluded.some(({ value }) => value === 'products') ||
    worked.test(item.value.name) ||
    hired.test(item.value.price))
    ? { ...item, value: { ...item.value, section: 'pricing' } }
    : item;

const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/iu;

// The sentence round a place in the prompt.
const sentenceAt = (prompt: string, at: number): string => {
  const before =
    prompt
      .slice(0, at)
      .split(/[.!?]\s|\n/u)
      .at(-1) ?? '';
  const after = prompt.slice(at).split(/[.!?](?:\s|$)|\n/u, 1)[0] ?? '';
  return before + after;
};

/** Parts that a list of something else was taken for: people, fields of a form, points, half a quotation. */
const isRealPart = (brief: Brief, told: string, slot: Brief['parts'][number]): boolean => {
  const at = slot.spans[0]?.start;
  if (slot.value.isPage || at === undefined) return true;
  const sentence = sentenceAt(brief.prompt, at);
  const isQuoted = brief.quotes.some(
    ({ value }) =>
      value.text.includes(slot.value.title.toLowerCase()) || value.text.includes(slot.value.title),
  );
  return (
    !isQuoted &&
    !sentence.includes(';') &&
    !/\bpoints?:/iu.test(sentence) &&
    !/\bform\b.*\bwith\b/iu.test(sentence) &&
    !told.includes(slot.value.title.toLowerCase())
  );
};

/** Of a short prompt: parts named in the line that tells of the business ("juniors squad") are offers of it, no sections. */
const takeTold = (brief: Brief): Brief => {
  // The chapters of a guide are its parts, wherever they are named.
  if (brief.offer?.value === 'guidebook') return brief;
  const line = toldLine(brief)?.toLowerCase() ?? '';
  const isTold = ({ value }: Brief['parts'][number]) =>
    !value.isPage && line.includes(value.title.toLowerCase());
  const known = [...brief.phrases.map(({ value }) => value), ...brief.items.map(({ value }) => value.name)]
    .join('|')
    .toLowerCase();
  const offers = brief.parts
    .filter((part) => isTold(part) && !known.includes(part.value.title.toLowerCase()))
    .map(({ value, spans }) => ({ value: value.title, spans }));
  return {
    ...brief,
    phrases: [...brief.phrases, ...offers],
    parts: brief.parts.filter((part) => !isTold(part)),
  };
};

/**
 * The brief without what a long prompt was misread for: things that are half a sentence ("Dogs are welcome in two rooms
 * and"), parts that are fields of a form, offers that are hours; and with what a list of people parted by semicolons
 * says in full. As sentences they stand on the site anyway.
 */
export const mendBrief = (read: Brief): Brief => {
  const named = isCutName(read) ? { ...read, name: null } : read;
  const brief = {
    ...named,
    items: named.items
      .map(toPrices)
      .map((item) =>
        fromRooms(
          named.kind.value,
          named.offer?.value.toLowerCase() ?? '',
          fromPrices(named.kind.value, named.prompt, item),
        ),
      )
      .map((item) => fromTickets(named.kind.value, item))
      .map((item) => fromShelf(named, item))
      .filter(
        (item) =>
          (item.value.price !== undefined ||
            item.value.when !== undefined ||
            item.value.section === 'categories' ||
            !isNoThing.test(item.value.name)) &&
          !isServed(read, item),
      ),
  };
  const sentences = brief.language.value === 'en' && brief.spoken === 'en' ? toldSentences(brief.prompt) : [];
  if (sentences.length === 0) return takeTold(brief);
  const told = sentences.join(' ').toLowerCase();
  const people = peopleIn(brief.prompt);
  const listed = people
    .map(({ value }) => `${value.name}, ${value.note ?? ''}`)
    .join('; ')
    .toLowerCase();
  const address = brief.address?.value.toLowerCase() ?? '';
  const isOffer = (text: string) =>
    !isRequest(text) &&
    !weekday.test(text) &&
    !listed.includes(text.toLowerCase()) &&
    !address.includes(text.toLowerCase()) &&
    text.toLowerCase() !== brief.name?.value.toLowerCase() &&
    !clause.test(text);
  const staysIn = /\bcheck[- ]?in\b/iu.test(brief.prompt);
  const offer = brief.offer?.value.toLowerCase() ?? '';
  // Of a long prompt the sentence that says what the business is tells the offer, wherever it stands.
  const isAside =
    !tellsMuch(brief) &&
    offer !== '' &&
    told.includes(offer) &&
    !(sentences[0] ?? '').toLowerCase().includes(offer);
  // Nothing is ordered that has no price.
  const isSilent =
    brief.excluded.some(({ value }) => value === 'pricing') &&
    !brief.items.some(({ value }) => value.price !== undefined) &&
    !/\b(?:cart|basket|check ?out|(?:order\p{L}*|buy\p{L}*|sell\p{L}*) online|online (?:shop|store))\b/iu.test(
      brief.prompt,
    ) &&
    !brief.excluded.some(({ value }) => value === 'cart');
  return {
    ...brief,
    excluded: isSilent
      ? [...brief.excluded, ...(['cart', 'checkout'] as const).map((value) => ({ value, spans: [] }))]
      : brief.excluded,
    behaviours: isSilent ? brief.behaviours.filter(({ value }) => value !== 'cart') : brief.behaviours,
    offer: isAside ? null : brief.offer,
    items: [
      ...brief.items.filter(
        ({ value }) => !clause.test(value.name) && !(people.length > 0 && peopled.has(value.section)),
      ),
      ...people,
    ],
    phrases: brief.phrases.filter(({ value }) => isOffer(value)),
    parts: brief.parts.filter((slot) => isRealPart(brief, told, slot)),
    // A guest checks out of a room.
    sections: brief.sections.filter(({ value }) => !(staysIn && (value === 'checkout' || value === 'cart'))),
  };
};
