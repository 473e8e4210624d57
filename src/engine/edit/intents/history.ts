import type { Intent } from '../intent';

/** Undo and redo: the caller holds the history. */
export const history: Intent = {
  name: 'history',
  attempt(step) {
    const { plain } = step.part;
    if (
      /^(?:undo|revert|go back|take (?:it|that) back|roll ?back|step back|change it back|put it back|back)(?: (?:it|that|this|last|last change|my last change|change|one|please|everything you just did|what you did|to before))*$/.test(
        plain,
      )
    )
      return { status: 'history', intent: 'undo' };
    if (
      /^(?:redo|do it again|do that again|bring it back|again|restore)(?: (?:it|that|this|last|change))*$/.test(
        plain,
      )
    )
      return { status: 'history', intent: 'redo' };
    return null;
  },
};
