import type { Brief } from '@/domain/site/brief';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import { currencyOfTown } from '../kinds/parts/currency-of-town';
import { splitOutside } from './part-sentences';
import type { Piece } from './lines/piece';
import type { Row } from './read-lists';
import { tidyRow } from './tidy-words';

const met =
  /(?<![\p{L}\d])(\p{Lu}[\p{L}’'-]+(?:\s[\p{L}’'-]+){0,3}?(?:\s\([^()]{1,20}\))?)\s(?:(?:meets?|runs?|train|trains|is|are)\s)?on\s((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\s(?:at\s|from\s)?(\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)?(?:\s?(?:–|-|to)\s?\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)?)?)/gu;

/** "Squirrels (4–6) meet on Wednesdays 4.45–5.45pm, Beavers (6–8) on Tuesdays 5.30–6.45pm": groups with their day. */
export const meetingsIn = (piece: Piece): Row[] => {
  const found = [...piece.text.matchAll(met)];
  return found.length < (piece.isRow ? 1 : 2)
    ? []
    : found.map(({ 0: all, 1: name = '', 2: day = '', 3: time = '', index }) => ({
        piece: { start: piece.start + index, end: piece.start + index + all.length },
        item: { section: 'timetable' as const, name: name.replace(/\smeets?$/u, ''), when: `${day} ${time}` },
      }));
};

const quotedDates = /["“]([^"“”]{3,90})["”]\s*\(([^()]*\d{1,2}(?:st|nd|rd|th)?\s\p{L}{3,}[^()]*)\)/gu;

/** "“Veiled” (4 April – 28 June), “Twist Hands” (4 July – 27 September)": what is shown, with its days. */
export const shownIn = (piece: Piece): Row[] => {
  const found = [...piece.text.matchAll(quotedDates)];
  return found.length < 2
    ? []
    : found.map(({ 0: all, 1: name = '', 2: when = '', index }) => ({
        piece: { start: piece.start + index, end: piece.start + index + all.length },
        item: { section: 'events' as const, name, when: when.trim() },
      }));
};

const bareRow =
  /^(.{2,40}?)\s(?:from\s)?(£?\d{1,4}(?:\.\d\d)?)(?:\s(?:quid|pounds))?((?:\s\([^()]{2,24}\)(?:,?\s(?:or\s)?£?\d{1,4}\s\([^()]{2,24}\))*)?(?:\s(?:on|for|per|each|a|with|fitted|up to)\b.{0,40})?)$/iu;

/** What bears a number and costs nothing: "Monday 9", "unit 4", "ages 5". */
const numbered =
  /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?$|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|unit|flat|no|number|room|age|ages|aged|year|years|week|level|grade|stage|chapter|page|table|junction|bus|route|open|opens|close|closes|seats?|sleeps|team|teams|call|ring|text|phone|since|established)$/iu;

/** The sign that the prices of a prompt bear, where some do; that of its town where none does. */
const signOf = ({ prompt, place }: Brief): string | null => {
  const [sign] = /[£$€](?=\s?\d)/u.exec(prompt) ?? [];
  if (sign !== undefined) return sign;
  const currency = currencyOfTown(place?.value ?? '', prompt)?.currency;
  return currency === 'GBP' ? '£' : currency === 'EUR' ? '€' : null;
};

/** "skin fade 18 quid, scissor cut 20, kids 12": the others of a list cost pounds, too. */
export const bareIn = (piece: Piece, section: SectionType, brief: Brief): Row[] => {
  const isPriced = /£\s?\d|\b\d+\s(?:quid|pounds)\b/iu.test(piece.text);
  // "Full groom from 38, bath and brush 25, nails 10": a sum behind each, where the others of the prompt have a sign.
  const sign = isPriced ? '£' : signOf(brief);
  if (sign === null || (!isPriced && (piece.heading !== null || /[£$€%:]|\d\s?(?:am|pm|km|kg|cm|mins?|minutes|hours?|miles|years)\b/iu.test(piece.text)))) return []; // prettier-ignore
  const parts = splitOutside(piece.text.replace(/[.\s]+$/u, ''), piece.start, /,\s+(?:and\s+)?/gu);
  const rows = parts.flatMap(({ text, start }): Row[] => {
    const [, name = '', price = '', note = ''] = bareRow.exec(text) ?? [];
    if (!isPriced && numbered.test(name)) return [];
    if (name === '' || /\d$|\b(?:to|than|at|until|age|aged|under|over|first|then)$/iu.test(name)) return [];
    const from = /\sfrom\s£?\d/iu.test(text) ? 'from ' : '';
    const item = {
      section: section,
      name: tidyRow(name),
      price: `${from}${sign}${price.replace('£', '')}`,
    };
    return [
      {
        piece: { start, end: start + text.length },
        item: note === '' ? item : { ...item, note: tidyRow(note) },
      },
    ];
  });
  return parts.length > (isPriced ? 3 : 2) && rows.length === parts.length ? rows : [];
};

const doings =
  /^(?:(?:i|we)(?:\s(?:also|mostly|mainly|can))?\s(?:do|offer|provide|undertake)|(?:my|our) (?:work|services) (?:covers?|includes?))\s/iu;
const inClause =
  /\b(?:i|we|you|they|it|who|which|that|is|are|was|were|has|have|if|when|because|not|can|will)\b/iu;

/** "I do trims, full sets, fronts only, remedial work with vets and hoof boots fitting.": all that is done, and not the first two of it. */
export const offeredIn = (piece: Piece): Row[] => {
  const head = doings.exec(piece.text)?.[0];
  if (head === undefined || piece.isRow || piece.heading !== null || /[£$€\d:]/u.test(piece.text)) return [];
  const rest = piece.text.slice(head.length).replace(/[.!\s]+$/u, '');
  const parts = splitOutside(rest, piece.start + head.length, /,\s+(?:and\s+)?|\s+and\s+(?=[^,]*$)/gu);
  const isList =
    parts.length > 2 && parts.every(({ text }) => text.split(/\s+/u).length < 8 && !inClause.test(text));
  return isList
    ? parts.map(({ text, start }) => ({
        piece: { start, end: start + text.length },
        item: { section: 'services' as const, name: tidyRow(text) },
      }))
    : [];
};

/** Said of the business or to whoever comes, and no thing that is done. */
const stated =
  /\b(?:welcome|free|fine|ok|okay|only|included|insured|qualified|licen[cs]ed|certified|registered|accredited|available|provided|accepted|needed|required|allowed|closed|open|please|no|not|never|always|since|years?|friendly|clean|modern|simple|colou?rs?|photos?|pictures?|page|pages|site|website|level|trained|dbs|checked|member|members|minutes?|miles?|hours?|bedrooms?|sleeps|parking|wifi|located|based|thanks|cheers|sorry)\b|@|\d{3}|[£$€%:]|\d\s?[ap]m\b/iu;
const ofWork = new Set<SiteKind>(['home-services', 'construction', 'cleaning', 'auto', 'accountant', 'law', 'consulting', 'agency', 'clinic', 'therapist', 'dentist', 'veterinary', 'salon', 'spa', 'studio', 'photographer', 'unknown']); // prettier-ignore

/** "CIS returns, VAT, payroll up to 10 people, chasing late invoices.": what is done, in a sentence without a verb. */
export const namedAlone = (piece: Piece, { kind, offer }: Brief): Row[] => {
  if (piece.isRow || piece.heading !== null || offer === null || !ofWork.has(kind.value)) return [];
  const text = piece.text.replace(/[.!\s]+$/u, '');
  if (stated.test(text) || /[?;]/u.test(text)) return [];
  const parts = splitOutside(text, piece.start, /,\s+(?:and\s+)?/gu);
  const isList =
    parts.length > 2 &&
    parts.every(({ text: one }) => one.split(/\s+/u).length < 6 && !inClause.test(one)) &&
    // Towns and people are named with capitals, and no work is.
    parts.filter(({ text: one }, at) => at === 0 || !/^\p{Lu}\p{Ll}/u.test(one)).length > parts.length / 2 &&
    parts.some(({ text: one }, at) => at > 0 && /^\p{Ll}/u.test(one));
  return isList
    ? parts.map(({ text: one, start }) => ({
        piece: { start, end: start + one.length },
        item: { section: 'services' as const, name: tidyRow(one) },
      }))
    : [];
};
