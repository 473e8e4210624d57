import { isCueAt, type Reading } from '../reading';

/** Entries of lists: clauses, cut again at "and" and after "with". */
export function listPieces(reading: Reading): [number, number][] {
  const { tokens } = reading;
  const pieces: [number, number][] = [];
  let start = 0;
  for (let at = 1; at <= tokens.length; at += 1) {
    const isNew = at === tokens.length || tokens[at]?.clause !== tokens[at - 1]?.clause;
    const isJoint = !isNew && isCueAt(reading, at, 'and', 'with');
    if (!isNew && !isJoint) continue;
    let from = start;
    while (from < at && isCueAt(reading, from, 'and', 'with', 'article', 'definite', 'possessive')) from += 1;
    if (at > from && start > 0) pieces.push([from, at]);
    start = at;
  }
  return pieces;
}
