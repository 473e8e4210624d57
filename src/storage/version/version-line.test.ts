import { describe, expect, it } from 'vitest';
import { findRedoTarget, findUndoTarget } from './version-line';

/** `a b u` reads: versions a and b, then an undo. `u` and `r` are steps, everything else is a state. */
function history(text: string) {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) =>
      word === 'u'
        ? { id: word, step: 'undo' as const }
        : word === 'r'
          ? { id: word, step: 'redo' as const }
          : { id: word },
    );
}

describe('the undo rule', () => {
  it.each([
    ['', null, null],
    ['a', null, null],
    ['a b', 'a', null],
    ['a b u', null, 'b'],
    ['a b c u', 'a', 'c'],
    ['a b c u u', null, 'b'],
    ['a b c u u r', 'a', 'c'],
    ['a b c u r', 'b', null],
    ['a b c u d', 'b', null],
    ['a b c u u d', 'a', null],
    ['a b u c u', null, 'c'],
    ['a b u r u r', 'a', null],
  ])('after %j undo brings %j and redo %j', (text, undo, redo) => {
    expect(findUndoTarget(history(text))).toBe(undo);
    expect(findRedoTarget(history(text))).toBe(redo);
  });

  it('stays on the line when the history has more steps than states', () => {
    expect(findUndoTarget(history('a b u u u u'))).toBeNull();
    expect(findRedoTarget(history('a b u u u u'))).toBe('b');
    expect(findRedoTarget(history('a b r r r'))).toBeNull();
  });

  it('walks back over a thousand changes one by one', () => {
    let versions = Array.from(
      { length: 1000 },
      (_, index) => ({ id: `v${index}` }) as { id: string; step?: 'undo' },
    );
    const seen: string[] = [];
    for (let target = findUndoTarget(versions); target !== null; target = findUndoTarget(versions)) {
      seen.push(target);
      versions = [...versions, { id: `u${seen.length}`, step: 'undo' }];
      if (seen.length > 20) break;
    }
    expect(seen.slice(0, 3)).toEqual(['v998', 'v997', 'v996']);
    expect(new Set(seen).size).toBe(seen.length);
  });
});
