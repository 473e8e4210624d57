import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { nameAges } from '../rows/name-ages';

const size =
  /^(?:\d+(?:[.,]\d+)?\s?(?:g|gr|kg|ml|cl|l|litres?|liters?|oz|lbs?|cm|m|inch|in|["”]))(?:\s(?:bag|jar|bottle|pack|box|tin|pot)s?)?$/iu;
const sizeAtEnd = /,?\s(?<size>\d+(?:[.,]\d+)?\s?(?:g|gr|kg|ml|cl|l|litres?|oz|lbs?))$/iu;
/** What a ware is sold in, and nothing by itself. */
const unit =
  /^(?:(?:a|per|each|small|large|medium|big|half|full|all|every)\s)?(?:jars?|pots?|bottles?|bags?|boxe?s?|tins?|packs?|packets?|punnets?|bunche?s?|slices?|loaf|pieces?|cans?|tubs?|trays?|bars?|pairs?|tubes?|pouch(?:es)?|each|apiece|a piece)$/iu;
const house =
  /\s(?:stall|stand|van|truck|shop|store|kiosk|cart|market stall|business|maker|makers|producer|seller|bakery|dairy|farm|roaster|roastery)$/iu;
const goods: ReadonlySet<ListedItem['section']> = new Set([
  'products',
  'menu',
  'pricing',
  'tickets',
  'services',
  null,
]);
const serves =
  /(?<!\p{L})(?<agent>(?:photographer|videographer|celebrant|planner|florist|singer|dj|magician|plumber|electrician|gardener|tutor|teacher|coach|trainer|therapist|guide|artist|painter|harpist|pianist|guitarist|piper|caterer|baker|dressmaker|hairdresser|instructor|translator|designer|consultant|dog walker|cleaner|decorator|carpenter))\s(?<rest>.+)$/iu;
const placed =
  /^(?:(?:in|around|of|across)\s)?(?:the\s)?(?<place>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})\s?(?<left>.*)$/u;

/** "single origin from Peru, 250g £9, 1kg £30": sizes of one ware. */
function withSizes(items: readonly Slot<ListedItem>[], offer: string): Slot<ListedItem>[] {
  let ware = '';
  return items.map((item) => {
    const { name, price, section } = item.value;
    if (price === undefined || !goods.has(section)) return item;
    if (!size.test(name)) {
      ware = name.replace(sizeAtEnd, '').trim();
      return item;
    }
    const whole = ware || offer.replace(house, '');
    return whole === '' ? item : { ...item, value: { ...item.value, name: `${whole}, ${name}` } };
  });
}

/** "kimchi and pickles, jars £7": the jar is what each of them costs by. */
function withUnits(brief: Brief): Brief {
  const offer = brief.offer?.value ?? '';
  const at = brief.items.findIndex(
    ({ value }) => value.price !== undefined && goods.has(value.section) && unit.test(value.name),
  );
  const item = brief.items[at];
  const priced = brief.items.filter(({ value }) => value.price !== undefined && goods.has(value.section));
  if (!item || priced.length !== 1) return brief;
  const wares = offer
    .replace(/^(?:homemade|handmade|home-made|hand-made|small batch|small-batch)\s(?=.*\s(?:and|&)\s)/iu, '')
    .replace(house, '')
    .split(/,\s(?:and\s)?|\s(?:and|&)\s/u)
    .filter((ware) => ware !== '' && ware.split(' ').length < 5);
  const word = item.value.name.replace(/^(?:a|per|each|all|every)\s/iu, '').toLowerCase();
  const single = word.replace(/(?<=box|bunch|pouch)es$|(?<=[^s])s$/u, '').replace(/^loave$/u, 'loaf');
  const known = brief.items.filter(
    ({ value }) => value.price === undefined && (value.section === 'products' || value.section === 'menu'),
  );
  const names = known.length > 0 ? [] : wares;
  if (names.length === 0) return brief;
  const price = `${item.value.price ?? ''}${/^(?:each|apiece)$/u.test(single) ? ' each' : ` a ${single}`}`;
  const section =
    item.value.section === 'tickets' || item.value.section === 'pricing' || item.value.section === 'services'
      ? 'products'
      : item.value.section;
  return {
    ...brief,
    kind:
      brief.kind.value === 'event' && !/\b(?:market|fair|fete|festival)s?\b/iu.test(offer)
        ? { ...brief.kind, value: 'shop' }
        : brief.kind,
    items: brief.items.flatMap((one, index) =>
      index === at
        ? names.map((name) => ({ ...one, value: { ...one.value, section, name: capitalise(name), price } }))
        : [one],
    ),
  };
}

/** "Bulgarian yoghurt stall, £3 a pot": what is sold is the yoghurt; "Wedding photographer Scottish Highlands elopements". */
function withoutHouse(brief: Brief): Brief {
  const offer = brief.offer?.value ?? '';
  const items = brief.items.map((item) => {
    const { name, price, section } = item.value;
    if (price === undefined || name.toLowerCase() !== offer.toLowerCase()) return item;
    const ware = name.replace(house, '');
    return ware !== name && (section === 'products' || section === 'menu')
      ? { ...item, value: { ...item.value, name: capitalise(ware) } }
      : item;
  });
  const groups = serves.exec(offer)?.groups;
  const rest = groups?.['rest'] ?? '';
  const where = placed.exec(rest)?.groups;
  if (!groups || !where || brief.offer === null) return { ...brief, items };
  const place = where['place'] ?? '';
  // "motion designer Ines Kowalczyk": who it is, and no town.
  if (place === brief.name?.value) return { ...brief, items };
  const left = (where['left'] ?? '').trim();
  const short = offer.slice(0, offer.length - rest.length).trim();
  const span = brief.offer.spans[0];
  const start = span ? span.start + brief.prompt.slice(span.start).indexOf(place) : 0;
  return {
    ...brief,
    offer: { ...brief.offer, value: short },
    place: brief.place ?? { value: place, spans: [{ start, end: start + place.length }] },
    items: items.map((item) =>
      item.value.name === offer
        ? { ...item, value: { ...item.value, name: capitalise(left === '' ? short : left) } }
        : item,
    ),
  };
}

const amount = String.raw`(?:[£€$]\s?\d+(?:[.,]\d\d)?|\d+(?:[.,]\d\d)?\s?(?:€|euros?|eur|kr|zł|chf)(?!\p{L}))`;
const length = String.raw`\d+(?:[.,]\d)?\s?-?(?:min(?:ute)?s?|hours?|hrs?|h)(?!\p{L})`;
const timed = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?<first>${amount})\s?(?:\/\s?|for\s(?:an?\s)?)?(?<after>${length})|(?<before>${length})\s?(?:for\s|[:=–-]\s?|\s)?(?<last>${amount}))`,
  'giu',
);

const torn = /^(?:min(?:ute)?s?|hours?|hrs?)(?!\p{L})/iu;

/** "110 € 50 minutes, 150 € 80 minutes": one thing by how long it takes. */
function withLengths(brief: Brief): Brief {
  const found = [...brief.prompt.matchAll(timed)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    price: (match.groups?.['first'] ?? match.groups?.['last'] ?? '').trim(),
    length: (match.groups?.['after'] ?? match.groups?.['before'] ?? '').trim(),
  }));
  const offer = brief.offer?.value;
  if (found.length === 0 || offer === undefined) return brief;
  const isTorn = ({ value }: Slot<ListedItem>): boolean => value.price !== undefined && torn.test(value.name);
  // Only where a length was cut from its price: "minutes, 150".
  const isBroken = (item: Slot<ListedItem>): boolean =>
    isTorn(item) ||
    (item.value.price !== undefined &&
      item.value.name.toLowerCase() === offer.toLowerCase() &&
      found.some((one) => item.spans.some(({ start, end }) => start < one.end && end > one.start)));
  const broken = brief.items.filter(isBroken);
  if (!broken.some(isTorn) || found.length < broken.length) return brief;
  const section = broken[0]?.value.section ?? 'pricing';
  return {
    ...brief,
    items: [
      ...brief.items.filter((item) => !isBroken(item)),
      ...found.map(({ start, end, price, length: long }) => ({
        value: { section, name: `${capitalise(offer)}, ${long}`, price },
        spans: [{ start, end }],
      })),
    ].toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0)),
  };
}

const selling =
  /\b(?:sell(?:s|ing)?|(?:i|we) make|making|maker|honey|beekeeper|cheese|dairy|brewery|cider|roaster|grower|smokery|chutneys?|jams?|soaps?|candles?|knit\p{L}*|eggs|plants|wine|gin|spirits)\b/iu;
const served =
  /\b(?:lessons?|class(?:es)?|hire|hour|session|tour|tasting|visit|workshop|course|repair|service|delivery|entry|admission|ticket|wedding|event|day|night|per|adult|child|member\p{L}*|appointment|consultation|cut|call-?out|deposit)s?\b/iu;

/** "beekeeper selling honey: spring blossom £7, heather £9": things that are sold are the goods of a trade that no kind knows. */
function withGoods(brief: Brief): Brief {
  if (brief.kind.value !== 'unknown' || !selling.test(brief.prompt)) return brief;
  const priced = brief.items.filter(({ value }) => value.section === 'pricing');
  if (priced.length === 0 || priced.some(({ value }) => served.test(value.name))) return brief;
  return {
    ...brief,
    items: brief.items.map((item) =>
      item.value.section === 'pricing' ? { ...item, value: { ...item.value, section: null } } : item,
    ),
  };
}

const bare =
  /(?<![\p{L}\d£€$])(?<name>(?:(?:small|large|big|mini|tall|wide|little)\s)?\p{L}{3,}s)\s(?<price>\d{1,3}(?:\.\d\d)?)(?![\d\p{L}:%]|\.\d|\s?(?:am|pm|min|cm|mm|kg|g|ml|people|to|till|-|–))/gu;

/** "mugs 24 plates 32 vases 60": three things or more of a maker, each with what it costs, and no mark between. */
function withBare(brief: Brief): Brief {
  const { prompt, kind } = brief;
  if (
    !['shop', 'portfolio', 'unknown', 'florist', 'bakery', 'cafe'].includes(kind.value) ||
    brief.items.some(({ value }) => value.price !== undefined)
  )
    return brief;
  const found = [...prompt.matchAll(bare)];
  const run = found.filter((one, at) => {
    const next = found[at + 1];
    const last = found[at - 1];
    const follows = (first: typeof one, second: typeof one): boolean =>
      /^,?\s(?:and\s)?$/u.test(prompt.slice(first.index + first[0].length, second.index));
    return (next !== undefined && follows(one, next)) || (last !== undefined && follows(last, one));
  });
  if (run.length < 3) return brief;
  const section =
    kind.value === 'shop'
      ? 'products'
      : kind.value === 'cafe' || kind.value === 'bakery'
        ? 'menu'
        : 'pricing';
  return {
    ...brief,
    items: [
      ...brief.items,
      ...run.map((match) => ({
        value: { section, name: match.groups?.['name'] ?? '', price: match.groups?.['price'] ?? '' } as const,
        spans: [{ start: match.index, end: match.index + match[0].length }],
      })),
    ],
  };
}

const daysOnly =
  /^(?!\d[- ]?(?:to|on)[- ]?\d$)(?:(?:both|each|all)\s)?(?:(?:mon|tue|tues|wed|thu|thurs|fri|sat|sun)(?:day)?s?|to|and|till|until|-|–|&|\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)?(?:\s?[-–]\s?\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)?)?|\s)+$/iu;

/** "mon to thurs 7.45 to 5.30, £6.20 an hour": it is no day that has a price. */
const withoutDays = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item) =>
    item.value.price !== undefined &&
    item.value.when === undefined &&
    brief.offer &&
    /\d/u.test(item.value.name) &&
    // "from £12 a head, min 40 people": nor is it a number of guests.
    (daysOnly.test(item.value.name) || /^(?:min|max)(?:imum)?\.?\s\d/iu.test(item.value.name))
      ? {
          ...item,
          value: {
            ...item.value,
            name: capitalise(brief.offer.value),
            section: item.value.section === 'timetable' ? ('pricing' as const) : item.value.section,
          },
        }
      : item,
  ),
});

/** "doors 7", "week £1,150", "box of 3 for £66": an hour is no price, and a length or a number is part of the name. */
const withoutSlips = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items
    .filter(
      ({ value, spans }) =>
        value.price === undefined ||
        !/^(?:doors?(?: open)?|film|kick-?off|starts?|bar|food)$/iu.test(value.name) ||
        spans.some(({ start, end }) => /[£€$]/u.test(brief.prompt.slice(start, end))),
    )
    .map((item) => {
      const { name, price, when } = item.value;
      if (price === undefined || when !== undefined) return item;
      // "8 yard kilt £520, 5 yard £390"
      const whole =
        /^\d+\s(?:yard|foot|ft|inch|day|hour|week|month|litre|course|piece)s?\s(?<what>\p{L}.+)$/u;
      const like = /^\d+\s?(?:yard|foot|ft|inch|day|hour|week|month|litre|course|piece)s?$/u.test(name)
        ? brief.items
            .map((one) => whole.exec(one.value.name)?.groups?.['what'])
            .find((what) => what !== undefined)
        : undefined;
      if (like !== undefined) return { ...item, value: { ...item.value, name: `${name} ${like}` } };
      const counted = /^(?<count>\d+) for (?<price>.+)$/u.exec(price)?.groups;
      if (counted && /\sof$/iu.test(name))
        return {
          ...item,
          value: {
            ...item.value,
            name: `${name} ${counted['count'] ?? ''}`,
            price: counted['price'] ?? price,
          },
        };
      if (/^(?:film|show|doors?|starts?|kick-?off)\s\d{1,2}(?:[.:]\d\d)?$/iu.test(name))
        return { ...item, value: { ...item.value, name: 'Entry' } };
      const at = brief.prompt.indexOf(price);
      // "from £14k"
      if (at >= 0 && /^k(?!\p{L})/u.test(brief.prompt.slice(at + price.length)))
        return { ...item, value: { ...item.value, price: `${price}k` } };
      const length =
        /(?:^|[,.:;]\s)(?<length>(?:long |mid)?(?:week(?:end)?|day|half day|full day|month|season|fortnight))\s$/iu.exec(
          brief.prompt.slice(0, at),
        )?.groups?.['length'];
      return at > 0 && length !== undefined && name.toLowerCase() === brief.offer?.value.toLowerCase()
        ? { ...item, value: { ...item.value, name: capitalise(length) } }
        : item;
    }),
});

/** Prices under what they are for: sizes, units, times and the house itself are no wares. */
export function mendWares(brief: Brief): Brief {
  const priced = withBare(withoutDays(withoutSlips(nameAges(brief))));
  const sized = { ...priced, items: withSizes(priced.items, brief.offer?.value ?? '') };
  return withGoods(withLengths(withoutHouse(withUnits(sized))));
}
