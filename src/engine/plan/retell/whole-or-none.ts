import type { ListedItem, Slot } from '@/domain/site/brief';
import type { Piece } from './lines/piece';
import { within } from './read-lists';

const money = /[£$€₹]\s?\d[\d.,]*/gu;
/** "Since 2012 we have raised £41,300": a sum that somebody gave or won, and that nothing costs. */
const given =
  /\b(?:raised|raising|collected|donated|grants?|turnover|insured|insurance|liability|prize|awarded|funded|funding|fined?|saves?|saved)\b/iu;
/** What is left of a name where a list was cut apart: "for both", "a time". */
const broken =
  /^(?:(?:for|in|on|at|to|from|with|by|and|or|since|each|every|per|of|if|when|plus|only)\b|an?\s(?:time|go|head|day|week|month|year|night|person|hour|session|class|term)$|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)\s(?:hours?|days?|weeks?|months?|nights?|people|minutes?|sessions?|evenings?|mornings?|(?:mon|tues|wednes|thurs|fri|satur|sun)days)$)/iu;

const digits = (text: string): string => text.replace(/\D/gu, '');

/** Whether the priced things of a sentence hold each of its sums, under names that stand alone. */
const holdsAll = ({ text }: Piece, own: readonly ListedItem[]): boolean => {
  const said = own.map(({ name, price = '', note = '' }) => `${name} ${price} ${note}`).join(' ');
  const held = new Set((said.match(/\d[\d.,]*/gu) ?? []).map(digits));
  return (
    (text.match(money) ?? []).every((sum) => held.has(digits(sum))) &&
    own.every(({ name }) => !broken.test(name.trim()))
  );
};

/**
 * What a sentence prices is read whole or not at all: where one of its sums has found no thing, or a thing no name, the
 * sentence stands as the owner wrote it and none of it in a price list.
 */
export const wholeOrNone = (
  items: readonly Slot<ListedItem>[],
  pieces: readonly Piece[],
): Slot<ListedItem>[] => {
  const cut = pieces.filter((piece) => {
    if (piece.isRow || piece.list !== undefined) return false;
    const own = items.filter(({ value, spans }) => value.price !== undefined && value.section !== 'donation' && spans.some((span) => within(span, piece))); // prettier-ignore
    return (
      own.length > 0 &&
      (given.test(piece.text) ||
        !holdsAll(
          piece,
          own.map(({ value }) => value),
        ))
    );
  });
  return items.filter(
    ({ value, spans }) =>
      value.price === undefined ||
      value.section === 'donation' ||
      !cut.some((piece) => spans.some((span) => within(span, piece))),
  );
};
