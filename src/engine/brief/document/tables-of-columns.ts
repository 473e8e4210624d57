const price = /^(?:from\s)?[£$€₹]\s?\d[\d.,]*(?:\s?\p{L}{1,5})?$/iu;
const none = /^(?:n\/?a|[-–—]|)$/iu;

const cellsOf = (line: string): string[] => line.split('\t').map((cell) => cell.trim());

/**
 * A table between tabs with a price in each of several columns: a row for each price, after its column: "Lunch cruise, adult".
 * A table with one price in a row stands with bars, as such tables do elsewhere.
 */
export const tablesOfColumns = (text: string): string => {
  if (!text.includes('\t')) return text;
  const lines = text.split('\n');
  const out: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const heads = cellsOf(lines[at] ?? '');
    const isHead = heads.length > 2 && !heads.some((cell) => price.test(cell)) && rowAt(lines[at + 1], heads);
    if (!isHead) {
      out.push(lines[at] ?? '');
      continue;
    }
    while (rowAt(lines[at + 1], heads)) {
      at += 1;
      out.push(...rowsOf(cellsOf(lines[at] ?? ''), heads));
    }
  }
  return out.join('\n');
};

const rowAt = (line: string | undefined, heads: readonly string[]): boolean => {
  const cells = cellsOf(line ?? '');
  return cells.length === heads.length && cells.some((cell, at) => at > 0 && price.test(cell));
};

const rowsOf = (cells: readonly string[], heads: readonly string[]): string[] => {
  const [name = ''] = cells;
  const sums = cells.flatMap((cell, at) => (price.test(cell) ? [at] : []));
  const rest = cells.filter((cell, at) => at > 0 && !sums.includes(at) && !none.test(cell));
  return sums.map((at) => {
    const what = sums.length > 1 ? `${name}, ${(heads[at] ?? '').toLowerCase()}` : name;
    return `| ${[what, rest.join(', '), cells[at] ?? ''].filter(Boolean).join(' | ')} |`;
  });
};
