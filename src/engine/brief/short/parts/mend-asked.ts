import type { Brief, SitePart, Slot } from '@/domain/site/brief';
import { mendNeon } from './mend-neon';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import { mendCountedWares } from '../wares/mend-counted-wares';
import { mendCorners } from '../places/mend-corners';
import { mendPartOffer } from '../wares/mend-part-offer';
import { mendStaffName } from '../names/mend-staff-name';
import { partWords } from './part-words';

/** "Term dates, admissions, staff": among other parts of a site, such words ask for one and are nothing on offer. */
function withParts(brief: Brief): Brief {
  const asked = brief.sections.length + brief.parts.length;
  const isPart = ({ value }: Brief['items'][number]): boolean =>
    value.price === undefined &&
    value.when === undefined &&
    value.note === undefined &&
    partWords.test(value.name);
  const found = brief.items.filter(isPart);
  if (found.length === 0 || asked + found.length < 3) return brief;
  return {
    ...brief,
    items: brief.items.filter((item) => !isPart(item)),
    parts: [
      ...brief.parts,
      ...found.map(({ value, spans }): Slot<SitePart> => ({
        value: { title: value.name, isPage: false },
        spans,
      })),
    ].toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0)),
  };
}

const personal: ReadonlySet<string> = new Set(['portfolio', 'cv', 'photographer']);
const shown: Readonly<Record<string, SectionType>> = {
  writing: 'posts',
  notes: 'posts',
  essays: 'posts',
  blog: 'posts',
  projects: 'portfolio',
};

/** "projects, writing, talks" of one person: what was written stands as notes, and projects are the work shown. */
function withOwnWork(brief: Brief): Brief {
  if (!personal.has(brief.kind.value)) return brief;
  const typeOf = ({ value }: Slot<SitePart>): SectionType | undefined =>
    value.isPage ? undefined : shown[value.title.toLowerCase()];
  const found = brief.parts.filter((part) => typeOf(part) !== undefined);
  if (found.length === 0) return brief;
  const more = found.flatMap((part) => {
    const type = typeOf(part);
    const isKnown = brief.sections.some(({ value }) => value === type);
    return type === undefined || isKnown ? [] : [{ value: type, spans: part.spans }];
  });
  return {
    ...brief,
    parts: brief.parts.filter((part) => typeOf(part) === undefined),
    sections: [...brief.sections, ...more],
  };
}

const frames = /^(?:portfolio|personal (?:web)?site|website|cv|résumé|resume|homepage)$/iu;
const makers =
  /^(?:(?:freelance|wedding|children['’]s|portrait|graphic|senior|junior|product|food|landscape|fashion|web|motion|concept|botanical)\s)*\p{L}*(?:er|or|ist|ian|wright|smith|man|woman|maid)(?:\sof\s|\sfor\s|\swho\s|$)/iu;

/** "portfolio for Ines Moreau, illustrator of children's books": what she is, is no service among others. */
function withRole(brief: Brief): Brief {
  const { offer } = brief;
  if (!personal.has(brief.kind.value) || (offer && !frames.test(offer.value))) return brief;
  const role = brief.items.find(
    ({ value }) => value.price === undefined && value.section === 'services' && makers.test(value.name),
  );
  if (!role) return brief;
  const value = role.value.name.replace(/^\p{Lu}/u, (letter) => letter.toLocaleLowerCase());
  return {
    ...brief,
    offer: { value, spans: role.spans },
    items: brief.items.filter((item) => item !== role),
  };
}

const shop =
  /\b(?:an?\s(?:small\s|little\s|online\s)?)?shop\s(?:for|with|of|selling)\s(?<wares>\p{L}[\p{L}'’ -]{2,40})(?=[,.;]|$)/iu;

/** "with a shop for prints and commissions": what is sold there. */
function withWares(brief: Brief): Brief {
  const isAsked = brief.sections.some(({ value }) => value === 'products');
  if (
    !personal.has(brief.kind.value) ||
    !isAsked ||
    brief.items.some(({ value }) => value.section === 'products')
  )
    return brief;
  const found = shop.exec(brief.prompt);
  const wares = found?.groups?.['wares'];
  if (!found || wares === undefined) return brief;
  let from = found.index + found[0].length - wares.length;
  const slots = wares.split(/\s(?:and|&)\s|,\s/u).map((word) => {
    const start = brief.prompt.indexOf(word, from);
    from = start + word.length;
    const value = word.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
    return { value, spans: [{ start, end: from }] };
  });
  // Commissions are asked for in words, and lie in no basket.
  const isPart = ({ value }: Slot<string>): boolean => partWords.test(value);
  return {
    ...brief,
    items: [
      ...brief.items,
      ...slots
        .filter((slot) => !isPart(slot))
        .map(({ value, spans }) => ({ value: { section: 'products' as const, name: value }, spans })),
    ],
    parts: [
      ...brief.parts,
      ...slots.filter(isPart).map(({ value, spans }) => ({ value: { title: value, isPage: false }, spans })),
    ],
  };
}

const walkIns =
  /\b(?:walk[- ]?ins? only|no (?:bookings?|reservations?|appointments?)(?: needed| necessary| taken| required)?(?=[,.;!]|$)|first come,? first served|just (?:walk|turn|drop) (?:in|up))\b/iu;

/** "Walk-ins only": a form for appointments would say the contrary. */
function withoutBooking(brief: Brief): Brief {
  const isAsked =
    brief.sections.some(({ value }) => value === 'booking') ||
    brief.excluded.some(({ value }) => value === 'booking');
  return isAsked || !walkIns.test(brief.prompt)
    ? brief
    : { ...brief, excluded: [...brief.excluded, { value: 'booking', spans: [] }] };
}

const houses: Readonly<Partial<Record<SiteKind, RegExp>>> = {
  bar: /\b(?:bar|pub|taproom|brewery)$/iu,
  cafe: /\b(?:caf[eé]|coffee (?:shop|house)|tea ?room)$/iu,
  restaurant: /\b(?:restaurant|bistro|diner|eatery|pizzeria|trattoria)$/iu,
  bakery: /\bbakery$/iu,
  salon: /\b(?:salon|barbers?(?: ?shop)?)$/iu,
  shop: /\b(?:shop|store|boutique)$/iu,
  gym: /\bgym$/iu,
  hotel: /\b(?:hotel|guest ?house|hostel|b&b)$/iu,
};
const sign =
  /^(?<name>(?:The\s)?\p{Lu}[\p{L}'’&]*(?:\s(?:\p{Lu}[\p{L}'’]*|&|and|of|the)){0,3}):\s(?:an?|the|our|my|your)\s/u;

/** "Sheet Metal: a heavy metal bar": what stands in capitals before the colon is what it is called. */
function withSign(brief: Brief): Brief {
  const name = brief.name === null ? sign.exec(brief.prompt)?.groups?.['name'] : undefined;
  if (
    name === undefined ||
    /^(?:Website|Site|Web|Landing|Page|Homepage|Portfolio|Idea|Prompt|Project|Task|Brief|Please|Create|Build|Make)\b/u.test(
      name,
    )
  )
    return brief;
  const house = Object.entries(houses).find(([, words]) => words.test(brief.offer?.value ?? ''));
  return {
    ...brief,
    name: { value: name, spans: [{ start: 0, end: name.length }] },
    // The name was read as the trade.
    ...(house && brief.kind.value === 'unknown' && brief.offer
      ? { kind: { value: house[0] as SiteKind, spans: brief.offer.spans } }
      : {}),
  };
}

const venue =
  /,\s(?<venue>(?:\p{Lu}[\p{L}'’]+\s){1,3}(?:House|Hall|Hotel|Barn|Castle|Manor|Farm|Abbey|Church|Gardens?|Park|Mill|Lodge|Inn|Palace|Priory|Arms|Court|Pavilion|Vineyard|Chapel|Club)(?:,?\s(?:in\s)?\p{Lu}\p{Ll}{2,}){0,2})(?=[,.;:]|$)/u;

/** "22 August 2027, Babington House Somerset": after the day of an event stands where it is. */
function withVenue(brief: Brief): Brief {
  if (brief.kind.value !== 'event' || brief.date === null || brief.place !== null || brief.address !== null)
    return brief;
  const found = venue.exec(brief.prompt);
  const where = found?.groups?.['venue'];
  if (!found || where === undefined || brief.name?.value.includes(where) === true) return brief;
  const start = found.index + found[0].length - where.length;
  return { ...brief, place: { value: where, spans: [{ start, end: start + where.length }] } };
}

/** "a conference, talks, tickets": its talks are the programme, not further dates. */
function withTalks(brief: Brief): Brief {
  if (brief.kind.value !== 'event') return brief;
  const isTalk = ({ value, spans }: Slot<SectionType>): boolean =>
    value === 'events' &&
    spans.length > 0 &&
    spans.every(({ start, end }) => /^(?:the\s)?talks?$/iu.test(brief.prompt.slice(start, end)));
  const isKnown = brief.sections.some(({ value }) => value === 'agenda');
  return {
    ...brief,
    sections: brief.sections.flatMap((slot) =>
      isTalk(slot) ? (isKnown ? [] : [{ ...slot, value: 'agenda' as const }]) : [slot],
    ),
  };
}

const terms =
  /^(?:(?:prices?\s)?(?:on|upon) request|by (?:appointment|arrangement)|(?:prices?\s)?on (?:application|enquiry)|poa)$/iu;

/** "tuning £70, repairs on request": how a price is had is nothing that is done. */
const withoutTerms = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.filter(({ value }) => value.price !== undefined || !terms.test(value.name)),
});

/** What the owner of a short prompt asks of the site, where the readers of single slots took it for wares or passed it by. */
export const mendAsked = (brief: Brief): Brief =>
  [
    withSign,
    mendPartOffer,
    mendStaffName,
    mendCorners,
    mendCountedWares,
    withoutTerms,
    withParts,
    withOwnWork,
    withRole,
    withWares,
    withoutBooking,
    mendNeon,
    withVenue,
    withTalks,
  ].reduce((read, mend) => mend(read), brief);
