/** Where a search text stands in a file, as offsets, and by how much what replaces it has to be moved in. */
export type SearchMatch =
  | { readonly kind: 'found'; readonly start: number; readonly end: number; readonly indent: string }
  | { readonly kind: 'missing' }
  /** It stands at several places: their first lines, from 1. Nobody chooses between them. */
  | { readonly kind: 'ambiguous'; readonly lines: readonly number[] };

type Line = { readonly text: string; readonly start: number; readonly end: number };

/** Ways to compare two lines, each more lenient than the one before. */
const readings: readonly ((line: string) => string)[] = [
  (line) => line.trimEnd(),
  (line) => line.trim(),
  (line) => plainSigns(line).replace(/\s+/g, ' ').trim(),
];

/**
 * Finds a search text in a file: exactly, then without spaces at the ends of lines, then whatever the indentation, then with
 * other quotation marks, dashes and inner spaces. The first rung with a hit decides; more than one hit there is ambiguous.
 */
export function matchSearch(text: string, search: string): SearchMatch {
  if (search.trim() === '') return { kind: 'missing' };
  const exact = placesOf(text, search);
  const [first] = exact;
  if (first !== undefined) {
    return exact.length === 1
      ? { kind: 'found', start: first, end: first + search.length, indent: '' }
      : { kind: 'ambiguous', lines: exact.map((place) => text.slice(0, place).split('\n').length) };
  }
  const lines = linesOf(text);
  const wanted = search.split('\n').map((line) => line.replace(/\r$/, ''));
  for (const read of readings) {
    const match = matchLines(lines, wanted, read);
    if (match) return match;
  }
  return { kind: 'missing' };
}

function matchLines(
  lines: readonly Line[],
  wanted: readonly string[],
  read: (line: string) => string,
): SearchMatch | null {
  const needle = wanted.map(read);
  const hay = lines.map(({ text }) => read(text));
  const hits: number[] = [];
  for (let at = 0; at + needle.length <= hay.length; at += 1) {
    if (needle.every((line, offset) => hay[at + offset] === line)) hits.push(at);
  }
  const [hit] = hits;
  if (hit === undefined) return null;
  if (hits.length > 1) return { kind: 'ambiguous', lines: hits.map((line) => line + 1) };
  const from = lines[hit];
  const to = lines[hit + needle.length - 1];
  if (!from || !to) return null;
  const full = needle.findIndex((line) => line !== '');
  return {
    kind: 'found',
    start: from.start,
    end: to.end,
    indent: missingIndent(lines[hit + full]?.text ?? '', wanted[full] ?? ''),
  };
}

/** What stands before a line of the file and not before the same line of the search text. */
function missingIndent(own: string, written: string): string {
  const [deep = ''] = /^[ \t]*/.exec(own) ?? [];
  const [flat = ''] = /^[ \t]*/.exec(written) ?? [];
  return deep.startsWith(flat) ? deep.slice(flat.length) : '';
}

/** Lines with their offsets, line breaks (CRLF too) left out. */
function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((raw) => {
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    const found = { text: line, start, end: start + line.length };
    start += raw.length + 1;
    return found;
  });
}

function placesOf(text: string, search: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(search); at >= 0; at = text.indexOf(search, at + 1)) places.push(at);
  return places;
}

function plainSigns(line: string): string {
  return line
    .replace(/[\u2018\u2019\u201A\u201B]/g, "'")
    .replace(/[\u201C\u201D\u201E\u201F]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00A0\u2002-\u200A\u202F]/g, ' ')
    .replaceAll('\u2026', '...');
}
