import { isCueAt, type Reading } from '../reading';

/** "Bookshop, burgundy, rare books": a small letter and no "in" before it, so it is a colour and no part of a land. */
export const isPaint = (
  reading: Reading,
  painted: ReadonlySet<number>,
  roles: ReadonlySet<number>,
  at: number,
): boolean =>
  painted.has(at) &&
  // "Buttons in Lavendel": what bears the colour stands right before it.
  (isCueAt(reading, at - 1, 'in') ? roles.has(at - 2) : /^\p{Ll}/u.test(reading.tokens[at]?.text ?? ''));
