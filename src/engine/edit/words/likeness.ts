import { foldWord } from './fold-word';

/** How alike two texts are, 0 to 1: one minus the share of letters to change. Case and accents do not count. */
export function likenessOf(one: string, other: string): number {
  const a = bare(one);
  const b = bare(other);
  if (a === b) return a === '' ? 0 : 1;
  const longest = Math.max(a.length, b.length);
  if (longest === 0 || longest > 200 || Math.abs(a.length - b.length) > longest * 0.5) return 0;
  return 1 - distance(a, b) / longest;
}

function bare(text: string): string {
  return foldWord(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** The candidate most like the text when it is at least 0.8 alike, else null. */
export function mostAlike<T>(
  text: string,
  candidates: readonly T[],
  wordsOf: (candidate: T) => string,
): T | null {
  let best: T | null = null;
  let bestScore = 0.8;
  for (const candidate of candidates) {
    const score = likenessOf(text, wordsOf(candidate));
    if (score > bestScore || (score >= bestScore && best === null)) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}
