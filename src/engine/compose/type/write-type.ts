import { faces } from '../themes/faces';
import type { TypeChoice } from './choose-type';
import { fallbackOf } from './fallback-of';
import { facesWith, findTypeface } from './typefaces';
import type { FaceFile, Typeface, TypefaceId } from './typefaces';

/** Folder of a made site that holds its typefaces and their licence. */
export const typeFolder = 'fonts';

const systemFaces = {
  sans: { local: ['Arial', 'Liberation Sans'], stack: faces.plain },
  serif: { local: ['Times New Roman', 'Liberation Serif'], stack: 'Georgia, serif' },
  mono: { local: ['Courier New', 'Liberation Mono'], stack: 'ui-monospace, monospace' },
} as const;

/** Value of `font-family` for a typeface: itself, the system face cut to its measure, then anything of the kind. */
export function stackOf(id: TypefaceId): string {
  const { family } = findTypeface(id);
  const families = facesWith(id).map((face) => `"${face.family}"`);
  return `${families.join(', ')}, "${family} Fallback", ${systemFaces[fallbackOf(id).on].stack}`;
}

/**
 * The `@font-face` rules of the letters that a site carries; empty when it carries none. Where headings are set in
 * capitals, what stands in for their face is as wide as its capitals.
 */
export function writeType(choice: TypeChoice | null, isUpper: boolean): string {
  if (!choice) return '';
  const rules = facesOf(choice).flatMap((face) => {
    const own = choice.files.filter(({ name }) => face.files.some((file) => file.name === name));
    const isNamed = face.id === choice.display || face.id === choice.text;
    return [
      ...own.map((file) => writeFace(face, file)),
      ...(isNamed ? [writeFallback(face, isUpper && face.id !== choice.text)] : []),
    ];
  });
  return `/* Fonts: files and licence in ${typeFolder}/ */\n${rules.join('\n')}\n`;
}

/** The typefaces whose files a site carries, each once. */
export function facesOf({ display, text }: TypeChoice): readonly Typeface[] {
  const ids = [display, text].filter((id) => id !== null);
  return [...new Set(ids.flatMap(facesWith))];
}

// A file says which letters it has: asked for another, a browser would put it together from a letter and a loose accent.
function writeFace({ family }: Typeface, file: FaceFile): string {
  const range = file.range ? `\n  unicode-range: ${file.range};` : '';
  return `@font-face {
  font-family: "${family}";
  src: url("${typeFolder}/${file.name}") format("woff2");
  font-weight: ${file.weights};
  font-display: swap;${range}
}`;
}

// Stands in until the file is there, at the same width and height: nothing on the page moves.
function writeFallback({ id, family }: Typeface, isUpper: boolean): string {
  const fallback = fallbackOf(id);
  const size = isUpper ? fallback.capitals : fallback.size;
  // Heights are shares of the scaled letters.
  const height = (share: number) => Math.round(((share * fallback.size) / size) * 100) / 100;
  const locals = systemFaces[fallback.on].local.map((name) => `local("${name}")`).join(', ');
  return `@font-face {
  font-family: "${family} Fallback";
  src: ${locals};
  size-adjust: ${size}%;
  ascent-override: ${height(fallback.ascent)}%;
  descent-override: ${height(fallback.descent)}%;
  line-gap-override: ${height(fallback.gap)}%;
}`;
}
