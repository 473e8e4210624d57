import { findNameRun, isProper } from './find-name-run';
import { isSettlement } from './is-settlement';
import type { AddName } from './list-name-candidates';
import { isCueAt, type Reading } from './reading';

/**
 * "for my dog walking biz Muddy Paws in Exeter": two or more capitals right after a small noun that somebody's own noun phrase
 * ends in, up to the mark or the place.
 */
export function addAfterNoun(reading: Reading, at: number, add: AddName): void {
  const { tokens } = reading;
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!before || !token || token.gap !== ' ' || token.sentence > 1 || before.isClosed) return;
  if (!/^\p{Ll}{3,}$/u.test(before.text) || !isProper(token.text)) return;
  if (
    isCueAt(
      reading,
      at - 1,
      'in',
      'for',
      'with',
      'and',
      'break',
      'called',
      'site',
      'article',
      'possessive',
      'definite',
      'self',
      'ask',
      'no',
    )
  )
    return;
  let from = at - 1;
  while (
    from > 0 &&
    tokens[from - 1]?.clause === before.clause &&
    !isCueAt(reading, from, 'article', 'possessive')
  )
    from -= 1;
  const isOwn =
    isCueAt(reading, from, 'article', 'possessive') && isCueAt(reading, from - 1, 'for', 'self', 'ask');
  const run = isOwn ? findNameRun(reading, at) : null;
  if (!run || run.to - run.from < 2 || isSettlement(reading, run)) return;
  const next = tokens[run.to];
  if (next === undefined || next.clause !== token.clause || isCueAt(reading, run.to, 'in'))
    add(run, 54, true);
}
