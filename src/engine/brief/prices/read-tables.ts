import type { Span } from '@/domain/site/brief';

/** One line of a price list: what it is, what it costs as written, and a note where the line has one more cell. */
export type TableRow = {
  readonly name: string;
  readonly price: string;
  readonly note?: string;
  /** How many prices it has, where each column has its own. */
  readonly columns?: number;
  readonly nameSpan: Span;
  readonly span: Span;
};

const number =
  /^[^\p{L}\d]{0,3}\s?(?:\d{1,3}(?:[.,’' ]\d{3})+|\d{1,6})(?:[.,]\d{1,2})?(?:[.,]-)?\s?(?:[^\p{L}\d\s]{1,2}|kr|eur|usd|gbp|chf|zł|pln|tl|lei|ron|ft|kč|aed|sar|egp|mad|zar|ksh|kes|ngn|inr|cad|aud|nzd|sek|nok|dkk)?$/iu;
const separators: readonly RegExp[] = [
  /\t+/u,
  /\s*\|\s*/u,
  /\s*;\s*/u,
  /\s*,\s*(?=\S)/u,
  /\s*(?:\.{3,}|…+|·{3,}|_{3,})\s*/u,
  /\s{3,}/u,
];

type Line = Span & { readonly text: string };
type Cell = Span & { readonly text: string };

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const raw of text.split('\n')) {
    lines.push({ text: raw, start, end: start + raw.length });
    start += raw.length + 1;
  }
  return lines;
}

/** Cells of a line; a quoted cell may hold the separator ("Cake, slice"). */
function cellsOf(line: Line, separator: RegExp): Cell[] {
  const cells: Cell[] = [];
  const add = (from: number, to: number): void => {
    const raw = line.text.slice(from, to);
    const text = raw
      .trim()
      .replace(/^["“”]|["“”]$/gu, '')
      .trim();
    const start = line.start + from + Math.max(0, raw.indexOf(text));
    if (text !== '') cells.push({ text, start, end: start + text.length });
  };
  let from = 0;
  const pattern = new RegExp(separator.source, 'gu');
  for (const match of line.text.matchAll(pattern)) {
    const quotes = line.text.slice(from, match.index).match(/["“”]/gu)?.length ?? 0;
    if (quotes % 2 === 1) continue;
    add(from, match.index);
    from = match.index + match[0].length;
  }
  add(from, line.text.length);
  return cells;
}

function rowOf(line: Line, separator: RegExp): TableRow | null {
  const cells = cellsOf(line, separator);
  const [name, ...rest] = cells;
  const priced = rest.filter(({ text }) => number.test(text));
  const price = priced.at(-1);
  if (!name || !price || number.test(name.text) || !/\p{L}{2}/u.test(name.text) || name.text.length > 90)
    return null;
  const note = rest.find((cell) => !priced.includes(cell) && /\p{L}{2}/u.test(cell.text))?.text;
  // "60 AED | 80 AED": one price for each column, where all have their currency.
  const isEach = priced.length > 1 && priced.every(({ text }) => /[^\d.,\s:-]/u.test(text));
  return {
    name: name.text.replace(/^[-*•–\d.)]+\s+/u, ''),
    price: isEach ? priced.map(({ text }) => text).join(' / ') : price.text,
    ...(isEach ? { columns: priced.length } : {}),
    ...(note === undefined ? {} : { note }),
    nameSpan: { start: name.start, end: name.end },
    span: { start: line.start, end: line.end },
  };
}

/** "Small / SUV": the heads of the columns with prices, from the line above; null when it names none. */
function headsOf(line: Line | undefined, separator: RegExp, columns: number): string | null {
  if (!line || columns < 2) return null;
  const heads = cellsOf(line, separator).map(({ text }) => text);
  const last = heads.slice(-columns);
  return heads.length > columns && last.every((head) => /\p{L}/u.test(head) && !number.test(head))
    ? last.join(' / ')
    : null;
}

/**
 * Price lists pasted as a table: lines of cells between tabs, bars, semicolons, commas or dots, the price a bare number or
 * one with its currency. Two lines in a row at least; a bare number takes the currency that the prompt uses, if it has one.
 */
export function readTables(text: string): TableRow[] {
  if (!text.includes('\n')) return [];
  const lines = linesOf(text);
  const found: TableRow[] = [];
  const sign = /[€£$₺₪₹]|(?<=\d\s?)(?:kr|zł|chf)\b/iu.exec(text)?.[0];
  for (let at = 0; at < lines.length; at += 1) {
    for (const separator of separators) {
      const rows: TableRow[] = [];
      let next = at;
      for (let line = lines[next]; line; line = lines[next]) {
        const row = rowOf(line, separator);
        // A rule between head and body ("|---|---|") belongs to the table.
        if (!row && !(rows.length > 0 && /^[\s|:+-]{3,}$/u.test(line.text))) break;
        if (row) rows.push(row);
        next += 1;
      }
      if (rows.length < 2) continue;
      const heads = headsOf(lines[at - 1], separator, rows[0]?.columns ?? 0);
      found.push(
        ...rows
          .map((row) => (heads === null || row.note !== undefined ? row : { ...row, note: heads }))
          .map((row) =>
            sign && /^[\d.,]+$/u.test(row.price) ? { ...row, price: withSign(row.price, sign) } : row,
          ),
      );
      at = next - 1;
      break;
    }
  }
  return found;
}

const withSign = (amount: string, sign: string): string =>
  /^\p{L}/u.test(sign) ? `${amount} ${sign}` : `${sign}${amount}`;
