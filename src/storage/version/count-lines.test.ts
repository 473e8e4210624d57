import { describe, expect, it } from 'vitest';
import { countLines } from './count-lines';

describe('countLines', () => {
  it.each([
    ['', '', 0, 0],
    ['', 'a\nb\n', 2, 0],
    ['a\nb\n', '', 0, 2],
    ['a\nb\nc\n', 'a\nB\nc\n', 1, 1],
    ['a\nb', 'a\nb\n', 0, 0],
    ['a\nb\nc\n', 'a\nc\n', 0, 1],
    ['a\nc\n', 'a\nb\nc\n', 1, 0],
    ['a\nb\nc\na\nb\nb\na\n', 'c\nb\na\nb\na\nc\n', 2, 3],
    ['x\ny\n', 'y\nx\n', 1, 1],
  ])('from %j to %j counts %i added and %i removed', (before, after, added, removed) => {
    expect(countLines(before, after)).toEqual({ added, removed });
  });

  it('agrees with a plain longest common subsequence on random texts', () => {
    let state = 7;
    const next = (below: number) => (state = (state * 1103515245 + 12345) % 2147483648) % below;
    for (let round = 0; round < 300; round += 1) {
      const make = () => Array.from({ length: next(14) }, () => 'abcd'[next(4)] ?? 'a');
      const [before, after] = [make(), make()];
      const common = longestCommon(before, after);
      const text = (lines: string[]) => lines.map((line) => `${line}\n`).join('');
      expect(countLines(text(before), text(after))).toEqual({
        added: after.length - common,
        removed: before.length - common,
      });
    }
  });
});

function longestCommon(first: readonly string[], second: readonly string[]): number {
  const [head, ...rest] = first;
  if (head === undefined) return 0;
  const without = longestCommonTable(rest, second);
  return Math.max(
    without,
    second.includes(head) ? 1 + longestCommonTable(rest, second.slice(second.indexOf(head) + 1)) : 0,
  );
}

function longestCommonTable(first: readonly string[], second: readonly string[]): number {
  let row = Array.from({ length: second.length + 1 }, () => 0);
  for (const line of first) {
    const next = [0];
    second.forEach((other, index) => {
      next.push(line === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}
