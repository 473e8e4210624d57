import { escapeText } from '../html';

/** What a site's icon shows. Colours are CSS colours. */
export type FaviconRequest = {
  /** One or two letters. */
  readonly initial: string;
  readonly colours: { readonly ground: string; readonly ink: string };
  readonly shape: 'square' | 'soft' | 'round' | 'circle' | 'arch' | 'leaf';
  /** Font families of the letter, as CSS writes them; the system's unless given. */
  readonly face?: string;
};

const shapes: Readonly<Record<FaviconRequest['shape'], string>> = {
  square: '<rect width="64" height="64"',
  soft: '<rect width="64" height="64" rx="10"',
  round: '<rect width="64" height="64" rx="16"',
  circle: '<circle cx="32" cy="32" r="32"',
  arch: '<path d="M0 64V32a32 32 0 0 1 64 0v32Z"',
  leaf: '<path d="M0 28A28 28 0 0 1 28 0h36v36a28 28 0 0 1-28 28H0Z"',
};

/** The site's icon as a file: its initial on a simple shape. */
export function drawFavicon({
  initial,
  colours,
  shape,
  face = 'system-ui, sans-serif',
}: FaviconRequest): string {
  const size = Array.from(initial).length > 1 ? 28 : 38;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${shapes[shape]} fill="${escapeText(colours.ground)}"/><text x="32" y="${32 + size * 0.36}" text-anchor="middle" font-family="${escapeText(face.replaceAll('"', "'"))}" font-size="${size}" font-weight="700" fill="${escapeText(colours.ink)}">${escapeText(initial)}</text></svg>\n`;
}
