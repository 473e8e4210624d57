import type { Brief, ListedItem, Span } from '@/domain/site/brief';
import type { Piece } from '../lines/piece';
import { courseOf } from './courses';
import { itemsOf, sectionFor } from './list-items';
import { pricedAs } from './list-section';

/** The rows of the lists that are told in prose: those that the site has a section of its own for. */
export const toldRows = (
  pieces: readonly Piece[],
  brief: Brief,
): { readonly piece: Span; readonly item: ListedItem }[] =>
  pieces.flatMap(({ text, start, end, list, heading }) =>
    list === undefined || list === 'sum' || list === 'thing'
      ? []
      : itemsOf(text, list).map((item) => ({
          piece: { start, end },
          item: {
            section: list === 'price' ? pricedAs(heading ?? '', brief) : sectionFor[list],
            ...item,
            ...(list === 'figure' ? figured(item) : {}),
            ...(list === 'price' && courseOf(heading ?? '') !== null ? { group: heading ?? '' } : {}),
          },
        })),
  );

/** A figure stands before what it counts. */
const figured = ({ name, price }: Omit<ListedItem, 'section'>): { name: string } => ({
  name: price === undefined ? name : `${price} ${name}`,
});
