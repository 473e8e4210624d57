import type { Brief, Slot } from '@/domain/site/brief';

const code = /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/gu;
const county =
  /^(?:(?:West|East|North|South)\s(?:Sussex|Yorkshire|Midlands|Devon|Lothian)|\p{L}+shire|Norfolk|Suffolk|Kent|Essex|Surrey|Devon|Cornwall|Dorset|Somerset|Cumbria|Rutland|Northumberland|Durham|Merseyside|Highland|Gwent|Powys|Gwynedd|Dyfed|Fife|Co\.?\s\p{L}+|County\s\p{L}+)$/iu;

/** "unit 4, albany works, manchester m21 0az": a street has its capitals however it was typed. */
const inCapitals = (address: Slot<string>): Slot<string> =>
  /\p{Lu}/u.test(address.value)
    ? address
    : {
        ...address,
        value: address.value
          .replace(/(?<![\p{L}’'])(?!(?:and|of|the|on|by|in|upon)\b)\p{Ll}/gu, (letter) =>
            letter.toUpperCase(),
          )
          .replace(/\b[a-z]{1,2}\d[a-z\d]?\s\d[a-z]{2}\b/giu, (found) => found.toUpperCase()),
      };

const house = String.raw`(?:Village|Parish|Town|Church|Community|Memorial|Methodist|Baptist|Scout|Guide|Masonic|Public|Corn|Guild|St\.?|[\p{Lu}][\p{L}'’-]+)(?:\s(?:of|the|\p{Lu}[\p{L}'’-]+)){0,3}\s(?:Hall|Rooms?|Centre|Center|Institute|Church|Chapel|School|Pavilion|Library|Barn|Mill|Arms|Inn|Hut|Club|House|Hotel|Gym|Pool|Studios?|Theatre|Museum|Hospital|Park|Gardens?|Farm|Exchange|Works|Yard)`;
/** "We meet … in the Methodist Hall on Broad Street": the house, and the street behind it. */
const venue = new RegExp(
  String.raw`\b(?:[Ww]e(?:['’]re)?|[Ss]essions?|[Cc]lass(?:es)?|[Rr]ehearsals?|[Mm]eetings?|[Ii]t(?:['’]s)?|I)\s(?:all\s|usually\s|are\s|is\s)?(?:meet|gather|rehearse|train|sing|dance|play|practi[sc]e|work|teach|run|live|based|held|take place|open|hold|share)\b[^.!?\n]{0,90}?\b(?:in|at)\s(?:the\s|a room (?:in|at) the\s)?(?<where>${house}(?:,?\s(?:on|in|at)?\s?(?:\p{Lu}[\p{L}'’-]+\s){1,3}(?:Street|Road|Lane|Avenue|Row|Hill|Square|Close|Way|Green|Place|Terrace|Quay))?)(?![\p{L}])`,
  'u',
);

/** Where they meet, told in a sentence; null where it names no house. */
const venueIn = ({ prompt, place }: Brief): Slot<string> | null => {
  const found = venue.exec(prompt.slice(0, 1500));
  const where = found?.groups?.['where'];
  if (!found || where === undefined) return null;
  const start = found.index + found[0].length - where.length;
  const town = place?.value.split(',')[0] ?? '';
  const told = where.replace(/,?\s(?:on|in|at)\s(?=\p{Lu})/gu, ', ');
  const value = town !== '' && !told.includes(town) ? `${told}, ${town}` : told;
  return { value, spans: [{ start, end: start + where.length }] };
};

const floor =
  /\b(?<floor>(?:first|second|third|fourth|fifth|ground|top|lower ground|1st|2nd|3rd|4th)\sfloor)$/iu;
const spoken =
  /\b(?:you|you['’]ll|us|we|we['’]re|them|it|it['’]s|your|our|my|to|is|are|bring|find|come|drop|post|send)\b|^(?:mr|mrs|ms|miss|dr|rev|prof)\.?\s/iu;

/** "10am till 1pm" before the house in which it is. */
const timed =
  /^\d{1,2}(?:[.:]\d\d)?\s?(?:[ap]m)?\s?(?:to|till|until|-|–)\s?\d|^\d{1,2}(?:[.:]\d\d)?\s?[ap]m\b/iu;
/** "in the hall of the Methodist Church": a house begins with its own name. */
const named = (part: string): string => part.replace(/^(?:\p{Ll}+\s){1,5}(?=\p{Lu})/u, '');

/** "You'll find us on the second floor, Unit 9, Tannery Row", "Mrs Jean Threlkeld, 4 Pump Row": the floor, and no word of the sentence before it. */
const withoutLead = (parts: readonly string[]): string[] => {
  const [first = '', ...rest] = parts;
  if (rest.length < 2 || !(spoken.test(first) || timed.test(first))) return [named(first), ...rest].filter(Boolean); // prettier-ignore
  const on = floor.exec(first)?.groups?.['floor'];
  return on === undefined ? withoutLead(rest) : [on.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()), ...rest]; // prettier-ignore
};

/** The one British address of a prompt, whole: from its house or unit to its postcode. */
export const ownAddress = (brief: Brief): Pick<Brief, 'address' | 'place'> => {
  const { address, name, place, prompt } = brief;
  const codes = [...prompt.matchAll(code)];
  const [only] = codes;
  if (codes.length > 1) return { address: address && inCapitals(address), place };
  if (!only) return { address: address ? inCapitals(address) : venueIn(brief), place };
  const end = only.index + only[0].length;
  const line = prompt.slice(prompt.lastIndexOf('\n', only.index) + 1, end);
  const [, told = line] = /^.*(?:[.:;!?]\s+|\b(?:at|in|is|[Aa]ddress(?:\sis)?)\s(?:the\s)?(?=(?:Unit|Suite|Studio|Flat|Arch|Barn|Shop|The|Old|\d)|\p{Lu}\p{L}+[^,]*,))(.+)$/u.exec(line) ?? []; // prettier-ignore
  const plain = told.replace(/^[-*•#\s]+|^(?:\d{1,2}[.)]\s)(?=\p{Lu})/u, '').replace(/^(?:find us|visit(?: us)?|where(?: we are)?|contact|location|getting here)\s[–—-]\s/iu, '').replace(/^(?:the\s)?post ?code:?\s(?:is\s)?/iu, '').replace(/^.*@\S+,?\s*/u, '').replace(/^[^,]*\d{4,}[\s\d]*,\s*/u, ''); // prettier-ignore
  const whole = plain
    .split(/,\s*/u)
    .map((part) => part.replace(code, '').trim())
    .filter(Boolean);
  // "CLIENT: Delgado Engineers, 18 Quay Street": the house is told by its own name.
  const isNamed = whole.length > 2 && whole[0]?.toLowerCase() === name?.value.toLowerCase();
  const parts = withoutLead(isNamed ? whole.slice(1) : whole);
  const isCut = parts[0] !== whole[0] || !plain.startsWith(parts[0] ?? plain);
  const isSound = parts.length > 0 && parts.length < 7 && (isCut || plain.length < 110) && parts.every((part) => /^(?:[\p{Lu}\d]|the\s)/u.test(part) && part.split(/\s/u).length < 6); // prettier-ignore
  if (!isSound) return { address, place };
  const start = end - plain.length;
  const town = parts.toReversed().find((part, nth) => !county.test(part) && !/\d/u.test(part) && (nth === 0 || parts.length > 1)); // prettier-ignore
  // "Three cottages on the Isle of Mull" tells where it is, "from Byrd to Bacharach" does not.
  const at = place?.spans[0]?.start ?? prompt.length;
  const isToldEarly = at < 400 && /\b(?:in|on|near|of|around)\s(?:the\s)?$/iu.test(prompt.slice(0, at));
  // "wheelwrights in England": a country is not where they are.
  const isVast =
    /^(?:England|Scotland|Wales|Ireland|Britain|Great Britain|UK|the UK|United Kingdom|Europe)$/u.test(
      place?.value ?? '',
    );
  const isThere =
    (isToldEarly && !isVast) || (place !== null && plain.includes(place.value.split(',')[0] ?? ''));
  const isTown = town !== undefined && town !== parts[0] && !isThere;
  const value = isCut ? parts.join(', ') + plain.slice(plain.lastIndexOf(whole.at(-1) ?? '') + (whole.at(-1)?.length ?? 0)) : plain; // prettier-ignore
  return {
    address: { value, spans: [{ start, end }] },
    place: isTown ? { value: town, spans: [{ start, end }] } : place,
  };
};

const cut = /\sand\s.*\s\p{Ll}{3,}$/u;

/** "Manchester and the North West choose": a place ends where its names do. */
export const tidyPlace = (place: Slot<string> | null): Slot<string> | null =>
  place && {
    ...place,
    value: place.value
      // "Holy Trinity, Dorchester": a church is in its town.
      .replace(/^(?:Holy Trinity|All Saints|Christ Church|St\.?\s[\p{L}’']+),\s(?=\p{Lu})/u, '')
      .replace(
        /\s(?!(?:on|upon|in|the|of|le|under|by|and|de|la|next|juxta|sub|cum|with|over)(?=\s))\p{Ll}.*$/u,
        '',
      ) // prettier-ignore
      // What a verb in small letters followed goes on about more than the place.
      .replace(/\s(?:and|in|on|of|the)$/u, '')
      .replace(cut.test(place.value) ? /\sand\s.*$/u : /$^/u, ''),
  };

/** "Otterbourne Bell Ringers … of St Matthew's, Otterbourne,": the town that a name begins with, where the prompt bears it out. */
export const placeOfName = ({ name, prompt }: Brief): Slot<string> | null => {
  const [, town = ''] = /^(?:The\s)?(\p{Lu}\p{Ll}{3,}(?:-\p{L}+)*)\s/u.exec(name?.value ?? '') ?? [];
  const found = town === '' ? null : new RegExp(`(?:,\\s|\\b(?:in|near|around|outside)\\s)${town}(?=[,.;]|\\s(?!\\p{Lu}))`, 'u').exec(prompt); // prettier-ignore
  if (!found) return null;
  const start = found.index + found[0].length - town.length;
  return { value: town, spans: [{ start, end: start + town.length }] };
};
