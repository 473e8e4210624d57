import type { ListedItem, Slot } from '@/domain/site/brief';
import type { Piece } from './lines/piece';
import { within } from './read-lists';

const degrees = /\s(?:CEng|[A-Z]{3,5}|PhD|MSc|BSc|BA|MA)$/u;

/** "…, who met at KPMG and left together": half a sentence is nobody's office. */
const withoutStory = (slot: Slot<ListedItem>): Slot<ListedItem> => {
  const { note, ...rest } = slot.value;
  return rest.section === 'team' && note !== undefined && /^(?:who|which|that|and|both)\s/iu.test(note)
    ? { ...slot, value: rest }
    : slot;
};

/**
 * The people of a team, without somebody whom another sentence only names: "Dr Haddad introduces a film" beside a
 * committee with its offices.
 */
export const tidyPeople = (
  items: readonly Slot<ListedItem>[],
  pieces: readonly Piece[],
): Slot<ListedItem>[] => {
  const pieceOf = ({ spans }: Slot<ListedItem>): Piece | undefined =>
    pieces.find((piece) => spans.some((span) => within(span, piece)));
  const offices = items.filter(({ value }) => value.section === 'team' && value.note !== undefined);
  return items.map(withoutStory).filter((slot) => {
    const { section, note, name } = slot.value;
    if (section !== 'team' || note !== undefined || degrees.test(name) || offices.length < 2) return true;
    const own = pieceOf(slot);
    return own === undefined || own.isRow || offices.some((other) => pieceOf(other) === own);
  });
};
