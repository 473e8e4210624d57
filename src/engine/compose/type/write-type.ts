import { faces } from '../themes/faces';
import type { TypeChoice } from './choose-type';
import { findTypeface } from './typefaces';
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
  const { family, fallback } = findTypeface(id);
  return `"${family}", "${family} Fallback", ${systemFaces[fallback.on].stack}`;
}

/** The `@font-face` rules of the letters that a site carries; empty when it carries none. */
export function writeType(choice: TypeChoice | null): string {
  if (!choice) return '';
  const ids = [...new Set([choice.display, choice.text])].filter((id) => id !== null);
  const rules = ids.flatMap((id) => {
    const face = findTypeface(id);
    const own = choice.files.filter(({ name }) => face.files.some((file) => file.name === name));
    return [...own.map((file) => writeFace(face, file, own.length > 1)), writeFallback(face)];
  });
  return `/* Fonts: files and licence in ${typeFolder}/ */\n${rules.join('\n')}\n`;
}

// Only a face in two files need say which letters are in which.
function writeFace({ family }: Typeface, file: FaceFile, isPart: boolean): string {
  const range = isPart && file.range ? `\n  unicode-range: ${file.range};` : '';
  return `@font-face {
  font-family: "${family}";
  src: url("${typeFolder}/${file.name}") format("woff2");
  font-weight: ${file.weights};
  font-display: swap;${range}
}`;
}

// Stands in until the file is there, at the same width and height: nothing on the page moves.
function writeFallback({ family, fallback }: Typeface): string {
  const locals = systemFaces[fallback.on].local.map((name) => `local("${name}")`).join(', ');
  return `@font-face {
  font-family: "${family} Fallback";
  src: ${locals};
  size-adjust: ${fallback.size}%;
  ascent-override: ${fallback.ascent}%;
  descent-override: ${fallback.descent}%;
  line-gap-override: ${fallback.gap}%;
}`;
}
