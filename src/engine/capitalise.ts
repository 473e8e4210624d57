/** Words with their first letter in upper case; what begins otherwise stays as it is, and so do makes such as iOS. */
export const capitalise = (text: string): string =>
  text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toLocaleUpperCase());
