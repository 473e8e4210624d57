import type { ListedItem, Slot } from '@/domain/site/brief';
import type { Piece } from './lines/piece';

/** Whether a thing stands in the brackets of a priced sentence, or only tells how long something takes. */
export const isAside = ({ value, spans }: Slot<ListedItem>, { text, start }: Piece): boolean => {
  if (/^(?:half )?an? (?:half )?hour$|^\d+ min\p{L}*$/iu.test(value.name)) return true;
  const before = text.slice(0, Math.max(0, (spans[0]?.start ?? start) - start));
  return /[£$€]\s?\d/u.test(text) && before.lastIndexOf('(') > before.lastIndexOf(')');
};

const singular = (name: string): string => name.toLowerCase().replace(/s$/u, '');

/** The same person told twice is one, with what is said of them; a step told twice is one, too. */
export const unlike = (items: readonly Slot<ListedItem>[]): Slot<ListedItem>[] =>
  items.filter((one, at) => {
    if (one.value.section === 'process')
      return !items
        .slice(0, at)
        .some(({ value }) => value.section === 'process' && value.name === one.value.name);
    // "We make sourdough, rye … Sourdough £4.20": once, with its price.
    const bare = singular(one.value.name);
    if (
      one.value.price === undefined &&
      items.some(({ value }) => value !== one.value && value.section === one.value.section && value.price !== undefined && singular(value.name) === bare) // prettier-ignore
    )
      return false;
    const same = items.filter(
      ({ value }) =>
        value.section === 'team' && one.value.section === 'team' && value.name === one.value.name,
    );
    return same.length < 2 || one === (same.find(({ value }) => value.note !== undefined) ?? same[0]);
  });
