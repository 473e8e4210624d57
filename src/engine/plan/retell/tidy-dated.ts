import type { ListedItem, Slot } from '@/domain/site/brief';
import type { Piece } from './part-prompt';
import { isSound, nameOf, partClause } from './price-clauses';
import { within } from './read-lists';

const timed = new Set<string>(['timetable', 'events', 'agenda']);

/**
 * The things with a day that prose tells, under a name and no half sentence: "Puppy school runs" is the puppy school, and
 * "We screen every second Friday" stands as it was told.
 */
export const tidyDated = (
  items: readonly Slot<ListedItem>[],
  pieces: readonly Piece[],
): Slot<ListedItem>[] => {
  const hasTimes = items.some(({ value }) => value.section === 'timetable' && value.when !== undefined);
  return items.flatMap((slot): Slot<ListedItem>[] => {
    const { section, name, when } = slot.value;
    if (section === null || !timed.has(section)) return [slot];
    // "Students" beside classes with their times is none of them.
    if (when === undefined) return section === 'timetable' && hasTimes ? [] : [slot];
    const piece = pieces.find((one) => slot.spans.some((span) => within(span, one)));
    if (!piece || piece.isRow || piece.heading !== null) return [slot];
    const short = nameOf(partClause(name).thing).replace(/["“”]/gu, '');
    const isName = isSound(short) && !/^(?:year|week|month|day|season|autumn|spring|summer|winter)s?$/iu.test(short); // prettier-ignore
    return isName ? [{ ...slot, value: { ...slot.value, name: short } }] : [];
  });
};
