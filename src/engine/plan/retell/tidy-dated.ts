import type { ListedItem, Slot } from '@/domain/site/brief';
import type { Piece } from './lines/piece';
import { isSound, nameOf, partClause } from './price-clauses';
import { within } from './read-lists';

const timed = new Set<string>(['timetable', 'events', 'agenda']);

/** "late on Tuesday till 9.30": an hour of the house, and nothing that takes place. */
const ofHouse = /^(?:late|early|open|closed|shut|opening)\b|\s(?:till|until|to|from|at|on)$/iu;
const clock = /^\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)?\s?(?:to|till|until|-|–)\s?\d/iu;

/** "The open weekend on 6 and 7 December, 11 to 4, mulled wine": what follows the day is said of it. */
const withOwnWords = (
  items: readonly Slot<ListedItem>[],
  pieces: readonly Piece[],
): readonly Slot<ListedItem>[] => {
  const pieceOf = ({ spans }: Slot<ListedItem>): Piece | undefined => pieces.find((one) => spans.some((span) => within(span, one))); // prettier-ignore
  const isBare = ({ value: { section, when, price } }: Slot<ListedItem>): boolean =>
    section === 'events' && when === undefined && price === undefined;
  const heads = new Map<Slot<ListedItem>, Slot<ListedItem>[]>();
  for (const slot of items.filter(isBare)) {
    const piece = pieceOf(slot);
    const head = items.find((one) => one.value.section === 'events' && one.value.when !== undefined && piece !== undefined && pieceOf(one) === piece); // prettier-ignore
    const isOnly = head !== undefined && items.filter((one) => !isBare(one) && pieceOf(one) === piece).length === 1; // prettier-ignore
    if (head && isOnly && (slot.spans[0]?.start ?? 0) > (head.spans[0]?.start ?? 0)) heads.set(head, [...(heads.get(head) ?? []), slot]); // prettier-ignore
  }
  const merged = new Set([...heads.values()].flat());
  return items.flatMap((slot) => {
    const more = heads.get(slot)?.map(({ value }) => value.name) ?? [];
    const hours = more.find((one) => clock.test(one));
    const note = [slot.value.note, ...more.filter((one) => one !== hours)].filter(Boolean).join(', ');
    const when = [slot.value.when, hours].filter(Boolean).join(', ');
    if (merged.has(slot)) return [];
    return more.length === 0 ? [slot] : [{ ...slot, value: { ...slot.value, when, ...(note === '' ? {} : { note }) } }]; // prettier-ignore
  });
};

/**
 * The things with a day that prose tells, under a name and no half sentence: "Puppy school runs" is the puppy school, and
 * "We screen every second Friday" stands as it was told.
 */
export const tidyDated = (
  items: readonly Slot<ListedItem>[],
  pieces: readonly Piece[],
): Slot<ListedItem>[] => {
  const hasTimes = items.some(({ value }) => value.section === 'timetable' && value.when !== undefined);
  return withOwnWords(items, pieces).flatMap((slot): Slot<ListedItem>[] => {
    const { section, name, when } = slot.value;
    if (section === 'timetable' && ofHouse.test(name)) return [];
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
