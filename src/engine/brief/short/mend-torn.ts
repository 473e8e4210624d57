import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { isDate, startsWithDate } from './dates/read-told-dates';

const yearly = /\b(?:a|per|\/)\s?(?:year|month|term|season|annum)\b|\bannual/iu;

/**
 * "3 may Ann, … lilies £5 each": a price of the last of several is none of a day's; what a year costs is a membership; a day
 * on which there is nothing is no date.
 */
export const mendTorn = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items
    .map((item) =>
      // "fri 14 nov 7.30, £8 a head": what it costs to come.
      item.value.price !== undefined && item.value.when === undefined && isDate(item.value.name)
        ? { ...item, value: { ...item.value, section: 'tickets' as const, name: 'Entry' } }
        : item,
    )
    .filter(
      ({ value }) =>
        !(value.price !== undefined && value.when === undefined && startsWithDate(value.name)) &&
        !(value.section === 'events' && /^(?:none|no|except|not|closed)\b/iu.test(value.name)),
    )
    .flatMap((item): Slot<ListedItem>[] => {
      const { when, price, name } = item.value;
      if (when === undefined || price === undefined || !yearly.test(price)) return [item];
      const { price: _price, ...dated } = item.value;
      return [
        { ...item, value: { ...dated, name: name.replace(/\s(?:starts?|begins?)$/iu, '') } },
        { ...item, value: { section: 'pricing', name: 'Membership', price } },
      ];
    }),
});
