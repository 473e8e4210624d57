/** Words with their first letter in upper case; what begins otherwise stays as it is. */
export const capitalise = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
