import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { dateWords, eventNoun } from './date-words';
import { capitalise } from '../../../capitalise';

type Found = { readonly start: number; readonly end: number; readonly words: string };
type Entry = Omit<Found, 'words'> & { readonly when: string; readonly name: string; readonly note?: string };

const sentenceEnd = /(?<=[.!?])\s+(?=[\p{Lu}"“\d]|i\s|we\s)|\n+|;\s+/gu;
/** What a day says of the whole, or of something else than what takes place on it. */
const bound =
  /(?:^|[\s(])(?:none|except|excluding|not|no \p{L}+|open(?:s|ing|ed)?(?!\s(?:day|studio|evening|house|garden|mic|air|rehearsal))|clos(?:ed|es|ing)|hours|by|before|after|since|from|between|due|deadline|valid|born|founded|est|established|missing|lost|available|until|till|stay|book(?:ing)? by|season|holidays?|away|launch(?:es|ing)?|start(?:s|ing)?|married|getting married|wedding|due date|posted|updated|released?|out)(?:\s(?:on|the|is|are|of))*\s*[:,]?\s*$/iu;
const shows =
  /(?<!\p{L})(?:exhibitions?|show(?:ing)?|on (?:now|show|display|view)|season|installation|retrospective)(?!\p{L})/iu;
/** Words before a date that only say that something comes. */
const lead =
  /^(?:(?:and|then|also|plus|the|our|my|your|its|a|an|is|are|on|we|have|next|upcoming|coming up|coming|future|forthcoming|live|new|up|now|tour|see us|come and see us|catch us|playing|performing|ones?|one|this|year|summer|autumn|winter|spring)(?:\s+|\s*[:–-]\s*)|(?:gigs?|shows?|dates?|concerts?|events?|performances?|exhibitions?|productions?|fixtures|talks|workshops?|class(?:es)?|markets?|diary|what['’]?s on)\s*[:–-]\s*)+/iu;
const isLead =
  /^(?:(?:and|also|plus|the|our|my|your|its|a|is|are|on|next|upcoming|coming up|coming|future|forthcoming|live|new|up|now|tour|one|ones|this|see us|come and see us|catch us|dates?|diary|what['’]?s on)\s*[:–,-]?\s*)+$/iu;
const placeLead = /^\s*[,–-]?\s*(?:(?:at|in|@)\s+)/iu;
const clock = /\d\s?[ap]m\b|\d[:.]\d\d/iu;
/** Whose days are what they show or play. */
const houses =
  /(?<!\p{L})(?:gallery|museum|cinema|theatre|choir|chorus|orchestra|quartet|trio|duo|band|ensemble|players|opera company|opera|comedian|venue|arts centre)$/iu;
const most = 12;

const tidy = (text: string): string =>
  text
    .replace(/^[\s,:;–—(.-]+|[\s,:;–—(.-]+$/gu, '')
    .replace(/\s+(?:on|at|is|are|and|plus|from|the)$/iu, '')
    .trim();

/** What every date has beside its figures: most prompts tell none, and the pattern for them is long. */
const hasMonth = /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i;

function datesIn(text: string, from: number): Found[] {
  if (!/\d/u.test(text) || !hasMonth.test(text)) return [];
  return [...text.matchAll(dateWords)].map((match) => ({
    start: from + match.index,
    end: from + match.index + match[0].length,
    words: match[0].replace(/[\s.,]+$/u, ''),
  }));
}

function sentencesOf(prompt: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { 0: gap, index } of prompt.matchAll(sentenceEnd)) {
    // "at St. Mary's": a short word with a dot ends nothing.
    if (
      /(?:^|\s)(?:st|mr|mrs|dr|no|vs|approx|sat|sun|fri|thurs?|tues?|wed|mon)\.$/iu.test(
        prompt.slice(Math.max(0, index - 7), index),
      )
    )
      continue;
    spans.push({ start, end: index });
    start = index + gap.length;
  }
  return [...spans, { start, end: prompt.length }];
}

/** The words up to the next comma that parts things, "A, B" of a place included where both are written large. */
const firstPiece = (text: string): string => text.split(/,\s|\s[–—-]\s|\.\s|\(|\.$/u)[0] ?? '';

const isPriced = (text: string): boolean => /[£€$]\s?\d|\d\s?(?:€|quid|pounds)|\bfree\b/iu.test(text);
const isFact = (text: string): boolean =>
  isPriced(text) ||
  /^(?:tickets?|entry|admission|doors|book|booking|max|all|no|we|i|call|email|bring|kids|children|adults|dogs|free|donations?)\b/iu.test(
    text,
  );

/** "at the Assembly Rooms", later in the sentence and right after something else: where it takes place. */
const laterPlace = /\bat (?<place>(?:the\s|st\.?\s)?(?:\p{Lu}[\p{L}'’]+(?:\s(?:of|the|and|&))?\s?){1,5})/u;

/** The singular that one of several dates bears: "gigs" are a gig each. */
const singular = (text: string): string =>
  text.replace(
    /^(gig|show|concert|workshop|course|talk|walk|tour|market|fair|event|performance|exhibition|session)s$/iu,
    '$1',
  );

/** What takes place on a date, from the words round it; null where they say nothing of the kind. */
function entryAt(
  prompt: string,
  sentence: Span,
  dates: readonly Found[],
  at: number,
  offer: string,
  heading: string,
): Entry | null {
  const date = dates[at];
  if (!date) return null;
  const from = dates[at - 1]?.end ?? sentence.start;
  const to = dates[at + 1]?.start ?? sentence.end;
  const whole = prompt.slice(from, date.start);
  const pieces = whole.split(at === 0 ? /,\s|\.\s|\s[–—]\s/u : /,\s(?:then\s)?|\sand\s(?!\p{Lu})|\sthen\s/u);
  // "Schubert, St George's, 21 November": a comma before the date parts it from what it belongs to.
  const isParted = tidy(pieces.at(-1) ?? '') === '' && pieces.length > 1;
  const parted = pieces.at(-2) ?? '';
  // After the first day of a list what stands before the comma is that day's.
  const isOwn = at === 0 && (/\p{Lu}/u.test(parted) || eventNoun.test(parted));
  const before = (isParted ? (isOwn ? parted : '') : pieces.at(-1)) ?? '';
  const after = prompt.slice(date.end, to);
  const isUntil = /(?:^|\s)(?:until|till|to|through|ends?|closes)\s*$/iu.test(before);
  const isSpan = /\sto\s|[–—-]|until/u.test(date.words);
  const isHouse = houses.test(offer);
  const isBound = bound.test(before) && !(isSpan && /\bfrom\s*$/iu.test(before));
  if (isUntil ? !(isHouse || shows.test(whole)) : isBound) return null;
  const isHeaded =
    heading !== '' && (at > 0 || tidy(whole.slice(whole.search(/[^,]*$/u))) === '' || /:\s*$/u.test(whole));
  const piece = tidy(firstPiece(after)).replace(/^(?:and|&|then|\+)$/iu, '');
  const atPlace = placeLead.test(after) ? tidy(firstPiece(after.replace(placeLead, ''))) : '';
  const untilTitle = whole.split(/,\s|:\s/u).findLast((part) => shows.test(part)) ?? whole;
  const words = tidy(
    isUntil ? untilTitle.replace(/\s(?:until|till|to|through|ends?|closes)\s*$/iu, '') : before,
  );
  // "Website for the Tenants Association: street party on 8 May": who asks is no part of the day.
  let title = tidy(words.replace(/^(?:an? )?(?:web)?(?:site|page) for [^:]*: /iu, '').replace(lead, ''));
  if (isLead.test(`${words} `) || /:\s*$/u.test(before)) title = '';
  // "then Tom Okoro, Night Boats from 18 July": who and what, after a day whose own words came before it.
  const both =
    at > 0
      ? tidy(
          pieces
            .slice(-2)
            .join(', ')
            .replace(/^[\s,]*(?:then\s)?|\sfrom\s*$/giu, ''),
        )
      : '';
  if (pieces.length > 2 && /^\p{Lu}[^,]{2,30},\s\p{Lu}[^,]{2,40}$/u.test(both)) title = both;
  title = title.replace(/^.*\s(?:showing|presents|presenting|performing)\s(?=\p{Lu})/u, '');
  let note = atPlace;
  const placed = /^(?<title>.{4,}?)\s(?:at|in)\s(?<place>(?:the\s|st\s)?\p{Lu}.{2,50})$/u.exec(title)?.groups;
  if (note === '' && placed) {
    title = placed['title'] ?? title;
    note = placed['place'] ?? '';
  }
  const listed = tidy(/:\s(?<title>\p{Lu}[^,:]{3,60}),\s[^,:]+,?\s$/u.exec(whole)?.groups?.['title'] ?? '');
  if (note === '' && listed !== '' && dates.length === 1 && !isLead.test(`${listed} `)) {
    note = title;
    title = listed;
  }
  // "A on 3 May at B, C on 4 May": what stands after the comma is the next one's.
  const isAfter = title === '' && piece !== '' && atPlace === '' && !isFact(piece);
  // "next show 8–9 May, Blithe Spirit": a title after the date says what the show is.
  const isTitled =
    !isAfter &&
    /^(?:(?:next|our|the|upcoming|coming|new)\s)*(?:show|play|production|concert|musical|panto|pantomime|opera|exhibition|film|screening|talk|event|performance|workshop|recital)$/iu.test(
      words,
    ) &&
    dates.length === 1;
  if (isTitled) {
    const next = tidy(/^\s*[,:–—-]\s*([^,:–—\n]+)/u.exec(after)?.[1] ?? '');
    if (/^(?:\p{Lu}|["“‘'])/u.test(next) && !isFact(next)) title = next.replace(/^["“‘']|["”’']$/gu, '');
  }
  // "27 March Ola Bright, Dean Petrie, MC Jules Fane": all who are on.
  const bill = /^\s*(?<all>\p{Lu}[^,.:\d£€$]{2,30}(?:,\s(?:and\s)?\p{Lu}[^,.:\d£€$]{2,30})+)[.\s]*$/u.exec(
    after,
  )?.groups?.['all'];
  if (isAfter) title = bill ?? piece;
  if (note === '') {
    const place = tidy(laterPlace.exec(after)?.groups?.['place'] ?? '');
    if (place !== '' && place !== title && dates.length === 1) note = place;
  }
  if (title === '' && isHeaded) title = capitalise(singular(heading));
  const isOffer = title === '';
  if (isOffer) title = offer.replace(/(?<=\p{L}{3}[^s])s$/u, '');
  title = capitalise(singular(title.replace(/^(?:next|our|the next|my)\s/iu, '')))
    // "Book launch for my novel The Salt Path Home"
    .replace(/\s(?:for|of)\s(?:my|our)\s(?:novel|book|album|ep|single|memoir)\s(?=\p{Lu})/iu, ': ');
  if (title === '' || title.split(/\s+/u).length > (bill === undefined ? 9 : 16) || !/\p{L}{3}/u.test(title))
    return null;
  // "3 may Ann, 10 may Sheila & Bob": a day each, and who or what it is.
  const isRota =
    isAfter &&
    dates.filter(({ start }) => /(?:^|[,;:(\n]\s?)$/u.test(prompt.slice(Math.max(0, start - 2), start)))
      .length > 1;
  const isEvent =
    isHeaded ||
    isHouse ||
    isRota ||
    isUntil ||
    note !== '' ||
    eventNoun.test(`${words} ${title} ${heading}`) ||
    /\b(?:next|upcoming|coming up)\b/iu.test(whole);
  if (!isEvent) return null;
  const end =
    date.end +
    (isAfter
      ? after.indexOf(piece) + piece.length
      : note === ''
        ? 0
        : Math.max(0, after.indexOf(note)) + note.length);
  // "on 4 October at Waterstones, 6.30pm": the hour after the place.
  const hour =
    !clock.test(date.words) && note !== ''
      ? /^.{0,60}?,\s(?:at\s|from\s)?(?<hour>\d{1,2}(?:[.:]\d\d)?(?:\s?[-–]\s?\d{1,2}(?:[.:]\d\d)?)?\s?[ap]m)(?!\p{L})/iu.exec(
          after,
        )?.groups?.['hour']
      : undefined;
  const said = date.words.replace(/^(?:on|the)\s/iu, '');
  // The words before the date belong to it where they are its title.
  const begins =
    isAfter || isOffer
      ? -1
      : prompt.slice(from, date.start).toLowerCase().lastIndexOf(title.toLowerCase().slice(0, 12));
  return {
    start: begins < 0 ? date.start : from + begins,
    end,
    when: isUntil ? `until ${date.words}` : hour === undefined ? said : `${said}, ${hour}`,
    name: title,
    ...(note === '' ? {} : { note: note.replace(/^the\s/u, 'The ') }),
  };
}

const headings =
  /(?:^|[\s,.])(?<heading>(?:(?:next|upcoming|our|live|tour|coming|future|forthcoming|summer|winter|autumn|spring|christmas)\s)*(?:gigs?|shows?|concerts?|dates|performances|fixtures|screenings|events|workshops?|class(?:es)?|talks|markets|exhibitions|tour|productions|courses|next|coming up))\s?[:–-]?\s?$/iu;

/**
 * What an owner says takes place on a day of the year, wherever and however it is told: "next: Dido and Aeneas 8-9 May",
 * "gigs: 3 May Leeds, 10 May York", "exhibition of X until 30 June", "next ones 14 March and 28 March".
 */
export function readToldDates(brief: Brief): Slot<ListedItem>[] {
  const { prompt, items } = brief;
  const offer = brief.offer?.value ?? '';
  const dated = items.filter(({ value }) => value.when !== undefined);
  const known = dated.filter(({ value }) => !isRepeated(prompt, dated, value.name));
  return sentencesOf(prompt).flatMap((sentence) => {
    const dates = datesIn(prompt.slice(sentence.start, sentence.end), sentence.start);
    const first = dates[0];
    if (!first || dates.length > most) return [];
    const heading =
      headings
        .exec(prompt.slice(sentence.start, first.start))
        ?.groups?.['heading']?.replace(/^(?:next|upcoming|our|live|coming)\s/iu, '') ?? '';
    return dates.flatMap((date, at): Slot<ListedItem>[] => {
      const isKnown = known.some(
        ({ value, spans }) =>
          spans.some(({ start, end }) => start < date.end && end > date.start) && !isDate(value.name),
      );
      const entry = isKnown ? null : entryAt(prompt, sentence, dates, at, offer, heading);
      if (!entry) return [];
      const { start, end, when, name, note } = entry;
      return [
        {
          value: { section: 'events', name, when, ...(note === undefined ? {} : { note }) },
          spans: [{ start, end }],
        },
      ];
    });
  });
}

/** "concerts: 22 Nov Fauré Requiem, 13 Dec carols": a name that all days were given, where each has its own words after it. */
export function isRepeated(prompt: string, dated: readonly Slot<ListedItem>[], name: string): boolean {
  const same = dated.filter(({ value }) => value.name === name && value.section === 'events');
  if (same.length < 2) return false;
  const own = same.filter(({ value }) => {
    const at = prompt.indexOf(value.when ?? '');
    return at >= 0 && /^\s\p{Lu}/u.test(prompt.slice(at + (value.when ?? '').length));
  });
  return own.length === same.length;
}

/** "28 March": a day is no name of what takes place on it. */
export const isDate = (name: string): boolean =>
  name.replace(dateWords, '').replace(/[\s,&–-]|and|until|till|to|from/giu, '') === '';

/** "3 may Ann": a name that begins with a day. */
export const startsWithDate = (name: string): boolean => {
  const first = name.matchAll(dateWords).next().value;
  return first?.index === 0;
};
