import type { Brief, Slot } from '@/domain/site/brief';
import type { Piece } from './lines/piece';

const floors =
  /,\s(?:(?:the\s)?(?:first|second|third|fourth|fifth|ground|top|lower|upper)(?:\sfloor)?|upstairs|downstairs|and|over|above|behind|next|opposite|on|in|at|with|just)$/iu;

/** "22 Cathedral Road, second", "25 stop at Durham Road, and": a street ends with itself, and a bus is no house. */
const mendAddress = ({ address, prompt }: Brief): Slot<string> | null => {
  if (!address) return null;
  // "20 minutes' drive to Elgol"
  if (/^\d{1,4}\s(?:minutes?|mins?|miles?|hours?|km|metres|yards)\b/iu.test(address.value)) return null;
  // "Unit 4, Dalcross Industrial Estate"
  const [at] = address.spans;
  const unitBefore = at
    ? /\b(?:Unit|Suite|Studio|Arch|Flat|Barn|Workshop)\s$/u.exec(
        prompt.slice(Math.max(0, at.start - 12), at.start),
      )?.[0]
    : undefined;
  if (unitBefore && /^\d/u.test(address.value)) return { ...address, value: unitBefore + address.value };
  const isSentence =
    /^\d{1,5}\p{L}?\s\p{Ll}/u.test(address.value) &&
    /\b(?:stop|stops|at|and|to|from|people)\b/u.test(address.value);
  if (isSentence) return null;
  const value = address.value.replace(floors, '').replace(floors, '');
  return { ...address, value };
};

const emergency = /^(?:999|911|112|111|101|988|116\s?123|116\s?117)$/u;
const telephone = /(?<![\d\p{L}])(?:\+\d{1,3}\s?)?(?:\(?0\d{2,5}\)?|\d{3})(?:[\s-]?\d{2,6}){1,4}(?!\d)/gu;

/** In a crisis people call somebody else. */
const mendPhone = ({ phone, prompt }: Brief): Slot<string> | null => {
  if (!phone || !emergency.test(phone.value.trim())) return phone;
  const other = [...prompt.matchAll(telephone)].find(
    ([told]) => !emergency.test(told) && told.replace(/\D/gu, '').length > 7,
  );
  return other
    ? { value: other[0], spans: [{ start: other.index, end: other.index + other[0].length }] }
    : null;
};

const others = /\b(?:ombudsman|samaritans|helpline|hotline|police|council|citizens advice|nhs|childline|regulator|in (?:a )?crisis|emergency services|safeguarding|welfare officer|covered by|out of hours|box office at)\b/iu; // prettier-ignore

/** A number that belongs to somebody else stands in its sentence; the owner's own is one that no such word is near. */
export const ownPhone = (brief: Brief): Slot<string> | null => {
  const phone = mendPhone(brief);
  const { prompt } = brief;
  const [span] = phone?.spans ?? [];
  const near = (at: number): string => prompt.slice(Math.max(0, at - 70), at);
  if (
    !phone ||
    !span ||
    !others.test(
      near(span.start)
        .split(/[.\n]\s?/u)
        .at(-1) ?? '',
    )
  )
    return phone;
  const numbers = [...prompt.matchAll(telephone)];
  const labelled = numbers.find(
    ({ 0: told, index }) =>
      told.replace(/\D/gu, '').length > 8 &&
      /\b(?:tel|telephone|phone|call(?: us)?|ring(?: us)?|mobile)\b\.?:?\s(?:on\s|us on\s)?$/iu.test(
        near(index),
      ),
  );
  const own =
    labelled ??
    numbers.find(
      ({ 0: told, index }) =>
        told.replace(/\D/gu, '').length > 8 &&
        !others.test(
          near(index)
            .split(/[.\n]\s?/u)
            .at(-1) ?? '',
        ),
    );
  return own ? { value: own[0], spans: [{ start: own.index, end: own.index + own[0].length }] } : null;
};

const mailbox = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;

/** The address that anybody writes to, where others are for volunteers and applications. */
export const mendEmail = ({ email, prompt }: Brief): Slot<string> | null => {
  const all = [...prompt.matchAll(mailbox)];
  if (!email || new Set(all.map(([told]) => told)).size < 2) return email;
  const weigh = (told: string, index: number): number =>
    (/^(?:info|hello|hi|join|contact|office|mail|enquir\w+|ask|post|reception|admin|bookings?)@/iu.test(told) ? 2 : 0) +
    (/(?:^|[\n.,|])\s*(?:contact|questions|enquiries|e-?mail|write to us|write)\s*:?\s(?:at\s)?$/iu.test(prompt.slice(0, index)) ? 1 : 0) -
    (/^(?:jobs?|careers?|crew|hut|hire|hall|volunteer\w*|press|media|apply|hr|sponsors?|\w*volunteers|stalls?|traders?)@/iu.test(told) ? 3 : 0); // prettier-ignore
  const best = all.toSorted((one, other) => weigh(other[0], other.index) - weigh(one[0], one.index))[0];
  return best && weigh(best[0], best.index) > weigh(email.value, email.spans[0]?.start ?? 0)
    ? { value: best[0], spans: [{ start: best.index, end: best.index + best[0].length }] }
    : email;
};

const road = String.raw`\d{1,4}[a-zA-Z]?,?\s(?:\p{Lu}[\p{L}’'-]+\s?){1,4}`;
const postcode = String.raw`[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}`;
const addresses: readonly RegExp[] = [
  // "Tinkers Lane, Cold Ash, RG18 9PX"
  new RegExp(
    String.raw`(?<![\p{L}\d,] )((?:\p{Lu}[\p{L}’'-]+\s){1,3}(?:Lane|Road|Street|Avenue|Drive|Close|Hill|Way|Yard|Row|Place|Square|Terrace|Estate|Park)(?:,\s(?:\p{Lu}[\p{L}’'-]+\s?){1,4}){0,3},?\s${postcode})`,
    'u',
  ),
  // "22 Dogpole, Shrewsbury SY1 1ES"
  new RegExp(
    String.raw`(?<![\d£$€.,])(${road}(?:,\s(?:\p{Lu}[\p{L}’'-]+\s?){1,4}){0,3},?\s${postcode})`,
    'u',
  ),
  // "in my room at 7 Quay Hill"
  new RegExp(
    String.raw`\b(?:at|Address:|address is|find us at|based at)\s(${road.replace('{1,4}`', '{1,4}')}(?:,\s\p{Lu}[\p{L}’'-]+){0,2})(?=[.,;\s])`,
    'u',
  ),
];

/** A house with its number, where no street word gives it away. */
const toldAddress = (prompt: string): Slot<string> | null => {
  for (const pattern of addresses) {
    const found = pattern.exec(prompt);
    const value = found?.[1]?.trim();
    if (!found || value === undefined || /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|January|February|March|April|May|June|July|August|September|October|November|December)/u.test(value)) continue; // prettier-ignore
    const start = found.index + found[0].indexOf(value);
    return { value, spans: [{ start, end: start + value.length }] };
  }
  return null;
};

const unit = /^(?:Unit|Suite|Studio|Flat|Arch|Block|Workshop|Shop|Barn)\s\d{1,3}\p{L}?$/u;
const town =
  /^,\s(?:(?:\p{Lu}[\p{L}’'-]+\s?){1,4},\s){0,2}(\p{Lu}\p{Ll}[\p{L}-]*(?:\s\p{Lu}\p{Ll}[\p{L}-]*){0,2})(?=[.,;]|$)/u;

/** "Unit 6, Tregoniggie Estate, Falmouth": a unit is in a town, and is none. */
export const mendPlace = (brief: Brief): Pick<Brief, 'place' | 'address'> => {
  const address = mendAddress(brief) ?? toldAddress(brief.prompt);
  const { place, prompt } = brief;
  const [span] = place?.spans ?? [];
  // "Tailors, 3 Minster Yard, Ripon" is in Ripon, whatever else is named.
  const own = address === null ? undefined : (/,\s(\p{Lu}\p{Ll}+(?:[\s-]\p{Lu}?\p{Ll}+){0,2})(?:,?\s[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})?$/u.exec(address.value)?.[1]); // prettier-ignore
  if (
    place &&
    address &&
    own &&
    !address.value.includes(place.value.split(',')[0] ?? '') &&
    !/^(?:Somerset|Kent|Dorset|Devon|Norfolk|Suffolk|Essex|Sussex|Surrey|Cornwall|Wales|Scotland|England|Powys|\p{L}+shire)$/u.test(
      own,
    ) &&
    (span?.start ?? 0) > (address.spans[0]?.start ?? 0)
  )
    // prettier-ignore
    return { place: { value: own, spans: address.spans }, address };
  if (!place || !span || !unit.test(place.value)) return { place, address };
  const told = town.exec(prompt.slice(span.end, span.end + 120));
  if (!told?.[1]) return { place: null, address };
  const end = span.end + told[0].length;
  return {
    place: { value: told[1], spans: [{ start: end - told[1].length, end }] },
    address: address ?? { value: prompt.slice(span.start, end), spans: [{ start: span.start, end }] },
  };
};

/** "Hosted in the UK" is said of machines: who is "based in Fraserburgh" is there. */
const ofServers = (place: Brief['place'], pieces: readonly Piece[]): Brief['place'] => {
  const [span] = place?.spans ?? [];
  const own = span && pieces.find(({ start, end }) => start <= span.start && end >= span.end);
  if (!own || !/\b(?:hosted|stored|servers?|data)\b[^.;]{0,24}\sin\s/iu.test(own.text)) return place;
  const based = pieces.find(({ text }) => /\b[Bb]ased in \p{Lu}/u.test(text));
  const [, town = ''] =
    /\bbased in (\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,2})/iu.exec(based?.text ?? '') ?? [];
  if (!based || town === '') return null;
  const start = based.start + based.text.indexOf(town);
  return { value: town, spans: [{ start, end: start + town.length }] };
};

/** "Place: Hollowdean Farm, near Ross-on-Wye": where it is, where nothing else told it. */
export const labelledPlace = (
  read: Pick<Brief, 'place' | 'address'>,
  pieces: readonly Piece[],
): Pick<Brief, 'place' | 'address'> => {
  const found = { ...read, place: ofServers(read.place, pieces) };
  const told = pieces.find(
    ({ heading, text }) =>
      heading !== null && /^(?:place|location|where|venue|address)$/iu.test(heading) && text.length < 90,
  );
  if (!told || found.address || /\b(?:covers?|covering|within|we|i)\b/iu.test(told.text)) return found;
  const value = told.text.replace(/[.\s]+$/u, '');
  const slot = { value, spans: [{ start: told.start, end: told.start + value.length }] };
  return { place: found.place ?? slot, address: value.includes(',') ? slot : found.address };
};
