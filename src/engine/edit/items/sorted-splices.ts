import { elementsIn, valueOf, wordsIn } from '../../locate/page-tree';
import { isoOf, readDay } from '../facts/dates';
import type { Splice } from '../draft/splice-text';
import type { Collection, Item } from './find-items';
import { nameOfItem } from './find-items';
import { findMoney, numberOf } from './money';
import type { SortRule } from './sort-rules';

/** The amount that an item costs; nothing for what is free. */
export function amountOf({ price }: Item): number {
  const money = price ? findMoney(price.text) : null;
  return price && money ? (numberOf(price.text.slice(money.start, money.end)) ?? 0) : 0;
}

/** The day that an item tells as `2027-06-19`; null when it tells none. */
function dayOfItem({ element }: Item): string | null {
  const stamp = elementsIn(element).find(({ attributes }) => attributes.has('datetime'));
  const day = stamp ? /^\d{4}-\d\d-\d\d/.exec(valueOf(stamp, 'datetime'))?.[0] : undefined;
  const read = day === undefined ? readDay(wordsIn(element), 2000) : null;
  return day ?? (read ? isoOf(read) : null);
}

/** Whether enough of a list tells what it is to be put in order by. */
export function canSort({ items }: Collection, { field }: SortRule): boolean {
  if (items.length < 2) return false;
  if (field === 'price') return items.filter(({ price }) => price !== null).length > items.length / 2;
  return field !== 'date' || items.every((item) => dayOfItem(item) !== null);
}

/** The items of a list in order; those that are alike stay as they stand. */
function inOrder(items: readonly Item[], { field, isDown }: SortRule): readonly Item[] {
  const key = (item: Item): string =>
    field === 'date'
      ? (dayOfItem(item) ?? '')
      : field === 'surname'
        ? (nameOfItem(item).split(/\s+/u).at(-1) ?? '')
        : nameOfItem(item);
  const compare = (one: Item, other: Item): number =>
    field === 'price' ? amountOf(one) - amountOf(other) : key(one).localeCompare(key(other));
  return items.toSorted((one, other) => compare(one, other) * (isDown ? -1 : 1));
}

/** The changes that put a list in order: each place takes the source of the item that belongs there. */
export function sortedSplices(
  html: string,
  { items }: Collection,
  rule: SortRule,
  sourceOf = ({ element }: Item) => html.slice(element.start, element.end),
): Splice[] {
  const sorted = inOrder(items, rule);
  return items.map((item, at) => ({
    start: item.element.start,
    end: item.element.end,
    text: sourceOf(sorted[at] ?? item),
  }));
}
