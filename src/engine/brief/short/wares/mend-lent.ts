import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const lent =
  /\b(?:we|i|and)\s(?:rent|hire|lend|let)\sout\s(?<list>[^.;:\n]{3,160}?)(?=\s(?:for|to|within|in|near|around|across|from)\s|\sand\s(?:teach|sell|repair|run|make|offer|do|train|host|deliver|we|i)\s|,\s(?:based|we|i|called|\p{L}+\s&\s)|[.;:\n]|$)/iu;
/** What is borrowed for a celebration. */
const festive =
  /\b(?:tents?|marquees?|gazebos?|lights?|festoons?|chairs?|tables?|bunting|fire ?pits?|dance floors?|balloons?|speakers?|glass\p{L}*|crockery|cutlery|linen|photo|bouncy|arch(?:es)?|props?|signs?|bars?|backdrops?|decor\p{L}*|games?|letters?)\b/iu;
const slept =
  /\b(?:rooms?|bedrooms?|cottages?|flats?|houses?|apartments?|villas?|cabins?|lodges?|studios?|halls?|desks?|offices?|barns?|boats?|narrowboats?|barges?|chalets?|caravans?|plots?|pitches|spaces?|units?|garages?|horses?|huts?|yurts?|pods?|treehouses?|annexes?|lofts?)\b/iu;

/** "we rent out fire pits, bell tents and festoon lights": things that go out and come back, and no house to sleep in. */
function withLent(brief: Brief): Brief {
  const found = lent.exec(brief.prompt.slice(0, 300));
  const list = found?.groups?.['list'];
  if (!found || list === undefined || slept.test(list)) return brief;
  const start = found.index + found[0].length - list.length;
  const end = start + list.length;
  const names = list.split(/,\s(?:and\s)?|\s(?:and|&)\s/u).map((name) => name.trim());
  const isInside = (slot: Slot<unknown>): boolean =>
    slot.spans.some((one) => one.start < end && one.end > found.index);
  const [first = ''] = names;
  // One thing that was read as what it is stays so.
  if (names.length < 2 && brief.kind.value !== 'hotel') return brief;
  return {
    ...brief,
    kind: { value: 'unknown', spans: [{ start, end }] },
    offer: {
      value: `${names.length > 2 && festive.test(list) ? 'party' : first.replace(/(?<=[^s])s$/u, '')} hire`,
      spans: [{ start, end }],
    },
    sections: brief.sections.filter(({ value }) => value !== 'rooms'),
    phrases: brief.phrases.filter((phrase) => !isInside(phrase)),
    items: [
      ...brief.items
        .filter((item) => item.value.price !== undefined || !isInside(item))
        .map((item): Slot<ListedItem> =>
          item.value.section === 'rooms' ? { ...item, value: { ...item.value, section: 'pricing' } } : item,
        ),
      ...names.map((name): Slot<ListedItem> => ({
        value: { section: 'services', name: capitalise(name) },
        spans: [{ start, end }],
      })),
    ],
  };
}

const booked =
  /\b(?:[Mm]y|[Oo]ur)\s(?:new\s|first\s|second\s|debut\s|latest\s|next\s|third\s)*(?<what>novel|book|memoir|thriller|poetry collection|short story collection|cookbook|children['’]?s book)\s(?:is\scalled\s|called\s)?["“]?(?<title>\p{Lu}[\p{L}'’]*(?:\s(?:\p{Lu}[\p{L}'’]*|of|the|and|in|a|to)){0,6})/u;

/** "My debut novel The Salt Tide comes out …": the page is of who wrote it, and the book is no gadget. */
function withBook(brief: Brief): Brief {
  const found = booked.exec(brief.prompt.slice(0, 200));
  const { title, what } = found?.groups ?? {};
  if (!found || title === undefined || what === undefined) return brief;
  // A page for the book alone stays one of a thing.
  if (!/\b(?:i['’]m|i am|about me|my name is|author)\b/iu.test(brief.prompt)) return brief;
  if (brief.kind.value !== 'product' && brief.kind.value !== 'unknown' && brief.kind.value !== 'shop')
    return brief;
  const start = found.index + found[0].indexOf(what);
  return {
    ...brief,
    kind: { value: 'portfolio', spans: [{ start, end: start + what.length }] },
    offer: {
      value: /novel|thriller/iu.test(what) ? 'novelist' : 'author',
      spans: [{ start, end: start + what.length }],
    },
    // "reviews from papers" are no posts.
    sections: brief.sections.filter(
      ({ value }) => value !== 'posts' || /\b(?:blog|posts|journal|notes)\b/iu.test(brief.prompt),
    ),
    items: brief.items.map((item): Slot<ListedItem> =>
      item.value.section === 'events' && item.value.name.includes(title)
        ? { ...item, value: { ...item.value, name: item.value.name.slice(item.value.name.indexOf(title)) } }
        : item,
    ),
  };
}

const counted =
  /\b(?<count>two|three|four|five|six|seven|eight|\d)\s(?:guest\s|en-?suite\s)?(?<what>(?:bed)?rooms)\sfrom\s[£$€]?(?<price>\d{2,3})(?![\d%])/iu;
const dish =
  /(?:^|[,;.]\s|\n)(?<name>\p{L}[\p{L}'’&-]*(?:\s[\p{L}'’&-]+){0,3})\s(?<price>\d{1,2}\.\d{2})(?=[,;]|\.\s|\.?$)/gu;
const serving: ReadonlySet<string> = new Set(['bar', 'restaurant', 'cafe', 'bakery']);

/** "sunday roast 16.50, 4 rooms from 95": in a house that serves, such figures are what it costs and no hour. */
function withHouse(brief: Brief): Brief {
  if (!serving.has(brief.kind.value) && brief.kind.value !== 'hotel') return brief;
  const { prompt } = brief;
  const isTaken = (start: number, end: number): boolean =>
    brief.items.some(
      ({ value, spans }) =>
        value.price !== undefined && spans.some((one) => one.start < end && one.end > start),
    );
  const rows: Slot<ListedItem>[] = [];
  const rooms = counted.exec(prompt);
  if (rooms && !isTaken(rooms.index, rooms.index + rooms[0].length))
    rows.push({
      value: {
        section: 'rooms',
        name: `${rooms.groups?.['count'] ?? ''} ${rooms.groups?.['what'] ?? ''}`,
        price: rooms.groups?.['price'] ?? '',
        priceLead: 'from',
      },
      spans: [{ start: rooms.index, end: rooms.index + rooms[0].length }],
    });
  for (const { groups, index, 0: words } of serving.has(brief.kind.value) ? prompt.matchAll(dish) : []) {
    const name = groups?.['name'] ?? '';
    const start = index + words.indexOf(name);
    const end = index + words.length;
    if (
      /\b(?:at|from|to|till|until|open|opens|closes?|close|doors|start|starts)\b/iu.test(name) ||
      isTaken(start, end)
    )
      continue;
    rows.push({
      value: { section: 'menu', name: capitalise(name), price: groups?.['price'] ?? '' },
      spans: [{ start, end }],
    });
  }
  if (rows.length === 0) return brief;
  const spans = rows.flatMap((row) => row.spans);
  const isInside = (slot: Slot<unknown>): boolean =>
    slot.spans.some((one) => spans.some(({ start, end }) => one.start < end && one.end > start));
  return {
    ...brief,
    parts: brief.parts.filter((part) => !(rooms && /^breakfast$/iu.test(part.value.title))),
    phrases: brief.phrases.filter((phrase) => !isInside(phrase)),
    items: [...brief.items.filter((item) => item.value.price !== undefined || !isInside(item)), ...rows],
  };
}

const led =
  /\b(?:lady|man|mr|mrs|ms|dr|miss|teacher|friend|mum|mom|dad|nan|grandad|grandma|neighbour|colleague|called|named|i['’]m|i am|name is|memory of)\s(?<first>\p{Lu}\p{Ll}+)\s$/iu;

/** "our lollipop lady Jean Pickering": a surname that is a town, too, is no place. */
function withSurname(brief: Brief): Brief {
  const { place, prompt } = brief;
  const at = place?.spans[0];
  if (!place || !at || !/^\p{Lu}\p{Ll}+$/u.test(place.value)) return brief;
  const first = led.exec(prompt.slice(Math.max(0, at.start - 40), at.start))?.groups?.['first'];
  if (first === undefined || !/^\p{Lu}/u.test(first)) return brief;
  const start = at.start - first.length - 1;
  const { offer } = brief;
  return {
    ...brief,
    place: null,
    name: brief.name ?? { value: `${first} ${place.value}`, spans: [{ start, end: at.end }] },
    offer: offer?.value.endsWith(` ${first}`)
      ? { ...offer, value: offer.value.slice(0, -first.length - 1) }
      : offer,
  };
}

const teacher = /^(?<what>.{4,40}?)\swith\s(?<who>\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+)$/u;

/** "Life drawing classes with Marta Ruiz": what it is and who gives it, and not one name. */
function withTeacher(brief: Brief): Brief {
  const { name, offer } = brief;
  const told = teacher.exec(name?.value ?? '')?.groups;
  const who = told?.['who'];
  if (!name || who === undefined || told?.['what']?.toLowerCase() !== offer?.value.toLowerCase())
    return brief;
  const end = name.spans[0]?.end ?? 0;
  return { ...brief, name: { value: who, spans: [{ start: end - who.length, end }] } };
}

/** "Kettering 600 members": a number of people is none of a house. */
const withoutFalseAddress = (brief: Brief): Brief =>
  brief.address !== null &&
  /^\p{L}+\s\d+$/u.test(brief.address.value) &&
  /^\s(?:members|people|families|volunteers|groups|plots|homes|households|students|children|pupils)\b/iu.test(
    brief.prompt.slice(brief.address.spans[0]?.end ?? 0),
  )
    ? { ...brief, address: null }
    : brief;

/** Last words of the names of houses and groups. */
const ofHouse =
  /\s(?:Shelter|Refuge|Keepers|Project|Loft|Rescue|Bank|Action|Aid|Trust|Club|House|Collective|Studios?|Centre|Center|Hub|Network|Kitchen|Pantry|Works|Workshop|Lab|Friends|Society|Choir|Theatre|Museum|Hall|Market|Gardens?|Farm|School|Academy|Group|Union|Alliance|Mission|Foundation|Appeal|Church|Community|Repairs?|Runners|Riders|Swimmers|Players|Singers|Coffee|Bikes|Books|Records|Bakery|Brewery|Roasters|Cycles|Support|Care|Voices|Carers|Helpers|Gym|Dental|Physio|Yoga|Pilates|Fitness|Clinic|Barbers|Cafe|Café|Kitchens|Rooms|Space|Makers|Library|Gallery|Festival|Rowers|Wanderers|Rovers|Rangers|Youth|Mind|Watch|Rail|Radio)$/u;

/** "wood turner Alan Birtles Bakewell": the town behind a person's name is no part of it. */
function withoutTown(brief: Brief): Brief {
  const { name, place } = brief;
  const tail = ` ${place?.value ?? ''}`;
  // "Canal Striders Leeds" in quotation marks is the sign as it is.
  if (brief.quotes.some(({ value }) => value.text === name?.value)) return brief;
  if (!name || !place || !name.value.endsWith(tail) || name.value.split(/\s/u).length < 3) return brief;
  const person = name.value.slice(0, -tail.length);
  if (!/^\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+$/u.test(person)) return brief;
  // "Night Shelter Norwich": no person is called that, so the town stands on the sign.
  if (ofHouse.test(person)) return brief;
  const start = name.spans[0]?.start ?? 0;
  const value = name.value.slice(0, -tail.length);
  return { ...brief, name: { value, spans: [{ start, end: start + value.length }] } };
}

const kept =
  /\b(?:we|i)\s(?:look after|rescue|care for|rehome|keep|take in)\s(?:(?:\d+|some|a few|old|retired|rescued|unwanted|two|three|four|five|six|about|over|neglected|injured)\s)*(?<what>donkeys|ponies|horses|hedgehogs|cats|dogs|greyhounds|tortoises|owls|hens|rabbits|parrots|pigs|goats|bats|swans|badgers|foxes)\b/iu;

/** "you can adopt one for £25 a year": a sum is nothing that anybody is; who looks after donkeys keeps a sanctuary. */
function withoutSum(brief: Brief): Brief {
  const { offer, prompt } = brief;
  if (!offer || !/^[£$€]?\d[\d.,]*(?:\s(?:a|per|an)\s\p{L}+)?$/iu.test(offer.value)) return brief;
  const found = kept.exec(prompt);
  const what = found?.groups?.['what'];
  if (!found || what === undefined) return { ...brief, offer: null };
  const start = found.index + found[0].length - what.length;
  const one = what.replace(/ies$/u, 'y').replace(/xes$/u, 'x').replace(/s$/u, '');
  const spans = [{ start, end: start + what.length }];
  return {
    ...brief,
    kind: { value: 'nonprofit', spans },
    offer: { value: `${one} sanctuary`, spans },
  };
}

const networks =
  /^(?:bandcamp|spotify|soundcloud|apple music|itunes|deezer|youtube|tiktok|instagram|facebook|linkedin|etsy|patreon|mailing list)$/iu;

/** "Bandcamp, spotify": where somebody is found, and nothing that is booked. */
const withLinks = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item): Slot<ListedItem> =>
    item.value.section === 'services' && item.value.price === undefined && networks.test(item.value.name)
      ? { ...item, value: { ...item.value, section: 'links' } }
      : item,
  ),
});

/** What is lent, written and served, and who somebody is, in a short prompt where other words had led elsewhere. */
export const mendLent = (brief: Brief): Brief =>
  [
    withLent,
    withBook,
    withHouse,
    withSurname,
    withTeacher,
    withoutTown,
    withoutSum,
    withLinks,
    withoutFalseAddress,
  ].reduce((read, mend) => mend(read), brief);
