import { isCueAt, type Reading } from '../reading';

/** "Bookshop, burgundy, rare books": a small letter and no "in" before it, so it is a colour and no part of a land. */
export const isPaint = (reading: Reading, painted: ReadonlySet<number>, at: number): boolean =>
  painted.has(at) && !isCueAt(reading, at - 1, 'in') && /^\p{Ll}/u.test(reading.tokens[at]?.text ?? '');
