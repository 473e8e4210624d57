/** Edits between two words, where swapping neighbours is one; counting stops being exact above `most`. */
export function countEdits(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let older: number[] = [];
  let old = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const replaced = (old[column - 1] ?? 0) + (isSame ? 0 : 1);
      let least = Math.min((old[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, replaced);
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, (older[column - 2] ?? 0) + 1);
      next.push(least);
    }
    older = old;
    old = next;
  }
  return old[other.length] ?? most + 1;
}
