import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

/** "I make costumes for re-enactors, museums and small films.": those who use what is made, up to the end of the sentence. */
const served =
  /(?:^|[.!?]\s|\n)(?:[Ii]|[Ww]e)\s(?:[a-z]+(?:\sout)?,?\s(?:and\s)?){1,3}[^.!?\n]{3,60}?\sfor\s(?<who>\p{Ll}[\p{L}'’-]*s(?:,\s[\p{L}\s'’-]{3,30})*,?\sand\s[\p{L}\s'’-]{3,40})(?=[.!?\n])/gu;
const day = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?`;
/** "bread on Wednesdays and Saturdays": a day is nothing to buy. */
const bareDay = new RegExp(String.raw`^(?:and\s)?(?:on\s)?${day}(?:(?:,|\sand|\sto)\s${day})*$`, 'iu');

/** A brief without things that are none: whom something is made for, and the days on which it is there. */
export function withoutServed(brief: Brief): Brief {
  const spans = [...brief.prompt.matchAll(served)].map(({ 0: whole, index, groups }) => ({
    start: index + whole.length - (groups?.['who'] ?? '').length,
    end: index + whole.length,
  }));
  const isKept = (item: Slot<ListedItem>): boolean => {
    const { price, when, name } = item.value;
    if (price !== undefined || when !== undefined) return true;
    return (
      !bareDay.test(name) &&
      !item.spans.some(({ start, end }) => spans.some((one) => start >= one.start && end <= one.end))
    );
  };
  const items = brief.items.filter(isKept);
  return items.length === brief.items.length ? brief : { ...brief, items };
}
