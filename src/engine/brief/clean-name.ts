/** A name safe to show, to put into a title and to build file names from: no control, bidi or invisible characters. */
export function cleanName(raw: string): string {
  return [
    ...raw.replace(
      /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u061c\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+/gu,
      ' ',
    ),
  ]
    .slice(0, 300)
    .join('')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/gu, '');
}
