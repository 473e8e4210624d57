import type { Brief, Slot, Span } from '@/domain/site/brief';
import { isOrdinaryWord } from '../../words/correct-spelling';
import { isKnownTown } from '../../words/ordinary-words';

const capital = String.raw`\p{Lu}[\p{L}\d'’&-]*`;
const joint = String.raw`(?:of|and|the|on|in|by|for|at|&|de|la|le)`;
const sign = String.raw`${capital}(?:\s(?:${joint}\s){0,2}${capital}){0,5}`;

/** "Name: Löyly on Wheels, based in …": all of what stands behind the label. */
const labelled = new RegExp(
  String.raw`\b(?:(?:business|company|firm|shop|trading)\s)?name(?:\s?:|\sis|['’]s)\s["“'‘]?(?<name>${sign})["”'’]?(?=[,.;\n)(]|\s[-–—]\s|\s(?:based|in|near|we|and)\b|$)`,
  'iu',
);
/** "Falconry displays at Hawkridge Falconry near Exmoor:": whose they are. */
const housed = new RegExp(
  String.raw`^(?<what>[^.:;!?\n]{3,60}?)\s(?:at|by|from|with)\s(?<name>${capital}(?:\s(?:&\s|and\s|of\s)?${capital}){1,3})(?=\s(?:near|in|on|outside|just)\s|\s?[:.,\n]|\s[-–—]\s|$)`,
  'u',
);
/** "We grow oysters on the Menai Strait. Menai Deep Oysters, dozen £14": the sign, where the second sentence begins. */
const second = new RegExp(
  String.raw`^(?<what>(?:We|I|Our|My)\s[^.:!?\n]{6,90})[.!]\s+(?:(?:We['’]re|We are|I['’]m|It['’]s|Called)\s)?(?<name>${capital}(?:\s(?:&\s|and\s|of\s|the\s)?${capital}){1,3})(?=[,.:]|\s[-–—]\s|\s?$)`,
  'u',
);

/** "I'm a luthier in Kendal. Fellside Guitars: custom acoustics", "Ice sculptor. Cold Front Ice, London.": before what is listed, or its town. */
const announced = new RegExp(
  String.raw`^(?<what>[^.!?:\n]{4,90})[.!?]\s+(?<name>${capital}(?:\s(?:&\s|and\s|of\s|the\s)?${capital}){0,4})(?:(?=:\s\p{Ll})|(?=\s(?:in|near|on)\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?:\s)|(?=\s(?:at|in|near|on)\s\p{Lu}[^,.;:]{2,30},\s\p{Ll})|(?=\.\s(?:${capital}\s)?[^.]{3,60}[£$€])|,\s(?:in\s)?(?<town>\p{Lu}\p{L}+(?:[\s-]\p{Lu}?\p{L}+){0,2})(?=\.(?:\s|$)))`,
  'u',
);
/** "Fen Fumigation Ltd, Boston": a firm as the register has it. */
const firm = new RegExp(
  String.raw`(?<name>${capital}(?:\s(?:&\s|and\s|of\s)?${capital}){0,4}\s(?:Ltd|Limited|LLP|PLC|Inc|& Sons?|& Daughters?|& Co|Brothers|Bros)(?!\p{L}|\s\p{Lu}))`,
  'u',
);
/** "Boat name signwriter Pip Calloway in Lymington": who does it, behind what they do. */
const person = new RegExp(
  String.raw`^(?:[^.:;!?\n]{0,40}?\s)?\p{Ll}{3,}(?:er|or|ist|ian|smith|wright|writer|maker|weaver|binder)\s(?<name>\p{Lu}\p{Ll}+\s\p{Lu}[\p{L}'’-]+)(?=\s(?:in|near|from|at|of)\s\p{Lu}|[,.:]|\s?$)`,
  'u',
);
/** "No: we build hurdy-gurdies. Drone & Wheel, Machynlleth.": a sentence of a sign and its town. */
const alone = new RegExp(
  String.raw`[.!?]\s+(?<name>${capital}(?:\s(?:&\s|and\s|of\s|the\s)?${capital}){1,4}),\s(?:in\s)?(?<town>\p{Lu}\p{L}+(?:[\s-]\p{Lu}?\p{L}+){0,2})(?=\.(?:\s|$))`,
  'u',
);
const noSign =
  /\b(?:prices?|services?|hours?|colou?rs?|pages?|sections?|menus?|rates?|packages?|courses?|dates?|times?|class(?:es)?|sessions?|contact|phone|call|e?mail|areas?|rooms?|options?|features?|open|opening|closed|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|style|tone|look|include|includes|need|must|please|we|i|our|my|the site|level|stage|step|no)\b/iu;
/** "Zoo in Whitby. Tickets: adults £8": the label of a list, where it stands by itself. */
const listLabel =
  /^(?:tickets?|team|staff|speakers?|treatments?|products?|rules|memberships?|workshops?|events?|bookings?|gallery|map|faqs?|fees?|tours?|trips?|walks|admission|entry|facilities|activities|exhibits|exhibitions|programme|program|schedule|timetable|fixtures|news|reviews|testimonials|plans?|tiers?|rewards|lessons|animals|games|wines?|beers?|dishes|starters|mains|desserts|flavou?rs|sizes|kits?|sponsors|partners|branches|vans|bikes|boats|cars|skills|jobs|questions|modules|topics|subjects|instruments|languages)$/iu;
/** "KS1-KS3", "B12": a code is no sign of a house. */
const code = /^[A-Z]{1,3}\d+(?:\s?[-–]\s?[A-Z]{0,3}\d+)?$/u;

const stems = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5));
const shares = (one: string, other: string): boolean => {
  const known = new Set(stems(other));
  return stems(one).some((stem) => known.has(stem));
};

type Found = { readonly value: string; readonly start: number; readonly town?: string | undefined };
const find = (pattern: RegExp, prompt: string): (Found & { readonly what: string }) | null => {
  const match = pattern.exec(prompt);
  const value = match?.groups?.['name'];
  if (!match || value === undefined) return null;
  const start = match.index + match[0].lastIndexOf(value);
  return { value, start, what: match.groups?.['what'] ?? '', town: match.groups?.['town'] };
};

function findName({ prompt, name, place }: Brief): Found | null {
  const label = find(labelled, prompt);
  // "Löyly" of "Löyly on Wheels": half of what the label holds.
  if (label && /^\p{Lu}/u.test(label.value))
    return name === null || (label.value.startsWith(name.value) && label.value.length > name.value.length)
      ? label
      : null;
  const isPlace = (value: string): boolean =>
    isKnownTown(value.toLowerCase()) || place?.value.toLowerCase() === value.toLowerCase();
  const house = find(housed, prompt);
  const isLoose =
    name !== null &&
    !name.value.includes(' ') &&
    name.spans.some(({ end }) => /^(?:\?|\s\p{Ll}{3,})/u.test(prompt.slice(end)) && end < 60);
  const registered = find(firm, prompt);
  if (
    registered &&
    (name === null || !registered.value.includes(name.value)) &&
    !noSign.test(registered.value)
  )
    return registered;
  const who = name === null ? find(person, prompt) : null;
  if (who && !isPlace(who.value) && !noSign.test(who.value)) return who;
  const isHalf = (value: string): boolean =>
    name === null ||
    (value !== name.value && (value.endsWith(` ${name.value}`) || value.startsWith(`${name.value} `)));
  if (
    house &&
    (name !== null || shares(house.value, house.what)) &&
    !isPlace(house.value) &&
    isHalf(house.value)
  )
    return house;
  if (name !== null && !isLoose) return null;
  const own = find(second, prompt);
  if (own && shares(own.value, own.what) && !isPlace(own.value)) return own;
  const sign = find(announced, prompt) ?? find(alone, prompt);
  if (!sign || noSign.test(sign.value) || listLabel.test(sign.value) || isPlace(sign.value)) return null;
  const isWord = !sign.value.includes(' ') && isOrdinaryWord(sign.value.toLowerCase());
  return isWord ? null : sign;
}

const townAfter =
  /^,\s(?:in\s)?(?<town>\p{Lu}\p{L}+(?:[\s-](?:on|upon|le|in|under|\p{Lu}\p{L}+)){0,3})(?=\.(?:\s|$))/u;

/** "Understone Affinage, Cheddar.": where it is, right behind the sign. */
function townBehind(prompt: string, found: Found, { end }: Span): Brief['place'] {
  const town = found.town ?? townAfter.exec(prompt.slice(end))?.groups?.['town'];
  if (town === undefined) return null;
  const start = prompt.indexOf(town, end);
  return { value: town, spans: [{ start, end: start + town.length }] };
}

const calling = /(?:er|or|ist|ian|smith|wright|writer|maker|weaver|binder)$/u;

/** "Boat name signwriter Pip Calloway": what stands before who it is, where half of it was read. */
function offerBefore({ prompt, offer }: Brief, { start }: Span): Brief['offer'] {
  const before = prompt
    .slice(0, start)
    .trim()
    .replace(/^(?:(?:a\s)?(?:website|site|page)\s(?:for|of)\s)?(?:an?|the|my|our)?\s*/iu, '');
  const isWhole = calling.test(before) && /^[\p{L}'’ -]{4,50}$/u.test(before) && before.split(' ').length < 6;
  const isHalf =
    offer === null ||
    (offer.value.length < before.length && before.toLowerCase().includes(offer.value.toLowerCase()));
  return isWhole && isHalf
    ? { value: before, spans: [{ start: prompt.indexOf(before), end: start }] }
    : offer;
}

/** The same of a name that was read before. */
function withTown(brief: Brief): Brief {
  const [span] = brief.name?.spans ?? [];
  if (!span || !brief.name || brief.place !== null || brief.address !== null) return brief;
  const place = townBehind(brief.prompt, { value: brief.name.value, start: span.start }, span);
  return place === null ? brief : { ...brief, place };
}

/** A name that stands behind its label, behind "at", or at the head of the second sentence, in all its words. */
export function mendHouseName(read: Brief): Brief {
  const brief = read.name && code.test(read.name.value) ? { ...read, name: null } : read;
  if (brief.language.value !== 'en' || brief.quotes.some(({ value }) => value.use === 'name')) return brief;
  const found = findName(brief);
  if (found === null) return withTown(brief);
  const span: Span = { start: found.start, end: found.start + found.value.length };
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.length > 0 && spans.every(({ start, end }) => start >= span.start && end <= span.end);
  return {
    ...brief,
    name: { value: found.value, spans: [span] },
    offer: offerBefore(brief, span),
    place: (brief.place?.value === found.value ? null : brief.place) ?? townBehind(brief.prompt, found, span),
    // "Deep Oysters": a word of the sign is no paint.
    colours: brief.colours.filter((colour) => !isIn(colour)),
    phrases: brief.phrases.filter((phrase) => !isIn(phrase)),
    parts: brief.parts.filter((part) => !isIn(part)),
    items: brief.items.filter((item) => item.value.price !== undefined || !isIn(item)),
  };
}
