import { wordsBetweenBars } from '../../src/engine/sought-pattern';
import { mostOften, shareOfAny } from './needed-words';

/** How much more often a prompt may have one of the listed words than one of those that are needed. */
const mostBeside = 0.1;

/**
 * Where in a pattern a list starts that has a part of each of these words, and where it ends if not with the pattern: what is
 * needed need not be said twice. Nothing where there is no such list, or prompts would have its words too often.
 */
export function whereListed(source: string, needed: readonly string[]): readonly number[] | null {
  const most = Math.min(mostOften, shareOfAny(needed) + mostBeside);
  const lists = groupsIn(source).flatMap(([start, end]) =>
    [
      { at: [start], words: wordsBetweenBars(source.slice(start)) },
      { at: [start, end], words: wordsBetweenBars(source.slice(start, end)) },
    ].map((list) => ({ ...list, share: shareOfAny([...new Set(list.words)]) })),
  );
  const fit = lists.filter(
    ({ words, share }) =>
      share <= most &&
      !words.includes('') &&
      needed.every((word) => words.some((part) => word.includes(part))),
  );
  return needed.length === 0
    ? null
    : (fit.toSorted((one, other) => one.share - other.share || one.at.length - other.at.length)[0]?.at ??
        null);
}

const step = /\\[^]|\[(?:[^\\\]]|\\[^])*\]|[^]/g;
/** Where each group opens and closes; first of all the whole pattern. */
function groupsIn(source: string): readonly (readonly [start: number, end: number])[] {
  const groups: [number, number][] = [[0, source.length]];
  const open: number[] = [];
  for (const { 0: part, index } of source.matchAll(step)) {
    if (part === '(') open.push(index);
    if (part !== ')') continue;
    const start = open.pop();
    if (start !== undefined) groups.push([start, index]);
  }
  return groups;
}
