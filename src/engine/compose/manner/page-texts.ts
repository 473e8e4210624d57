/** What stands between the marks of a page, or in the attributes that are read out. */
const texts =
  /(?<=(?:aria-label|alt|title|placeholder|content|data-[a-z-]*(?:label|text|message|done|empty|error)[a-z-]*)=")[^"<>]+(?=")|(?<=>)[^<>{}]*\p{L}[^<>{}]*(?=<)/giu;
const strings = /(?<=(["'`]))(?=[^"'`\n]*\p{L}\s\p{L})[^"'`\n<>{}=]+(?=\1)/gu;

/**
 * A text, the texts of a page or the strings of a script said otherwise, and neither marks nor code; what is `own`, the
 * words of the prompt, stays.
 */
export function turnTexts(text: string, turn: (piece: string) => string, own = ''): string {
  const told = own.toLowerCase();
  const say = (piece: string): string => {
    const bare = piece.trim();
    return told !== '' && bare.length > 2 && told.includes(bare.toLowerCase()) ? piece : turn(piece);
  };
  if (/<[a-z!][^>]*>/iu.test(text)) return text.replace(texts, say);
  return /[;{}]\s*\n|=>|function\s*\(|^\s*\{/u.test(text) ? text.replace(strings, say) : say(text);
}

/** A word with the first letter as large as that of another. */
export const beginLike = (word: string, as: string): string =>
  /^\p{Lu}/u.test(as) ? word.replace(/^\p{L}/u, (letter) => letter.toUpperCase()) : word;
