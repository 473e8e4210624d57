import { childElements, elementsIn, isWithin, valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';

/** What happens at a time of a day, in lists by day, in a list of its own or in a table with a column for each day. */
export type DayEntry = {
  readonly element: PageElement;
  /** The element that tells the time; the whole row's, in a table. */
  readonly clock: PageElement;
  /** The heading of its day, or of its column; null where the list has none. */
  readonly day: PageElement | null;
  /** The list with its entries and the block that holds it with its heading; null in a table. */
  readonly list: PageElement | null;
  readonly block: PageElement | null;
};

const clockStart = /^(?:\p{L}{2,12}\.?,? )?\d{1,2}(?:[:.h]\d{2}|h)?(?: ?[ap]\.?m\.?)?(?:\s?[–-]|\b)/iu;

/** The times of a section with what happens at them, in reading order. */
export function dayEntries(section: PageElement): readonly DayEntry[] {
  const inside = elementsIn(section);
  const lists = inside.filter(({ tag }) => tag === 'ul' || tag === 'ol');
  const listed = lists.flatMap((list) => {
    const block = list.parent;
    const heading = block
      ? elementsIn(block).findLast(
          (one) =>
            /^h[3-5]$/u.test(one.tag) &&
            one.end <= list.start &&
            !lists.some((other) => other !== list && isWithin(one, other)),
        )
      : undefined;
    return childElements(list).flatMap((element) => {
      const clock = element.tag === 'li' ? clockOf(element) : null;
      return clock ? [{ element, clock, day: heading ?? null, list, block }] : [];
    });
  });
  return [...listed, ...cellEntries(inside)];
}

/** The element of an entry that tells its time: short, and not its title. */
function clockOf(entry: PageElement): PageElement | null {
  return (
    elementsIn(entry).find((one) => {
      const words = wordsIn(one);
      return (
        !/^h[1-6]$/u.test(one.tag) &&
        words.length < 26 &&
        clockStart.test(words) &&
        !elementsIn(one).some((inner) => wordsIn(inner) === words)
      );
    }) ?? null
  );
}

function cellEntries(inside: readonly PageElement[]): readonly DayEntry[] {
  const heads = inside.filter((one) => one.tag === 'th' && valueOf(one, 'scope') === 'col');
  if (heads.length === 0) return [];
  return inside
    .filter(({ tag }) => tag === 'tr')
    .flatMap((row) => {
      const clock = elementsIn(row).find((cell) => valueOf(cell, 'scope') === 'row');
      const columns = childElements(row).filter(({ tag }) => tag === 'td');
      return clock
        ? columns.flatMap((cell, at) =>
            childElements(cell).map((element) => ({
              element,
              clock,
              day: heads[at] ?? null,
              list: null,
              block: null,
            })),
          )
        : [];
    });
}
