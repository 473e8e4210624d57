/** Lines added and removed between two texts, as the shortest difference has them. */
export function countLines(
  before: string,
  after: string,
): { readonly added: number; readonly removed: number } {
  const old = splitLines(before);
  const fresh = splitLines(after);
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let end = 0;
  const room = Math.min(old.length, fresh.length) - start;
  while (end < room && old[old.length - 1 - end] === fresh[fresh.length - 1 - end]) end += 1;
  const oldMiddle = old.slice(start, old.length - end);
  const freshMiddle = fresh.slice(start, fresh.length - end);
  const common = countCommon(keepShared(oldMiddle, freshMiddle), keepShared(freshMiddle, oldMiddle));
  return { added: freshMiddle.length - common, removed: oldMiddle.length - common };
}

function splitLines(text: string): string[] {
  if (text === '') return [];
  return (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n');
}

/** Lines that stand on one side only are never common; without them the search below stays small. */
function keepShared(lines: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return lines.filter((line) => known.has(line));
}

/** Length of the longest common subsequence, by Myers' walk over the fewest differences. */
function countCommon(first: readonly string[], second: readonly string[]): number {
  const most = first.length + second.length;
  const furthest = new Map<number, number>([[1, 0]]);
  for (let differences = 0; differences <= most; differences += 1) {
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      const down = furthest.get(diagonal + 1) ?? -1;
      const right = furthest.get(diagonal - 1) ?? -1;
      const isDown = diagonal === -differences || (diagonal !== differences && right < down);
      let x = isDown ? down : right + 1;
      while (x < first.length && x - diagonal < second.length && first[x] === second[x - diagonal]) x += 1;
      furthest.set(diagonal, x);
      if (x >= first.length && x - diagonal >= second.length) return (most - differences) / 2;
    }
  }
  return 0;
}
