import { readToldChoices } from '../../compose/behaviours/read-shop-choices';
import type { Facts } from '../content';

/** A common word inside a sentence; "iPhone 13, 64 GB" and a maker's name keep their capitals. */
export const softened = (title: string): string =>
  /\p{L}\p{Lu}|\p{Lu}{2}|\d\s\p{Lu}/u.test(title) || (!title.includes(' ') && /[^s]$/iu.test(title))
    ? title
    : title.charAt(0).toLowerCase() + title.slice(1);

/** The first goods of a shelf: "Monstera, rubber plant and more." */
export const listOf = ([first = '', second, ...rest]: readonly string[]): string =>
  second === undefined
    ? first
    : `${first}${/[,]/u.test(first + second) ? '; ' : ', '}${softened(second)}${rest.length > 0 ? ' and more' : ''}.`;

/** "Sizes: small £12, large £26", where it is told what they cost. */
export const sizesTold = ({ brief }: Facts): string | undefined => {
  const priced = readToldChoices(brief.prompt).find(({ options }) => options.some(({ price }) => price));
  return priced
    ? `${priced.label}s: ${priced.options.map(({ name, price }) => softened(price ? `${name} ${price}` : name)).join(', ')}.`
    : undefined;
};
