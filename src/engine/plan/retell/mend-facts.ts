import { asTitled } from '../../brief/long/long-name';
import type { Brief, Slot, Span } from '@/domain/site/brief';
import { labelledPlace, mendEmail, mendPlace, ownPhone } from './mend-reach';
import { within } from './read-lists';
import { branchesIn, placeOfBranches } from './shell/branches';
import { foundedTold } from './shell/founded-told';
import { hoursBehind } from './shell/hours-behind';
import { isHoursOfOthers } from './shell/hours-of-others';
import { ownAddress, placeOfName, tidyPlace } from './shell/own-address';
import { ownName } from './shell/own-name';
import { areOffHome } from './shell/prices-off-home';
import { phoneOfHouse } from './shell/phone-of-house';
import type { Piece } from './lines/piece';

type Facts = Pick<
  Brief,
  | 'address'
  | 'phone'
  | 'email'
  | 'hours'
  | 'founded'
  | 'place'
  | 'name'
  | 'offer'
  | 'sections'
  | 'behaviours'
  | 'excluded'
>;

const hiring = /\b(?:hiring|vacanc\w+|assistant|wage|per hour|\/h\b|shifts?|job)\b/iu;
const shut = /\bclosed\s(?:for lunch\s|between\s|from\s)?$/iu;
const handing = /\b(?:drop[- ]?offs?|pick[- ]?ups?)\b/iu;
const ofOffice = /\boffice\s(?:hours|open|is open)\b|\bterm[- ]?time\b|\bschool (?:hours|office)\b/iu;
/** Pages about some who come, or about what is on: no counter is open while they do. */
const ofSome =
  /^(?:(?:our|the|for)\s)?(?:\p{L}+\s(?:and|&)\s)?(?:schools?|groups?|parties|classes|courses|lessons|workshops?|volunteer\p{L}*|hire|tours?|visits for \p{L}+|training|rehearsals?|events?|evenings?|clubs?)(?:\s(?:visits?|bookings?|hire))?$/iu;
const noon = 720;

/** Hours of the house alone: no class, no handing over, and an evening is one. */
/** Houses that nobody enters at four in the morning. */
const evenings = new Set<string>(['bar', 'restaurant', 'nightclub', 'theatre', 'cinema']);

const mendHours = (brief: Brief, pieces: readonly Piece[]): Brief['hours'] => {
  const { hours, prompt, items, kind } = brief;
  if (!hours || hours.value.length !== hours.spans.length) return hours;
  const classes = items.flatMap(({ value, spans }) =>
    value.section === 'timetable' && value.when !== undefined ? spans : [],
  );
  const kept = hours.value.flatMap((range, at) => {
    const span = hours.spans[at];
    if (!span) return [];
    const piece = pieces.find((one) => within(span, one));
    // "Full time - £160/month - 24/7 access"
    if (piece && range.closes - range.opens >= 1439 && /[£$€]/u.test(piece.text)) return [];
    if (piece && isHoursOfOthers(brief, piece.text)) return [];
    if (piece && (handing.test(piece.text) || hiring.test(piece.text))) return [];
    // Under "Schools": "visits on Tuesdays, 10 am to 2 pm".
    if (piece?.page && ofSome.test(piece.page) && !/\b(?:open|hours)\b/iu.test(piece.text)) return [];
    // "I teach a throwing day once a month, sat 10–4"
    if (
      piece &&
      /\b(?:teach|workshops?|courses?|class(?:es)?|lessons?|once a month)\b/iu.test(piece.text) &&
      !/\bopen\b/iu.test(piece.text)
    )
      return [];
    // "closed 1–2 on Fridays"
    if (
      /^\d/u.test(prompt.slice(span.start)) &&
      shut.test(prompt.slice(Math.max(0, span.start - 24), span.start))
    )
      return [];
    if (classes.some((one) => within(one, span))) return [];
    // "Office hours term time 8.30 to 16.00": nobody is in an office on Sundays.
    if (piece && range.days.length === 7 && ofOffice.test(piece.text) && !/\b(?:daily|every day|seven days|7 days)\b/iu.test(piece.text)) return [{ range: { ...range, days: [1, 2, 3, 4, 5] }, span }]; // prettier-ignore
    const isEvening =
      /\bevenings?\b/iu.test(prompt.slice(span.start, span.end)) && range.opens < noon && range.opens >= 180;
    const later = {
      ...range,
      opens: range.opens + noon,
      closes: range.closes + (range.closes <= noon ? noon : 0),
    };
    // "Thursday 4–9" of a house whose other days end at night.
    const isLate =
      range.opens >= 180 && range.opens <= 420 && range.closes <= noon && range.closes > range.opens &&
      !/\d\s?am\b|0\d:/iu.test(prompt.slice(span.start, span.end)) && evenings.has(kind.value); // prettier-ignore
    return [{ range: isEvening || isLate ? later : range, span }];
  });
  if (kept.length === 0) return null;
  return { value: kept.map(({ range }) => range), spans: kept.map(({ span }) => span) };
};

const shown =
  /\b(?:exhibition|film|show|play|book|album|song|talk|tour|display|novel|poem|piece|screening|production|workshop)s?(?:\s(?:is|called|titled))?,?\s["“]?$/iu;
const signed =
  /^(?:website for\s|site for\s)?((?:The\s)?\p{Lu}[\p{L}’'&-]*(?:\s(?:\p{Lu}[\p{L}’'-]*|&|of|and|the|on)){0,5}),?\s(?:is|are|has|have|was|sails|runs|makes|offers|keeps|sells|in|at|near)\s/u;

/** The exhibition is not the house; "Stillwater Counselling in Cardiff" is in Cardiff. */
const mendName = ({ name: read, place, prompt }: Brief): Slot<string> | null => {
  const [span] = read?.spans ?? [];
  if (!read || !span) return read;
  // "THE HALF MOON PLAYERS": shouted, and no letters of a sign.
  const isLoud = /^(?=(?:.*\p{Lu}{4}))[^\p{Ll}]{12,}$/u.test(read.value) && read.value.includes(' ');
  const name = isLoud
    ? {
        ...read,
        value: read.value
          .toLowerCase()
          .replace(/(?<![\p{L}’'])\p{Ll}/gu, (letter) => letter.toUpperCase())
          .replace(/(?<=\s)(?:Of|And|The|In|At|On|For)(?=\s)/gu, (small) => small.toLowerCase()),
      }
    : read;
  const greeted =
    /^(?:I['’]?m|I am|We are|We['’]re|(?:He|She)['’]s|(?:He|She) is|My name is|This is)\s(?:the\s)?(?=\p{Lu})/u.exec(
      name.value,
    )?.[0] ?? '';
  if (greeted !== '') return { ...name, value: name.value.slice(greeted.length) };
  // "Wheels for Wrexham recycles …": the name goes on.
  const more =
    /^\s(?:for|of)\s(?:the\s)?\p{Lu}[\p{L}’'-]+(?=\s(?:is|are|was|has|have|\p{Ll}{3,}s)\s|[,.])/u.exec(
      prompt.slice(span.end),
    );
  if (more && !/\s(?:for|of)\s/u.test(name.value))
    return { value: name.value + more[0], spans: [{ start: span.start, end: span.end + more[0].length }] };
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
  // "a vineyard called Hollow Bottom in the Wye valley": where it is, behind what it is called.
  const town = place?.value.split(',')[0] ?? '';
  const tail =
    [` in ${town}`, ` in the ${town}`].find((one) => town !== '' && name.value.endsWith(one)) ?? '';
  return tail !== '' && name.value.length > tail.length + 3
    ? { ...name, value: name.value.slice(0, -tail.length) }
    : name;
};

/** What the end of a name may say that somebody is. */
const sort =
  /(?:weekend|festival|fair|museum|farm|club|school|choir|trust|society|gallery|theatre|upholstery|joinery|pottery|brewery|bakery|nursery|studio|workshop|garage|services)$/u;
const odd =
  /^(?:(?:dr|mr|mrs|ms|prof)\b.*|right|ok(?:ay)?|well|so|hello|hi|town|pages?|title|subject|brief|copy|product|dear all|after|before|website|payments?\b.*|prices?|menu|home|contact|about|requirements?|opening|rules|name|details|.*\s(?:included|excluded|only|needed|required))$/iu;

/** "sails from the harbour", "Isla and Magnus Rennie since": what is cut out of a sentence offers nothing. */
const mendOffer = ({ offer, name, prompt }: Brief, pieces: readonly Piece[]): Slot<string> | null => {
  const [span] = offer?.spans ?? [];
  const [own] = name?.spans ?? [];
  if (!offer || !span) return offer;
  // Then the name says what it is: "Thistledown Bee Farm".
  const kind = /\s((?:\p{Lu}\p{Ll}+[^s\s]\s)?\p{Lu}\p{Ll}+)$/u.exec(name?.value ?? '')?.[1];
  // "Blaen Nant Farm" is a farm; a "folk weekend" is called so elsewhere, too.
  const [one = '', ...rest] = (kind ?? '').toLowerCase().split(' ');
  const short =
    rest.length > 0 && !new RegExp(`(?<!\\p{L})${one}(?!\\p{L})`, 'u').test(prompt)
      ? rest.join(' ')
      : (kind ?? '').toLowerCase();
  const named = own && kind !== undefined ? { value: short, spans: [own] } : null;
  if (/\s(?:since|by|from|in|at|for|and|with|that|who|which|has|is)$/iu.test(offer.value)) return named;
  // "Who uses it: Ashwell Farm Shop": an entry under a heading is not what they do.
  const piece = pieces.find((one) => within(span, one));
  const isListed =
    piece !== undefined &&
    piece.isRow &&
    piece.heading !== null &&
    !/^(?:business|company|name|what|type|kind|about|who (?:we|i)\b)/iu.test(piece.heading);
  if (isListed || odd.test(offer.value)) return named && sort.test(named.value) ? named : null;
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
  // "The logo's a crumb with a face": no wall of customers.
  const isOwnLogo = ({ value, spans }: Slot<string>): boolean =>
    value === 'logos' &&
    spans.every(({ start, end }) => /^logo(?:['’]?s)?$/iu.test(prompt.slice(start, end)));
  return {
    sections: sections.filter((slot) => !isOnlyTold(slot) && !refused(slot) && !isOwnLogo(slot)),
    behaviours: behaviours.filter((slot) => !isOnlyTold(slot) && !refused(slot)),
    excluded: [
      // "I am not an emergency service" refuses no list of services.
      ...excluded.filter(
        (slot) =>
          slot.spans.length === 0 ||
          (isWished(slot) &&
            !(slot.value === 'pricing' && areOffHome(prompt)) &&
            // "anything people have to register for" refuses no team.
            !(
              slot.value === 'team' &&
              slot.spans.every(({ start, end }) => /^people$/iu.test(prompt.slice(start, end)))
            )),
      ),
      ...sections.filter((slot) => refused(slot) && !known.has(slot.value)),
    ],
  };
};

/** Hours told of a part of the house, "Café: open 8 to 8", are not those of the house. */
const ofPart = (piece: Piece | undefined): boolean =>
  typeof piece?.heading === 'string' &&
  !/\b(?:hours|open\p{L}*|times?|contact|visit|find|where|when|info\p{L}*|practical\p{L}*|essentials|basics|know|notes|about|details|shop|office|studio|workshop|yard|showroom|reception|desk|address|telephone|tel|support|phone|practice(?! (?:nights?|times?|days?|evenings?))|surgery|who|what)\b/iu.test(
    piece.heading,
  );

/** The single facts of a brief as a long prompt tells them, once its statements are told apart. */
export const mendFacts = (brief: Brief, pieces: readonly Piece[], wishes: readonly Piece[]): Facts => {
  const reached = labelledPlace(mendPlace(brief), pieces);
  const { address, place } = ownAddress({ ...brief, ...reached });
  const { spans } = branchesIn(brief);
  const isOfBranch = (slot: Slot<unknown> | null): boolean =>
    slot !== null && slot.spans.some((span) => spans.some((one) => within(span, one)));
  const hours = hoursBehind(brief) ?? mendHours(brief, pieces);
  // "application 2026/0417" is no telephone.
  const called = phoneOfHouse({ ...brief, phone: ownPhone(brief) });
  const phone = called && /^[\d\s+()-]{7,}\)?$/u.test(called.value) ? { ...called, value: called.value.replace(/(?<=^[^(]*)\)$/u, '') } : called && /\//u.test(called.value) ? null : called; // prettier-ignore
  const isOfPart =
    hours !== null && hours.spans.length > 0 && hours.spans.every((span) => ofPart(pieces.find((piece) => within(span, piece)))); // prettier-ignore
  return {
    address: isOfBranch(address) ? null : address,
    place: spans.length > 0 ? placeOfBranches({ ...brief, place }) : (tidyPlace(place) ?? placeOfName(brief)),
    phone: isOfBranch(phone) ? null : phone,
    email: mendEmail(brief),
    hours: isOfBranch(hours) || isOfPart ? null : hours,
    founded: foundedTold(brief),
    name: asTitled(brief.prompt, ownName({ ...brief, name: mendName(brief) })),
    offer: mendOffer(brief, pieces),
    ...mendWanted(brief, pieces, wishes),
  };
};
