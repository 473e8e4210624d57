import { createShelf } from '../../shelf';
import type { ArtRequest } from './art-request';

const shelf = createShelf<'every motif', (request: ArtRequest) => string>('drawing of', {
  'every motif': () => import('./draw-motif').then(({ drawMotif }) => drawMotif),
});

/** Fetches the drawings. */
export const loadDrawings = (): Promise<void> => shelf.load('every motif');

/**
 * Draws a picture as one `<svg>` element, a line of markup of a few KB. The same request draws the same bytes. Throws when
 * the drawings were not fetched first.
 */
export function drawArt(request: ArtRequest): string {
  return shelf.get('every motif')?.(request) ?? '';
}
