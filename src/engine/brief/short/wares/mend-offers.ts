import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import type { ReadPart } from '../names/mend-intro';
import { twoOf } from './two-of';
import { isKnownTown, isTownOrName } from '../../words/ordinary-words';
import { capitalise } from '../../../capitalise';
import { lean } from '../../words/lean-letters';

const list = String.raw`(?:our\s|the\s)?(?:prices?|rates?|price list|pricing|fees?|costs?|charges?|packages?|plans|sizes?|bookings?|sessions available)`;
const labelled = new RegExp(String.raw`^${list},\s(?<size>.+)$`, 'iu');
const isList = new RegExp(String.raw`^${list}$`, 'iu');
const sized = /^(?:extra )?(?:small|medium|large|big|mini|giant|standard|short|long)\s(?<noun>\p{L}+)$/iu;

/** "Prices: small dog £30, medium £40", "packages from €650": what a list is called has no price; what it lists has. */
function withRows(brief: Brief): Brief {
  const offer = brief.offer?.value;
  const priced = brief.items.filter(({ value }) => value.price !== undefined);
  const noun = priced
    .map(({ value }) => sized.exec(value.name)?.groups?.['noun'])
    .find((word) => word !== undefined);
  const rename = ({ value, spans }: Slot<ListedItem>): Slot<ListedItem> => {
    if (value.price === undefined) return { value, spans };
    const size = labelled.exec(value.name)?.groups?.['size'];
    if (size !== undefined)
      return { value: { ...value, name: capitalise(noun === undefined ? size : `${size} ${noun}`) }, spans };
    if (offer !== undefined && isList.test(value.name) && priced.length === 1)
      return { value: { ...value, name: capitalise(offer) }, spans };
    return { value, spans };
  };
  return { ...brief, items: brief.items.map(rename) };
}

const joined = /^(?:for|in|at|and|with|of|from|near|or|to|by|on|who|that|&|-|,)(?:\s|$)/iu;

const inTown = /^in\s(?<town>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)*)(?:\s(?<left>.*))?$/u;

/** "driving instructor geelong automatic lessons $65": what is offered and where stand before what the price is for. */
function withoutOffer(brief: Brief): Brief {
  const offer = brief.offer?.value.toLowerCase() ?? '';
  if (offer === '') return brief;
  let { place } = brief;
  const items = brief.items.map((item) => {
    const { name, price } = item.value;
    if (price === undefined || !name.toLowerCase().startsWith(`${offer} `)) return item;
    let rest = name.slice(offer.length + 1);
    // "junk removal in Mississauga flat rate $99"
    const { town = '', left = '' } = inTown.exec(rest)?.groups ?? {};
    if (town !== '' && (isKnownTown(town.toLowerCase()) || isTownOrName(town.toLowerCase()))) {
      const start = brief.prompt.indexOf(town);
      place ??= { value: town, spans: [{ start, end: start + town.length }] };
      rest = left;
      if (/^(?:(?:flat|fixed) (?:rate|price|fee)|from|only|just)?$/iu.test(rest))
        return { ...item, value: { ...item.value, name: offer } };
    }
    if (joined.test(rest)) return item;
    const [first = ''] = rest.split(' ');
    if (rest.length > first.length && isKnownTown(first.toLowerCase())) {
      rest = rest.slice(first.length + 1);
      const start = brief.prompt.toLowerCase().indexOf(first.toLowerCase());
      place ??= { value: capitalise(first), spans: [{ start, end: start + first.length }] };
    }
    return { ...item, value: { ...item.value, name: capitalise(rest) } };
  });
  return { ...brief, items, place };
}

const solitary =
  /^(?:i )?(?:work(?:ing)? (?:alone|from home|for myself|by myself|on my own)|(?:just|only) me|self[- ]employed|sole trader|one[- ](?:man|woman|person) (?:band|business|team)|(?:fully )?(?:insured|licen[sc]ed|qualified|certified)(?: (?:and|&) (?:insured|licen[sc]ed|bonded|qualified|dbs[- ]checked))?|call anytime|no job too (?:small|big))$/iu;
const covering =
  /(?:^|[,.;]\s|\s(?:i|we)\s)(?:i\s|we\s)?(?:cover(?:s|ing)?|serv(?:e|es|ing)|work(?:ing)? (?:across|throughout|all over))\s(?:all (?:of\s)?|the whole of\s|most of\s|across\s)?(?<place>\p{Lu}[\p{L}'’-]+(?:(?:\s|\sand\s)\p{Lu}[\p{L}'’-]+){0,3})(?=[,.;]|\s(?:and|with|from|for)\s|$)/u;
const perUnit =
  /(?:^|[,;.]\s)(?<sum>[£$€]?\s?\d+(?:\.\d\d)?)(?:\s(?<coin>pounds?|quid|dollars?|bucks|euros?))?\s(?:a|an|per|each)\s(?<unit>\p{L}{3,})/iu;
const time = /^(?:week|weekend|night|day|hour|hr|month|year|person|head|piece|session|minute)$/iu;
const signs: Readonly<Record<string, string>> = { p: '£', q: '£', d: '$', b: '$', e: '€' };
const areaLike = /^(?:all of|the whole of|most of|cover\p{L}*|in|across|around|areas?)\s/iu;

/** "I tune pianos, work alone, cover all of Devon, 65 pounds a tuning": how, where and for how much are no offers. */
function withoutCircumstances(brief: Brief): Brief {
  const found = covering.exec(brief.prompt);
  const place = found?.groups?.['place'];
  const at = found && place !== undefined ? found.index + found[0].length - place.length : 0;
  const sum = perUnit.exec(brief.prompt);
  const { sum: amount = '', coin, unit = '' } = sum?.groups ?? {};
  const price = `${coin === undefined ? '' : (signs[coin.charAt(0).toLowerCase()] ?? '')}${amount.trim()}`;
  const items = brief.items.flatMap((item): Slot<ListedItem>[] => {
    const { name, price: told } = item.value;
    if (told === undefined) return solitary.test(name) || areaLike.test(name) ? [] : [item];
    const isMeant =
      (areaLike.test(name) || solitary.test(name)) && amount !== '' && told.includes(amount.trim());
    return isMeant && !time.test(unit)
      ? [{ ...item, value: { ...item.value, name: capitalise(unit), price } }]
      : [item];
  });
  return {
    ...brief,
    items,
    phrases: brief.phrases.filter(({ value }) => !solitary.test(value)),
    place:
      brief.place ??
      (place === undefined ? null : { value: place, spans: [{ start: at, end: at + place.length }] }),
  };
}

const again = /\s(?:and|&)\s\p{L}+\s(?:them|it|those)\b/iu;

/** "I fix pianos and tune them": one thing, whatever else is done with it. */
const withoutAgain = (brief: Brief): Brief =>
  brief.offer && again.test(brief.offer.value)
    ? { ...brief, offer: { ...brief.offer, value: brief.offer.value.replace(again, '') } }
    : brief;

/** Kinds that do things, of which a list names what they do. */
const doing: ReadonlySet<SiteKind> = new Set([
  'home-services', 'construction', 'cleaning', 'auto', 'clinic', 'dentist', 'veterinary', 'salon', 'spa', 'law', 'accountant',
  'insurance', 'consulting', 'agency', 'studio', 'unknown', 'therapist', 'photographer',
]); // prettier-ignore
/** Said of all that is done: no service beside others. */
const isFact = lean(
  /\d|^(?:no|free|fully|family|locally|local|same|all|open|call|book|text|e-?mail|over|since|since|based|near|around|trusted|friendly|reliable|honest|fast|quick|cheap|affordable|licen\p{L}*|insured|certified|qualified|registered|award\p{L}*|established|est|modern|simple|clean|bold|professional|bright|dark|warm|elegant|minimal\p{L}*|rustic|colou?rs?|with|in|on|at|for|to|and|or|but|we|i|my|our|your|you|it|its|is|are|please|need|want|must|should|can|also|plus|make|show|include|including|serving|covering|cover|across|throughout|women|woman|veteran|mobile|weekends?|evenings?|nights?|weekdays?|mon\p{L}*|tue\p{L}*|wed\p{L}*|thu\p{L}*|fri\p{L}*|sat\p{L}*|sun\p{L}*|not|nothing|anything|everything|lots|some|any|big|black|white|blue|green|red|navy|gold|grey|gray|pink|orange|yellow|teal|purple)(?!\p{L})|\b(?:website|site|page|section|photos?|pictures?|gallery|map|form|button|reviews?|testimonials?|prices?|faqs?|contact|hours|about|team|colou?rs?|style|look|feel|tone|font|years?|insured|licen\p{L}+|guarantee\p{L}*|quotes?|estimates?|discounts?)\b/iu,
);

const overlaps = (slots: readonly Slot<unknown>[], { start, end }: Span): boolean =>
  slots.some(({ spans }) => spans.some((one) => one.start < end && start < one.end));

/** "driveways, patios, stamped concrete": of a list of services some of which were read, the rest are services, too. */
function withRest(brief: Brief): Brief {
  const { prompt, items } = brief;
  const services = items.filter(({ value }) => value.section === 'services' && value.price === undefined);
  const [known] = services.flatMap(({ spans }) => spans);
  if (!doing.has(brief.kind.value) || known === undefined) return brief;
  const read: readonly Slot<unknown>[] = [
    ...brief.sections, ...brief.behaviours, ...items, ...brief.phrases, ...brief.parts, ...brief.pages, ...brief.quotes, ...brief.excluded,
    ...brief.colours, ...brief.tone, ...brief.counts, ...brief.social, ...brief.languages,
    ...[brief.kind, brief.name, brief.offer, brief.place, brief.hours, brief.phone, brief.email, brief.address, brief.style, brief.font, brief.scheme, brief.audience, brief.founded, brief.date].filter(
      (slot) => slot !== null,
    ),
  ]; // prettier-ignore
  const rest = [...prompt.matchAll(/(?<=[,:]\s(?:and\s)?)(?!and\s)[^,.;:!?\n]{4,40}(?=,|[.;]\s|[.;]?$)/gu)]
    .map(({ 0: text, index }) => ({
      text: text.trim(),
      span: { start: index, end: index + text.trim().length },
    }))
    .filter(
      ({ text, span }) =>
        text.split(/\s+/u).length <= 4 &&
        /^\p{L}/u.test(text) &&
        !isFact.test(text) &&
        // A town or a maker's name stands with capitals among plain words.
        !/^\p{Lu}\p{Ll}/u.test(text) &&
        !overlaps(read, span) &&
        // Of the same list: only commas between it and what was read.
        !/[.;:!?\n]/u.test(
          prompt.slice(Math.min(span.start, known.start), Math.max(span.start, known.start)),
        ),
    );
  return rest.length === 0
    ? brief
    : {
        ...brief,
        items: [
          ...items,
          ...rest.map(({ text, span }): Slot<ListedItem> => ({
            value: { section: 'services', name: capitalise(text) },
            spans: [span],
          })),
        ].toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0)),
      };
}

const townAndState =
  /^\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)*,?\s(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]|DC|NSW|QLD|VIC|TAS)$/u;

/** "Plumber, Macon GA": a town with its state is where it is, and not what it is called. */
const withTownAndState = (brief: Brief): Brief =>
  brief.name && brief.place === null && townAndState.test(brief.name.value)
    ? { ...brief, name: null, place: brief.name }
    : brief;

const places: ReadonlySet<SiteKind> = new Set([
  'shop',
  'cafe',
  'restaurant',
  'bar',
  'bakery',
  'hotel',
  'florist',
]);

/** "Wedding DJ and photo booth": of the kind of what stands first, and the second is one more thing to come for. */
function withTwo(brief: Brief, readPart: ReadPart): Brief {
  const two = brief.offer ? twoOf(brief.offer.value) : null;
  const [span] = brief.offer?.spans ?? [];
  if (!two || !span) return brief;
  const first = readPart(`${capitalise(two.first)} in Leeds`, {}).kind.value;
  const other = readPart(`${capitalise(two.second)} in Leeds`, {}).kind.value;
  const kind = first === 'unknown' ? brief.kind.value : first;
  const name = capitalise(two.second.replace(/^an?\s/iu, ''));
  const start = Math.max(span.start, brief.prompt.indexOf(two.second, span.start));
  const isKnown = brief.items.some((item) => item.value.name.toLowerCase() === name.toLowerCase());
  const second: Slot<ListedItem> = {
    value: { section: places.has(kind) ? 'amenities' : 'services', name },
    spans: [{ start, end: start + two.second.length }],
  };
  return {
    ...brief,
    kind: { ...brief.kind, value: kind },
    // Two of the same kind are told by its copy: a barber's is a salon's.
    items: isKnown || (first !== 'unknown' && other === first) ? brief.items : [second, ...brief.items],
  };
}

const basedIn =
  /^\W*(?:\p{Lu}[\p{L}'’-]+\s){1,2}?(?<=\p{L}\s)based\s(?<what>(?!in\b|at\b|near\b|on\b)\p{Ll}[\p{L}'’ -]{2,40}?)\s(?:for|doing|offering|speciali[sz]ing in|making)\s(?<work>[^,.;:\n]{4,70})/u;

/** "Chennai based tailor for ladies blouse and lehenga stitching": the tailor is what it is, the rest what is done. */
function withBased(brief: Brief): Brief {
  const found = basedIn.exec(brief.prompt);
  const { what, work } = found?.groups ?? {};
  if (!found || what === undefined || work === undefined || brief.offer?.value === what) return brief;
  const start = found.index + found[0].indexOf(what);
  const at = found.index + found[0].length - work.length;
  const isSaid = brief.items.some(({ value }) => work.toLowerCase().includes(value.name.toLowerCase()));
  return {
    ...brief,
    offer: { value: what, spans: [{ start, end: start + what.length }] },
    items: isSaid
      ? brief.items
      : [
          {
            value: { section: 'services', name: capitalise(work) },
            spans: [{ start: at, end: at + work.length }],
          },
          ...brief.items,
        ],
  };
}

const links =
  /^(?:(?:on )?(?:whatsapp|insta(?:gram)?|facebook|fb|telegram|tiktok|google ?maps?|upi|paytm|gpay|venmo)(?: (?:button|link|number|us|me|chat|feed|page))?)$/iu;

/** "price list, whatsapp": a way to reach somebody is nothing that they do. */
const withoutLinks = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.filter(
    ({ value }) => value.price !== undefined || value.section !== 'services' || !links.test(value.name),
  ),
  phrases: brief.phrases.filter(({ value }) => !links.test(value)),
});

/** What a local business offers, told apart from how, where and under which title it is offered. */
export const mendOffers = (brief: Brief, readPart: ReadPart): Brief =>
  [
    withBased,
    (read: Brief) => withTwo(read, readPart),
    withRows,
    withoutOffer,
    withoutCircumstances,
    withoutAgain,
    withRest,
    withoutLinks,
    withTownAndState,
  ].reduce((told, mend) => mend(told), brief);
