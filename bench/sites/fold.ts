/** Text for comparison: one space for many, straight quotes, small letters. */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .toLowerCase()
    .trim();
}
