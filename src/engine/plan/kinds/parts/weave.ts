import type { Brief } from '@/domain/site/brief';
import type { Facts } from '../../content';
import { spellPlace } from '../../naming/spell-place';

const institute =
  /\b(?:University|Universit[ée]|Universität|Institute|College|Polytechnic|Hospital|Observatory|Academy|ETH|EPFL|MIT|CERN|UCL)\b/u;
const wordsBefore = /(?:\b(at|on|near|outside|by|above|off)\s)?(the\s)?$/u;

/** A place with the article that the prompt gives it: "the Isle of Mull". */
export const placeAsTold = ({ place, prompt, language }: Brief): string => {
  const before = prompt.slice(0, place?.spans[0]?.start ?? 0);
  const the = language.value === 'en' ? (wordsBefore.exec(before)?.[2] ?? '') : '';
  return `${the}${spellPlace(place?.value ?? '')}`;
};

/** " in Lisbon", " near Hereford" or " on the Isle of Mull" as the prompt says it, or nothing. */
export const inPlace = ({ place, brief }: Facts): string => {
  if (!place) return '';
  const before = brief.prompt.slice(0, brief.place?.spans[0]?.start ?? 0);
  const [, word = 'in', the = ''] = brief.language.value === 'en' ? (wordsBefore.exec(before) ?? []) : [];
  // One works at an institute, and in a town.
  return ` ${word === 'in' && institute.test(place) ? 'at' : word} ${the}${place}`;
};

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
  /^\p{Lu}(?:[\p{Lu}\d]|$)/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
