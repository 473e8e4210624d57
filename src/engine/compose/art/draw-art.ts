import { createShelf } from '../../shelf';
import type { ArtRequest } from './art-request';
import { loadMotifWords } from './find-motif';

const shelf = createShelf<'every motif', (request: ArtRequest) => string>('drawing of', {
  'every motif': () => import('./draw-motif').then(({ drawMotif }) => drawMotif),
});

/** Fetches the drawings and the words by which they are found. */
export async function loadDrawings(): Promise<void> {
  await Promise.all([shelf.load('every motif'), loadMotifWords()]);
}

/**
 * Draws a picture as one `<svg>` element, a line of markup of a few KB. The same request draws the same bytes. Throws when
 * the drawings were not fetched first.
 */
export function drawArt(request: ArtRequest): string {
  return shelf.get('every motif')?.(request) ?? '';
}
