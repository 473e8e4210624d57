import { closingLine } from './heading-of';

type Line = { readonly text: string };

/** "Love Delphine x", "Thanks, Jan": the last line of a letter. */
const signedOff =
  /^(?:(?:kind|best|warm|warmest|many)\s)?(?:regards|wishes|thanks|thank you|cheers|diolch|love|ta|yours)(?:\sfrom)?[\s,!–—-]+(?:\p{Lu}[\p{L}’'.-]*[\s,&]*(?:and\s)?){1,4}(?:x+)?[\s!.]*$/u;
const caseless = (text: string): string => text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());

/** "Kind regards," and a name under it. */
export const isSigned = ({ text }: Line, before: Line | undefined, after: readonly Line[]): boolean =>
  after.length < 2 &&
  ((before !== undefined && closingLine.test(before.text) && /^(?:\p{Lu}[\p{L}’'.-]*[\s,&]*(?:and\s)?){1,4}x*$/u.test(text)) ||
    signedOff.test(caseless(text))); // prettier-ignore
