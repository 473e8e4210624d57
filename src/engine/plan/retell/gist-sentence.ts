import type { Piece } from './lines/piece';
import { tidySentence } from './tidy-words';

/** Words that give a name: under it nobody says it once more. */
export const naming =
  /\b(?:called|named|my name|our name|write as|perform as|we are the|(?:is|are) (?:Mr|Mrs|Ms|Miss|Dr|Rev|Canon)\.?(?=\s))\b/iu;
/** Hours, sums and addresses: what no opening is made of. */
export const figures =
  /@|\b(?:mon|tues?|wed|thu|thurs|fri|sat|sun)(?:\p{L}*day)?s?\s(?:to|till|-|–)\s|\d{5}|\d\s?(?:am|pm)\b|\bopening hours\b|[£$€₹]\s?\d|\bRs\b/u;
export const longest = 180;

export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** "a charity (no. 205555)": under what number somebody is entered. */
const entered = /\s\((?:(?:registered|company|reg)\s)*(?:charity\s)?(?:no\.?|number|reg\p{L}*)[^()]*\)/iu;
const fewestLetters = 8;

/** The whole sentence of an owner that a gist was cut out of; undefined where it is none of theirs, or speaks of a site. */
export const wholeSentence = (gist: string, pieces: readonly Piece[]): string | undefined => {
  const words = plain(gist);
  const whole = pieces.find(
    ({ text, isRow }) => !isRow && words.length > fewestLetters && plain(text).includes(words),
  );
  const text = whole?.text.replace(entered, '') ?? '';
  const isOwn = /^(?:we|i)\b/iu.test(text) && !/\b(?:site|website|page)\b/iu.test(text);
  return isOwn && text.length < longest && !figures.test(text) && !naming.test(text)
    ? tidySentence(text)
    : undefined;
};

/** As `wholeSentence`, so that what stands under the name stands nowhere else once more; the gist itself where there is none. */
export const sentenceOf = (gist: string, pieces: readonly Piece[]): string =>
  wholeSentence(gist, pieces) ?? gist;
