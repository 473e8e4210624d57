import { diffLines } from 'diff';

/** A stretch of lines that is on one side only, or on both. Lines come without their line ends. */
export type LineRun = { readonly kind: 'same' | 'added' | 'removed'; readonly lines: readonly string[] };

/** How a text became another, line by line, in order. */
export function compareLines(before: string, after: string): LineRun[] {
  return diffLines(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    lines: (value.endsWith('\n') ? value.slice(0, -1) : value).split('\n'),
  }));
}
