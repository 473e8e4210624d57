import type { Facts } from '../../content';

/** " in Lisbon", or nothing. */
export const inPlace = ({ place }: Facts): string => (place ? ` in ${place}` : '');

/** The place, or words that stand for it: `placeOr(facts, 'the neighbourhood')`. */
export const placeOr = ({ place }: Facts, words: string): string => place ?? words;

/** A kicker such as "Wood-fired bakery, Lisbon": the words, the place and the year, as far as known. */
export const kicker = ({ place, founded }: Facts, words: string): string =>
  [words, place, founded ? `since ${founded}` : null].filter(Boolean).join(', ');

/** " for freelancers", or nothing. */
export const forAudience = ({ audience }: Facts): string => (audience ? ` for ${audience}` : '');

/** "Since 2014 we …" or another opening when the year is not known. */
export const opening = ({ founded }: Facts, verb: string, without: string): string =>
  founded ? `Since ${founded} we have ${verb}` : without;

/** First letter in upper case, the rest as it is. */
export const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** First letter in lower case unless the word is an acronym or stands alone as a name. */
export const lowerFirst = (words: string): string =>
  /^\p{Lu}(?:\p{Lu}|$)/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
