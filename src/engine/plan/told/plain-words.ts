/** A text as its words alone, in small letters with one space between them: what two writings of one statement share. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
