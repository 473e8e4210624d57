import { isCueAt, type Reading } from '../reading';

/** A stretch of tokens in which somebody of a list is told. */
export type Piece = { readonly from: number; readonly to: number; readonly isAfterSemicolon: boolean };

/** A dash between words. */
export const dash = /^\s[-–—]\s$/u;

/** Cuts what stands behind the word for people: at commas, semicolons, "and" before a name, never within what a dash tells. */
export function cutPieces(reading: Reading, start: number): Piece[] {
  const { tokens } = reading;
  const pieces: Piece[] = [];
  let from = start;
  let isAfterSemicolon = false;
  const isBracketed = tokens[start]?.gap.includes('(') === true;
  for (let at = start + 1; at <= tokens.length; at += 1) {
    const token = tokens[at];
    const isEnd =
      !token || token.sentence !== tokens[start]?.sentence || (isBracketed && token.gap.includes(')'));
    // "Ada Brandt - Files outlive apps": what is told of somebody behind a dash.
    const isTold = !isEnd && dash.test(token.gap) && at - from > 1 && !reading.tokens.slice(from, at).some(({ gap }, nth) => nth > 0 && dash.test(gap)); // prettier-ignore
    const isNew = isEnd || (!isTold && token.clause !== tokens[at - 1]?.clause);
    const isJoint = !isNew && isCueAt(reading, at, 'and') && isCapital(reading, at + 1);
    const isAmpersand = !isNew && /^\s?[&+]\s?$/u.test(token.gap);
    if (!isNew && !isJoint && !isAmpersand) continue;
    let begin = from;
    while (begin < at && isCueAt(reading, begin, 'and', 'with')) begin += 1;
    if (begin < at) pieces.push({ from: begin, to: at, isAfterSemicolon });
    isAfterSemicolon = token?.gap.includes(';') === true;
    from = at;
    if (isEnd) break;
  }
  return pieces;
}

/** Whether a token begins with a capital. */
export function isCapital(reading: Reading, at: number): boolean {
  return /^\p{Lu}/u.test(reading.tokens[at]?.text ?? '');
}
