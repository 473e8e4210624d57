import type { Brief, Slot, Span } from '@/domain/site/brief';
import { within } from './read-lists';
import type { Piece } from './part-prompt';

type Facts = Pick<
  Brief,
  | 'address'
  | 'phone'
  | 'hours'
  | 'founded'
  | 'place'
  | 'name'
  | 'offer'
  | 'sections'
  | 'behaviours'
  | 'excluded'
>;

const floors =
  /,\s(?:(?:the\s)?(?:first|second|third|fourth|fifth|ground|top|lower|upper)(?:\sfloor)?|upstairs|downstairs|and|over|above|behind|next|opposite|on|in|at|with|just)$/iu;

/** "22 Cathedral Road, second", "25 stop at Durham Road, and": a street ends with itself, and a bus is no house. */
const mendAddress = ({ address }: Brief): Slot<string> | null => {
  if (!address) return null;
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

const handing = /\b(?:drop[- ]?offs?|pick[- ]?ups?)\b/iu;
const noon = 720;

/** Hours of the house alone: no class, no handing over, and an evening is one. */
const mendHours = ({ hours, prompt, items }: Brief, pieces: readonly Piece[]): Brief['hours'] => {
  if (!hours || hours.value.length !== hours.spans.length) return hours;
  const classes = items.flatMap(({ value, spans }) =>
    value.section === 'timetable' && value.when !== undefined ? spans : [],
  );
  const kept = hours.value.flatMap((range, at) => {
    const span = hours.spans[at];
    if (!span) return [];
    const piece = pieces.find((one) => within(span, one));
    if (piece && handing.test(piece.text)) return [];
    if (classes.some((one) => within(one, span))) return [];
    const isEvening =
      /\bevenings?\b/iu.test(prompt.slice(span.start, span.end)) && range.opens < noon && range.opens >= 180;
    const later = {
      ...range,
      opens: range.opens + noon,
      closes: range.closes + (range.closes <= noon ? noon : 0),
    };
    return [{ range: isEvening ? later : range, span }];
  });
  if (kept.length === 0) return null;
  return { value: kept.map(({ range }) => range), spans: kept.map(({ span }) => span) };
};

const since =
  /\b(?:neutral|members?|certified|accredited|licensed|registered|organic|vegan|insured|supplier|partners? (?:of|with)|sponsor\w*|award\w*|winners?|rated)\b[^.;]{0,30}$/iu;
const opened =
  /\b(?:opened|founded|established|started|began|set up)\b[^.;\d]{0,60}\b(?:in|since)\s(?:\p{Lu}\p{L}+\s)?((?:1[5-9]|20)\d\d)\b/iu;

/** "carbon neutral since 2021" founds nothing. */
const mendFounded = ({ founded, prompt }: Brief): Slot<number> | null => {
  const [span] = founded?.spans ?? [];
  const isOther = span !== undefined && since.test(prompt.slice(Math.max(0, span.start - 60), span.start));
  if (founded && !isOther) return founded;
  const told = opened.exec(prompt.slice(0, 1200));
  return told ? { value: Number(told[1]), spans: [{ start: told.index, end: told.index + told[0].length }] } : null; // prettier-ignore
};

const unit = /^(?:Unit|Suite|Studio|Flat|Arch|Block|Workshop|Shop|Barn)\s\d{1,3}\p{L}?$/u;
const town =
  /^,\s(?:(?:\p{Lu}[\p{L}’'-]+\s?){1,4},\s){0,2}(\p{Lu}\p{Ll}[\p{L}-]*(?:\s\p{Lu}\p{Ll}[\p{L}-]*){0,2})(?=[.,;]|$)/u;

/** "Unit 6, Tregoniggie Estate, Falmouth": a unit is in a town, and is none. */
const mendPlace = (brief: Brief): Pick<Brief, 'place' | 'address'> => {
  const address = mendAddress(brief);
  const { place, prompt } = brief;
  const [span] = place?.spans ?? [];
  if (!place || !span || !unit.test(place.value)) return { place, address };
  const told = town.exec(prompt.slice(span.end, span.end + 120));
  if (!told?.[1]) return { place: null, address };
  const end = span.end + told[0].length;
  return {
    place: { value: told[1], spans: [{ start: end - told[1].length, end }] },
    address: address ?? { value: prompt.slice(span.start, end), spans: [{ start: span.start, end }] },
  };
};

const shown =
  /\b(?:exhibition|film|show|play|book|album|song|talk|tour|display|novel|poem|piece|screening|production|workshop)s?(?:\s(?:is|called|titled))?,?\s["“]?$/iu;
const signed =
  /^(?:website for\s|site for\s)?((?:The\s)?\p{Lu}[\p{L}’'&-]*(?:\s(?:\p{Lu}[\p{L}’'-]*|&|of|and|the|on)){0,5}),?\s(?:is|are|has|have|was|sails|runs|makes|offers|keeps|sells|in|at|near)\s/u;

/** The exhibition is not the house; "Stillwater Counselling in Cardiff" is in Cardiff. */
const mendName = ({ name, place, prompt }: Brief): Slot<string> | null => {
  const [span] = name?.spans ?? [];
  if (!name || !span) return name;
  const greeted = /^(?:I['’]?m|I am|We are|We['’]re|My name is)\s(?=\p{Lu})/u.exec(name.value)?.[0] ?? '';
  if (greeted !== '') return { ...name, value: name.value.slice(greeted.length) };
  const before = prompt.slice(Math.max(0, span.start - 30), span.start);
  // "The huts, called Wren, Robin …", "The kiln is named Agnes": a thing of theirs.
  if (
    shown.test(before) ||
    /\b(?:the|our|my)\s\p{L}+(?:,|\sis|\sare)\s(?:called|named)\s$|\b(?:started|founded|run|owned|opened|set up)\b[^.]{0,20}\sby\s$/iu.test(
      before,
    )
  ) {
    const told = signed.exec(prompt.slice(0, 200));
    const start = told?.[1] === undefined ? -1 : prompt.indexOf(told[1]);
    if (told?.[1] !== undefined) return { value: told[1], spans: [{ start, end: start + told[1].length }] };
  }
  const tail = place ? ` in ${place.value.split(',')[0] ?? ''}` : '';
  return tail !== '' && name.value.endsWith(tail) && name.value.length > tail.length + 3
    ? { ...name, value: name.value.slice(0, -tail.length) }
    : name;
};

/** "sails from the harbour", "Isla and Magnus Rennie since": what is cut out of a sentence offers nothing. */
const mendOffer = ({ offer, name, prompt }: Brief): Slot<string> | null => {
  const [span] = offer?.spans ?? [];
  const [own] = name?.spans ?? [];
  if (!offer || !span) return offer;
  // Then the name says what it is: "Thistledown Bee Farm".
  const kind = /\s((?:\p{Lu}\p{Ll}+[^s\s]\s)?\p{Lu}\p{Ll}+)$/u.exec(name?.value ?? '')?.[1];
  const named = own && kind !== undefined ? { value: kind.toLowerCase(), spans: [own] } : null;
  if (/\s(?:since|by|from|in|at|for|and|with|that|who|which|has|is)$/iu.test(offer.value)) return named;
  const isVerb =
    own !== undefined &&
    span.start - own.end < 3 &&
    /^\p{Ll}+s$/u.test(offer.value) &&
    /^\s(?:from|to|in|at|out|across|for|the)\s/u.test(prompt.slice(span.end, span.end + 12));
  if (isVerb) return named;
  // "I am Marek Sobol …", "I have been a locksmith for 22 years"
  if (
    /^\p{Lu}\p{L}+\s\p{Lu}\p{L}+$/u.test(offer.value) &&
    /\b(?:am|['’]m|name is)\s$/u.test(prompt.slice(Math.max(0, span.start - 12), span.start))
  ) {
    const trade =
      /\bI\s(?:am|have been)\san?\s((?:\p{Ll}+\s){0,2}?\p{Ll}+)(?=\s(?:for|and|who|in|with)\s|[,.])/u.exec(
        prompt,
      );
    return trade?.[1] === undefined
      ? null
      : { value: trade[1], spans: [{ start: trade.index, end: trade.index + trade[0].length }] };
  }
  // "a museum of candle and soap making"
  const more = /^\sand\s\p{Ll}+\s(?:making|building|repairs?|keeping|growing|printing|weaving|dyeing|blowing)\b/u.exec(prompt.slice(span.end, span.end + 40)); // prettier-ignore
  return /\sof\s\p{Ll}+$/u.test(offer.value) && more
    ? { value: offer.value + more[0], spans: [{ start: span.start, end: span.end + more[0].length }] }
    : offer;
};

const refusing =
  /\b(?:leave out|without|avoid|skip|omit|no|(?:do not|don['’]t)\s(?:want|use|add|include|put|make|need))\b/iu;
const resuming = /[.;]|\b(?:but|with|add|include|i want|we want|i['’]d like|we['’]d like|should have)\b/iu;
const notAsked = new Set<string>(['form', 'products', 'shop', 'contact-form', 'jobs']);
/** Shops that somebody is near to, or that stand for a room. */
const elsewhere =
  /\b(?:(?:over|above|behind|opposite|beside|near|next to|between|and|under)\s(?:the\s|a\s)?(?:[\p{L}’'&]+\s){0,5}|(?:finishing|paint|machine|body|chip|cheese|book|pet|charity|corner|sweet|betting|village|shop)[\s-]?)$/iu;

/** The sections and tools of a brief without those that a story only mentions, and those refused in a row. */
const mendWanted = (
  { sections, behaviours, excluded, prompt }: Brief,
  pieces: readonly Piece[],
  wishes: readonly Piece[],
): Pick<Brief, 'sections' | 'behaviours' | 'excluded'> => {
  const isWished = ({ spans }: { spans: readonly Span[] }): boolean =>
    spans.some((span) => wishes.some((wish) => within(span, wish)));
  const isRefused = (span: Span): boolean => {
    const wish = wishes.find((one) => within(span, one));
    const before = wish ? prompt.slice(wish.start, span.start) : '';
    const denial = refusing.exec(before);
    return denial !== null && !resuming.test(before.slice(denial.index + denial[0].length));
  };
  const isOnlyTold = (slot: Slot<string>): boolean =>
    notAsked.has(slot.value) &&
    slot.spans.length > 0 &&
    !isWished(slot) &&
    pieces.some((piece) => slot.spans.some((span) => within(span, piece) && piece.heading === null)) &&
    slot.spans.every(
      ({ start, end }) =>
        /form|work/iu.test(prompt.slice(start, end)) || elsewhere.test(prompt.slice(Math.max(0, start - 60), start)), // prettier-ignore
    );
  const refused = <T extends string>(slot: Slot<T>): boolean =>
    slot.spans.length > 0 && slot.spans.every((span) => isRefused(span));
  const known = new Set<string>(excluded.map(({ value }) => value));
  return {
    sections: sections.filter((slot) => !isOnlyTold(slot) && !refused(slot)),
    behaviours: behaviours.filter((slot) => !isOnlyTold(slot) && !refused(slot)),
    excluded: [
      // "I am not an emergency service" refuses no list of services.
      ...excluded.filter(
        (slot) => !['services', 'pricing'].includes(slot.value) || slot.spans.length === 0 || isWished(slot),
      ),
      ...sections.filter((slot) => refused(slot) && !known.has(slot.value)),
    ],
  };
};

/** The single facts of a brief as a long prompt tells them, once its statements are told apart. */
export const mendFacts = (brief: Brief, pieces: readonly Piece[], wishes: readonly Piece[]): Facts => ({
  ...mendPlace(brief),
  phone: mendPhone(brief),
  hours: mendHours(brief, pieces),
  founded: mendFounded(brief),
  name: mendName(brief),
  offer: mendOffer(brief),
  ...mendWanted(brief, pieces, wishes),
});
