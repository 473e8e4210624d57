import type { Brief } from '@/domain/site/brief';
import { clausesOf, doingKinds } from './mend-besides';

const facility =
  /^(?:warm|heated|indoor|outdoor|private|free|large|small|quiet|secure|covered|floodlit|modern|on[- ]site|all[- ]weather|clean|safe|own|big|lovely)\s(?:\p{L}+\s)?(?:pool|parking|rooms?|arena|school|gardens?|studio|yard|space|paddocks?|fields?|showers?|changing rooms?|kitchen|stables?|courts?|wi-?fi|car park|toilets?)$/iu;

/** "baby swimming lessons, warm pool": what a house has is none of what it does, and is told as it stands. */
const withFacilities = (brief: Brief): Brief =>
  doingKinds.has(brief.kind.value)
    ? {
        ...brief,
        items: brief.items.filter(
          ({ value }) =>
            value.section !== 'services' ||
            value.price !== undefined ||
            !(facility.test(value.name) || toldOfAll.test(value.name)),
        ),
        phrases: brief.phrases.filter(({ value }) => !facility.test(value) && !toldOfAll.test(value)),
      }
    : brief;

/** Told of the whole house, of those who come or of what they bring: no service among others. */
const toldOfAll =
  /^(?:over |more than )?\d+\+?\s(?:years?|weeks?|months?|generations?)\b|^bring your own\s|^(?:police|dbs|garda|background|working with children|enhanced dbs)\s(?:check(?:ed)?s?|vett(?:ed|ing)|clearance)|^(?:\p{L}+\s){1,2}wide$|^(?:nervous|anxious)\s|\s(?:included|provided|required|welcome)$/iu;

const giving =
  /\b(?:we|i|they)\s(?:also\s|always\s)?(?:donate|give|gift)\b|\bdonat(?:e|ing)\s(?:what|whatever|anything|a share|\d)/iu;

const doneJobs =
  /\b(?:all|no|any|small|big|odd|every|other|most|some|his|her|bigger|smaller|large|garden|household)\s(?:of\s)?(?:the\s)?jobs?\b/iu;

/** "house clearance, we donate what we can": a firm that gives asks for no gifts. */
function withoutGiving(brief: Brief): Brief {
  if (brief.kind.value === 'nonprofit') return brief;
  const found = clausesOf(brief.prompt).filter(({ text }) => giving.test(text) || doneJobs.test(text));
  return {
    ...brief,
    sections: brief.sections.filter(
      (slot) =>
        !(slot.value === 'donation' || slot.value === 'jobs') ||
        slot.spans.length === 0 ||
        !slot.spans.every((one) => found.some(({ start, end }) => one.start >= start && one.end <= end)),
    ),
  };
}

const self = /^self(?:[- ]?catering)?$/iu;

/** "self catering cottage near Kenmare": let whole, and called by what it is. */
function withSelfCatering(brief: Brief): Brief {
  const { offer, prompt } = brief;
  const found =
    /\bself[- ]catering\s(?:holiday\s)?(?<what>cottages?|apartments?|flats?|lodges?|cabins?|house|barn|annexe?|chalets?|bungalow|villa|units?|accommodation|studio)\b/iu.exec(
      prompt,
    );
  if (!offer || !found || !self.test(offer.value)) return brief;
  const value = found[0];
  const spans = [{ start: found.index, end: found.index + value.length }];
  return {
    ...brief,
    offer: { value, spans },
    items: brief.items.map((item) =>
      self.test(item.value.name)
        ? { ...item, value: { ...item.value, name: found.groups?.['what'] ?? value } }
        : item,
    ),
  };
}

const land = /\s(?:County|Valley|Islands?|Peninsula|Coast|Hills|Lakes|Bay|Beach|Springs|Falls|Moor|Downs)$/u;
const badge = /^(?:\s)(?:registered|certified|approved|accredited|qualified|member|insured)\b/iu;

/** "soap from our farm, Prince Edward County", "installer HETAS registered": land is a place, and a body that registers no name. */
function withoutFalseName(brief: Brief): Brief {
  const { name, place, prompt } = brief;
  const [at] = name?.spans ?? [];
  if (!name || !at) return brief;
  if (/^\p{Lu}{3,6}$/u.test(name.value) && badge.test(prompt.slice(at.end))) return { ...brief, name: null };
  return place === null && land.test(name.value) && /,\s(?:in\s)?$/u.test(prompt.slice(0, at.start))
    ? { ...brief, name: null, place: name }
    : brief;
}

const weekdayRow =
  /^(?:mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:day)?s?(?!\p{L}).*\d|^\d{1,2}(?::\d\d)?\s?(?:am|pm)?\s?(?:-|–|to)\s?\d.*/iu;

/** "saturdays 10 to 1, $75": what is taught has the price, and the time stands beside it. */
const withTimedRows = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item) => {
    const { name, price, when, note } = item.value;
    const offer = brief.offer?.value;
    return price !== undefined &&
      when === undefined &&
      note === undefined &&
      offer !== undefined &&
      weekdayRow.test(name) &&
      doingKinds.has(brief.kind.value)
      ? {
          ...item,
          value: {
            ...item.value,
            name: offer,
            note: name.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()),
          },
        }
      : item;
  }),
});

/** "salt and pepper chips" are one dish. */
function withPepper(brief: Brief): Brief {
  const at = brief.items.findIndex(({ value }) => /^salt$/iu.test(value.name));
  const next = brief.items[at + 1];
  const salt = brief.items[at];
  if (!salt || !next || !/^pepper\s/iu.test(next.value.name)) return brief;
  const name = `${salt.value.name} and ${next.value.name.toLowerCase()}`;
  return {
    ...brief,
    items: brief.items.flatMap((item) =>
      item === salt
        ? [{ value: { ...next.value, name }, spans: [...salt.spans, ...next.spans] }]
        : item === next
          ? []
          : [item],
    ),
  };
}

const broughtAlong = /\b(?:part(?:y|ies)|hire|rides)$/iu;

/** "pony parties, £160 an hour": what is brought to a party is paid for, and nobody buys a ticket for it. */
const withoutTickets = (brief: Brief): Brief =>
  brief.kind.value === 'event' && brief.date === null && broughtAlong.test(brief.offer?.value ?? '')
    ? {
        ...brief,
        items: brief.items.map((item) =>
          item.value.section === 'tickets'
            ? { ...item, value: { ...item.value, section: 'pricing' as const } }
            : item,
        ),
      }
    : brief;

/** What a short English prompt tells of the whole house: what it has, gives and is called, and when it teaches. */
export const mendTellings = (brief: Brief): Brief =>
  brief.language.value === 'en'
    ? [
        withoutFalseName,
        withTimedRows,
        withPepper,
        withSelfCatering,
        withFacilities,
        withoutGiving,
        withoutTickets,
      ].reduce((told, mend) => mend(told), brief)
    : brief;
