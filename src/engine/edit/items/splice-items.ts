import type { Splice } from '../draft/splice-text';
import type { Step } from '../intent';
import type { ItemPlace } from './find-item';

/**
 * Changes things of lists page by page. An item that holds others is asked too: of several changes to one place the widest
 * counts. Returns how many places changed.
 */
export function spliceItems(
  { draft }: Step,
  places: readonly ItemPlace[],
  change: (html: string, place: ItemPlace) => readonly Splice[],
): number {
  let count = 0;
  for (const page of new Set(places.map((place) => place.page))) {
    const html = draft.text(page);
    const splices = places.filter((place) => place.page === page).flatMap((place) => change(html, place));
    const apart = splices.filter(
      (splice, index) =>
        !splices.some(
          (other, at) =>
            at !== index &&
            other.start <= splice.start &&
            other.end >= splice.end &&
            (other.end - other.start > splice.end - splice.start || at < index),
        ),
    );
    draft.splice(page, apart);
    count += apart.length;
  }
  return count;
}
