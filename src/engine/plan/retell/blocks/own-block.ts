import type { SectionPlan, SitePlan } from '../../site-plan';
import type { Piece } from '../lines/piece';
import { tidyRow, tidySentence } from '../tidy-words';
import { makeSection, rawOf } from './block-sections';

const longest = 280;
/** What one line beside others of its sort tells: parking, dogs, paying. */
const sundry =
  /\b(?:park(?:ing)?|dogs?|pets?|access\p{L}*|wheelchairs?|pay\p{L}*|cancel\p{L}*|refunds?|deposits?|vouchers?|allerg\p{L}+|diets?|dietary|book(?:ing)?s?|deliver\p{L}*|postage|insur\p{L}+|ages?|children|kids|wi-?fi|toilets?|smoking|weather|notes?|safety|registered|notice|turnaround|terms|guarantee\p{L}*|discounts?|minimum|languages?|lead times?|group size|numbers?|capacity|format|duration|licen[cs]\p{L}*|check[- ]?(?:in|out)|transport|bus(?:es)?|trains?|by (?:car|bus|train)|photography|lost property|visits?|call[- ]?outs?|emergenc\p{L}+)\b/iu;
const fewest = 3;
/** A time, a price or a street that stands for itself. */
const broken =
  /^(?:[£$€]\s?\d|(?:at\s|from\s)?\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|(?:\p{Lu}[\p{L}’'-]+\s){1,3}(?:Road|Street|Lane|Avenue|Square|Close)$)/iu;

/** Whether a label names something that visitors look up among its like: "Parking". */
export const isSundry = (title: string): boolean => sundry.test(title);

/** Whether what stands under a label is one of several small things that visitors look up, rather than a part of its own. */
export const isDetail = (title: string, raw: string, pieces: readonly Piece[]): boolean => {
  if (raw.length > longest) return false;
  if (sundry.test(title)) return true;
  return raw.length < 90 && pieces.filter(({ isRow }) => isRow).length < fewest;
};

/** What an owner listed or told under a heading of their own, under that heading; null where nothing but prose of some length stands there. */
export const ownBlock = (plan: SitePlan, pieces: readonly Piece[], title: string): SectionPlan[] | null => {
  const rows = pieces.filter(({ isRow }) => isRow);
  const said = pieces.filter(({ isRow }) => !isRow).map(({ text }) => tidySentence(text));
  // Pieces of one sentence with hours and streets in it say nothing apart: "the Birchcliffe Centre, Birchcliffe Road, Saturdays 10 to 12.30".
  const isApart = rows.length > 1 && rows.some(({ text }) => broken.test(text));
  if (isApart) {
    const whole = rawOf(pieces, plan.brief.prompt)
      .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
      .map(tidySentence);
    return whole.join(' ').length > longest * 2 ? null : [makeSection(plan, 'text', { title, body: whole }, [], 'letter')]; // prettier-ignore
  }
  if (rows.length < 2) {
    const raw = pieces.map(({ text }) => text).join(' ');
    return raw.length > longest ? null : [makeSection(plan, 'text', { title, body: pieces.map(({ text }) => tidySentence(text)) }, [], 'letter')]; // prettier-ignore
  }
  // "Three packages: Busker (£35 a month – …), Headliner (…)": read with their prices, they stand in the price list.
  const isPriced = ({ text }: Piece): boolean =>
    plan.brief.items.some(({ value }) => value.price !== undefined && text.startsWith(value.name));
  if (rows.every(isPriced)) return null;
  // "Members: Ines Okafor sings, Louis Pratt guitar": people whom the brief knows by name, with what they do.
  const people = rows.map(({ text }) => plan.brief.items.find(({ value }) => value.section === 'team' && text.replace(/^["“]/u, '').startsWith(value.name))?.value); // prettier-ignore
  if (people.every((one) => one?.note !== undefined)) {
    const team = people.map((one) => ({ title: one?.name ?? '', text: one?.note ?? '' }));
    return [makeSection(plan, 'team', { title, items: team }, [])];
  }
  const items = rows.map(({ text }) => ({ title: tidyRow(text) }));
  const isShort = items.every((item) => item.title.length < 22);
  const lede = said.join(' ');
  const isLede = lede !== '' && lede.length < longest;
  const list = makeSection(plan, 'amenities', { title, items, ...(isLede ? { lede } : {}) }, [], isShort ? 'tags' : 'checks'); // prettier-ignore
  if (lede === '' || isLede) return [list];
  return [list, makeSection(plan, 'text', { title, body: said }, [], 'letter')];
};
