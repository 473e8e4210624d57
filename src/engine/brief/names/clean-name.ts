const mostCharacters = 300;
// Control, bidi, zero-width and line-separating characters could turn a title or a file name around; joiners inside emoji stay.
const invisible = /(?:[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf})+/gu;

/** A name safe to show, to put into a title and to build file names from: no control, bidi or invisible characters. */
export function cleanName(raw: string): string {
  const visible = raw.replace(invisible, ' ').replace(/\s+/gu, ' ');
  return visible
    .slice(0, mostCharacters)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/gu, '');
}
