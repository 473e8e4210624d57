import type { Brief, ListedItem, Span } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { sectionOfTitle } from '../../brief/parts/section-of-title';
import { classesIn, datedIn } from './class-times';
import { givenIn } from './given-in';
import { splitOutside } from './part-sentences';
import type { Piece } from './lines/piece';
import { pricedIn } from './price-clauses';
import {
  happening,
  isOffice,
  made,
  money,
  peopled,
  readEvent,
  readPerson,
  dayHeading,
  readPriceRow,
  readSlot,
  readWeekly,
  readTimedRow,
  readWork,
  stepped,
  wordsIn,
} from './row-readers';
import type { Told } from './row-readers';
import { bareIn, meetingsIn, namedAlone, offeredIn, shownIn } from './rows-in-prose';
import { tidyHeading, tidyRow } from './tidy-words';
import { isEaten } from './told-lists/is-eaten';
import { thingsIn } from './things-in';
import { toldRows } from './told-lists/list-rows';

/** A thing of a list and where the prompt tells it. */
export type Row = { readonly piece: Span; readonly item: ListedItem };

const sold = new Set<SectionType>([
  'menu',
  'products',
  'pricing',
  'tickets',
  'rooms',
  'donation',
  'listings',
]);
/** Whether two stretches share a character. */
export const within = (inner: Span, outer: Span): boolean =>
  inner.start < outer.end && inner.end > outer.start;

/** Rows of the same heading, or lines that stand together, are one list. */
const listsOf = (pieces: readonly Piece[]): Piece[][] => {
  const lists: Piece[][] = [];
  for (const piece of pieces) {
    const last = lists.at(-1)?.at(-1);
    const isSame = last && last.heading === piece.heading && last.isRow && piece.line - last.line <= 1;
    if (isSame && piece.isRow) lists.at(-1)?.push(piece);
    else lists.push([piece]);
  }
  return lists;
};

const gifts = /[£$€]\s?\d[\d.,]*\s(?:pays? for|buys|feeds|funds|covers|provides|helps)\b/iu;
const featured = /^(?:(?:the|our|key|main|top)\s)*(?:features|benefits|highlights)$/iu;
const done =
  /^(?:(?:the|our|my|some)\s)?(?:(?:main|key)\s)?(?:services(?:\s(?:we|i) offer)?|what (?:we|i) (?:do|offer|make|mend|repair|teach|treat|can do(?: for you)?)|treatments|(?:we|i) (?:do|offer|make|repair|mend|treat)|specialities|areas of (?:work|practice|law))$/iu;

/** "Traditional reupholstery (horsehair, hessian)", "Hedges - cut and laid": a thing, and what is told of it. */
export const readThing = (text: string): Told => {
  const plain = text.replace(/\*\*/gu, '').replace(/[.\s]+$/u, '');
  const found =
    /^(.{3,70}?)\s*\(([^()]+)\)$/u.exec(plain) ?? /^([^:–—]{3,60}?)(?::|\s[–—-])\s+(.+)$/u.exec(plain);
  const [, name = plain, note = ''] = found ?? [];
  return { name: tidyRow(name), ...(note === '' ? {} : { note: tidyRow(note) }) };
};

const homeOf = (list: readonly Piece[], { items, kind }: Brief): SectionType => {
  if (/^(?:admission|entry|entrance|fees|charges)\b/iu.test(list[0]?.heading ?? '')) return 'pricing';
  const title = list[0]?.heading ? sectionOfTitle(list[0].heading, 'en', kind.value) : null;
  if (title && sold.has(title)) return title;
  const found = items.find(
    ({ value, spans }) =>
      value.section !== null &&
      sold.has(value.section) &&
      spans.some((span) => list.some((one) => within(span, one))),
  );
  // Gifts are asked for by their name.
  return found?.value.section === 'donation'
    ? 'pricing'
    : (found?.value.section ?? (isEaten(list[0]?.heading ?? '', kind.value) ? 'menu' : 'pricing'));
};

const readList = (list: readonly Piece[], brief: Brief): Row[] => {
  const heading = list[0]?.heading ?? (/^contact/iu.test(list[0]?.page ?? '') ? '' : list[0]?.page) ?? '';
  const all = (section: SectionType, read: (text: string) => Told | null): Row[] =>
    list.flatMap((piece) => {
      const item = read(piece.text);
      return item ? [{ piece, item: { section, ...item } }] : [];
    });
  const events = all('events', readEvent);
  if (events.length > 0 && (happening.test(heading) || events.length > 1)) return events;
  if (dayHeading.test(heading)) {
    const timely = list.flatMap(
      (piece) =>
      splitOutside(piece.text.replace(/[.\s]+$/u, ''), piece.start, /[,;]\s+(?:(?:and|then)\s+)?/gu).map((part) => ({ piece: { start: part.start, end: part.start + part.text.length }, item: readSlot(part.text) })), // prettier-ignore
    );
    if (timely.length > 0 && timely.every(({ item }) => item !== null))
      return timely.flatMap(({ piece, item }) =>
        item ? [{ piece, item: { section: 'agenda' as const, ...item, group: tidyHeading(heading) } }] : [],
      );
  }
  const weekly = list[0]?.isRow ? all('timetable', readWeekly) : [];
  if (weekly.length > 1 && weekly.length * 2 > list.length) return weekly;
  const timed = list[0]?.isRow ? all('timetable', readTimedRow) : [];
  if (timed.length > 1 && timed.length * 2 > list.length) return timed;
  const works = made.test(heading) ? all('portfolio', readWork) : [];
  if (works.length > 0) return works;
  if (peopled.test(heading)) {
    const isTurned = list.filter(({ text }) => isOffice(text)).length * 2 >= list.length;
    const people = list.flatMap((piece) =>
      splitOutside(
        piece.text,
        piece.start,
        // "Marrow & Pith" are one.
        /^\S+\s(?:and|&)\s\S+$/u.test(piece.text)
          ? /\n/gu
          : /(?<=\p{Lu}\p{L}+\s\p{Lu}\p{L}+(?:\s\([^()]*\))?)\s+(?:and|&)\s+(?=\p{Lu}\p{L}+(?:\s\p{Lu}|$))/gu,
      ).flatMap(({ text, start }): Row[] => {
        const item = readPerson(text, isTurned);
        return item
          ? [{ piece: { start, end: start + text.length }, item: { section: 'team', ...item } }]
          : [];
      }),
    );
    // "The Long Barrow Ceilidh Band (Friday ceilidh)" stands among them.
    const others = list
      .filter((one) => one.isRow && wordsIn(one.text) < 9 && !people.some(({ piece }) => within(piece, one)))
      .map((piece): Row => ({ piece, item: { section: 'team', ...readThing(piece.text) } }));
    if (people.length > 0 && people.length * 2 >= list.length)
      return [...people, ...others].toSorted((one, other) => one.piece.start - other.piece.start);
  }
  // "How it works: groups of five at most, 75 minutes, £11" tells no steps.
  if (
    stepped.test(heading) &&
    list.length > 1 &&
    list[0]?.isRow &&
    !list.some(({ text }) => /^[£$€]\s?\d|^\d+ (?:minutes|hours)\b/u.test(text))
  )
    return list.map((piece) => ({ piece, item: { section: 'process', name: tidyRow(piece.text) } }));
  if (list.length < 2 || !list[0]?.isRow) return [];
  // "£15 pays for a lock, £40 for a full repair": what gifts do, and no prices.
  if (list.some(({ text }) => gifts.test(text))) return [];
  // "What I do:" and things without a price: services, and those of them that have one beside the others.
  const isUnpriced = list.filter(({ text }) => /[£$€₹]\s?\d/u.test(text)).length * 2 < list.length;
  if (featured.test(heading) && isUnpriced && list.every(({ text }) => wordsIn(text) < 16))
    return list.map((piece): Row => ({ piece, item: { section: 'features', ...readThing(piece.text) } }));
  if (done.test(heading) && isUnpriced && list.every(({ text }) => wordsIn(text) < 16))
    return list.map((piece): Row => {
      const priced = /[£$€₹]\s?\d/u.test(piece.text) ? readPriceRow(piece.text) : null;
      return { piece, item: priced ? { section: 'pricing', ...priced } : { section: 'services', ...readThing(piece.text) } }; // prettier-ignore
    });
  const group = tidyHeading(heading);
  const home = homeOf(list, brief);
  // "Subs: £18 a month, £9 for siblings": a price alone is that of what stands before the colon.
  const named = (text: string): Told | null =>
    readPriceRow(text) ?? (group !== '' && wordsIn(group) < 6 ? readPriceRow(`${group} ${text}`) : null);
  const prices = all(home, named);
  // "Beginners course: 8 evenings, £120 including the book, max 20": one price, of what stands before the colon.
  const [only] = prices;
  if (
    only &&
    prices.length === 1 &&
    group !== '' &&
    wordsIn(group) < 6 &&
    list.some((one) => one.start === only.piece.start && /^\W*(?:from\s)?[£$€₹\d]/u.test(one.text))
  ) {
    const { note: _note, ...rest } = only.item;
    return [{ piece: only.piece, item: { ...rest, name: group, note: only.item.name } }];
  }
  return prices.length * 2 < list.length || prices.length < 2
    ? []
    : prices.map((row) =>
        group === '' ||
        /\b(?:price|fee|cost|charge|rate|tariff|service|what i do)|^(?:we|i)\s(?:also\s)?(?:offer|do|sell|make|have|run|stock)$|^(?:our\s|the\s)?(?:products?|items|goods|things)$/iu.test(
          group,
        ) ||
        wordsIn(group) > 6
          ? row
          : { ...row, item: { ...row.item, group } },
      );
};

/** "Shop open Sundays: compost £5.50, canes £3.80 and fleece 60p": rows inside a sentence, where it is a list of prices. */
const notSold =
  /\b(?:insur\w+|accredit\w+|raised|funding|turnover|capacity|fleet|history|numbers|impact)\b/iu;
const pricesIn = (piece: Piece, brief: Brief): Row[] => {
  if (notSold.test(piece.heading ?? '') || gifts.test(piece.text)) return [];
  const count = piece.text.match(money)?.length ?? 0;
  // After a label two are a list, too: "Support: £40 by email, £220 with phone".
  const least = piece.heading !== null ? 2 : 3;
  if (count < least) return [];
  const parts = splitOutside(
    piece.text.replace(/[.\s]+$/u, ''),
    piece.start,
    /[,;]\s+(?:and\s+)?|:\s+|\s+and\s+(?=[^,]*$)/gu,
  );
  const home = homeOf([piece], brief);
  const rows = parts.flatMap(({ text, start }): Row[] => {
    const item = readPriceRow(text);
    return item && wordsIn(item.name) < 8 && !/^(?:\d+|and|or|plus)$/iu.test(item.name)
      ? [{ piece: { start, end: start + text.length }, item: { section: home, ...item } }]
      : [];
  });
  return rows.length >= least && (least > 2 || rows.length === parts.length) ? rows : [];
};

const giving = /\b(?:donat\w+|gifts?|give|giving|sponsor\w*|raise|appeal|support us|adopt)\b/iu;
/** What takes place or is lent is on no menu and no shelf. */
const held =
  /\b(?:class|classes|courses?|workshops?|lessons?|hire|visits?|memberships?|tours?|survey|hour|half day|full day|day|sessions?|entry)\b/iu;

/** The classes, dates and prices that one sentence gives, told as prose or parted at its commas. */
const readSentence = (list: readonly Piece[], brief: Brief): Row[] => {
  const [first] = list;
  const last = list.at(-1);
  if (!first || !last || first.line !== last.line) return [];
  const text = brief.prompt.slice(first.start, last.end);
  if (gifts.test(text)) return [];
  // "Home visit ..... £75": a printed list.
  if (/\.{4}|^\W*[£$€]/u.test(text)) return [];
  const at = (start: number, end: number): Span => ({ start: first.start + start, end: first.start + end });
  const classes = classesIn(text).map(({ start, end, name, when }): Row => ({ piece: at(start, end), item: { section: 'timetable', name, when } })); // prettier-ignore
  const dates = datedIn(text).filter(({ name }) => !/^(?:ones?|next|dates?|next ones?|the next)$/iu.test(name)).map(({ start, end, name, when }): Row => ({ piece: at(start, end), item: { section: 'events', name, when } })); // prettier-ignore
  const found = homeOf(list, brief);
  // "Sponsor a hive" takes gifts; the honey of the next sentence is sold.
  const home = found === 'donation' && !giving.test(text) ? 'pricing' : found;
  const homeFor = ({ name }: Told): SectionType =>
    held.test(name) && (home === 'menu' || home === 'products') ? 'pricing' : home;
  // Rooms keep the names that they bear: "The Pantry".
  const priced = (home === 'rooms' ? [] : pricedIn(text)).map(({ start, end, told }): Row => ({ piece: at(start, end), item: { section: homeFor(told), ...told } })); // prettier-ignore
  // What one clause prices among other words is a price where the words of the brief were read as one.
  const isPriced =
    priced.length > 1 ||
    brief.items.some(
      ({ value, spans }) =>
        value.price !== undefined && spans.some((span) => within(span, at(0, text.length))),
    );
  return [...classes, ...dates, ...(isPriced ? priced : [])];
};

/** All rows that the statements of a prompt hold. */
export const rowsIn = (all: readonly Piece[], brief: Brief): Row[] => [
  ...toldRows(all, brief),
  ...rowsAmong(
    all.filter(({ list }) => list === undefined),
    brief,
  ),
];

const rowsAmong = (pieces: readonly Piece[], brief: Brief): Row[] => {
  const shown = pieces.flatMap((piece) => [
    ...givenIn(piece, pieces),
    ...shownIn(piece),
    ...meetingsIn(piece),
    ...offeredIn(piece),
    ...namedAlone(piece, brief),
    ...bareIn(piece, homeOf([piece], brief), brief),
  ]);
  const lists = listsOf(pieces.filter((piece) => !shown.some((row) => within(row.piece, piece))));
  const listed = lists.flatMap((list) => {
    const own = readList(list, brief);
    const told = list.length > 1 ? readSentence(list, brief) : [];
    return told.length > own.length ? told : own;
  });
  const free = pieces.filter((piece) => ![...shown, ...listed].some((row) => within(row.piece, piece)));
  const said = free.filter(({ isRow }) => !isRow).flatMap((piece) => readSentence([piece], brief));
  const rest = free.filter((piece) => !said.some((row) => within(row.piece, piece)));
  const things = thingsIn(rest, brief);
  const left = rest.filter((piece) => !things.some((row) => within(row.piece, piece)));
  const all = [...shown, ...listed, ...said, ...things, ...left.flatMap((piece) => pricesIn(piece, brief))];
  // "ten items, worth around £20": what things are worth nobody pays.
  return all.filter(
    ({ item }) =>
      !/^(?:usually |normally )?(?:worth|saving|saves?|otherwise|(?:an? )?hour and a half)\b/iu.test(
        item.name,
      ),
  );
};
