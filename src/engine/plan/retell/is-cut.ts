import type { ListedItem, Slot } from '@/domain/site/brief';
import type { Piece } from './lines/piece';
import { isSound } from './price-clauses';
import { within } from './read-lists';
import type { Row } from './read-lists';

/** "… has a toilet", "learning officer": a thing of a sentence about something else, and no part of the site. */
export const isMentioned = (
  { value, spans }: Slot<{ readonly isPage: boolean }>,
  piece: Piece | undefined,
  wishes: readonly Piece[],
): boolean =>
  piece !== undefined &&
  !value.isPage &&
  !piece.isRow &&
  piece.heading === null &&
  !wishes.includes(piece) &&
  spans.every(
    ({ start, end }) =>
      !piece.text.slice(Math.max(0, start - piece.start), end + 1 - piece.start).includes(':'),
  );

/** "Six weeks £95", "Spectators come free and the café £180": a price whose sentence does not give it to this name. */
export const isCutFrom = ({ value }: Slot<ListedItem>, piece: Piece, rows: readonly Row[]): boolean => {
  if (piece.isRow || value.price === undefined) return false;
  if (rows.some(({ piece: row, item }) => item.price !== undefined && within(row, piece))) return true;
  const name = value.name.replace(/^(?:the|an?|our)\s/iu, '');
  const figure = /\d[\d.,]*/u.exec(value.price)?.[0];
  if (figure === undefined || !piece.text.includes(figure)) return false;
  const [start, end] = [piece.text.toLowerCase().indexOf(name.toLowerCase()), piece.text.indexOf(figure)];
  if (!isSound(name)) return true;
  // "from Harrogate, Knaresborough and Ripley for £6": the end of a list.
  if (/,\s$/u.test(piece.text.slice(0, start)) && !/[£$€]/u.test(piece.text.slice(0, start))) return true;
  // Another price or another sentence's word between them: it is of something else.
  const between = piece.text.slice(start + name.length, end - 1);
  return start < 0 || end < start || /[£$€]|;/u.test(between) || between.trim().split(/\s+/u).length > 9;
};
