import type { SourceRange } from '../../locate/page-tree';

/** Replaces the source between two offsets; an empty range inserts. */
export type Splice = SourceRange & { readonly text: string };

/**
 * Applies splices to a text at once, in any order; their offsets are those of the given text. Line ends of inserted
 * text follow the text. Throws `RangeError` when two splices overlap: that would lose one of them.
 */
export function spliceText(text: string, splices: readonly Splice[]): string {
  const ordered = splices
    .map((splice, index) => ({ ...splice, index }))
    .sort((one, other) => one.start - other.start || one.end - other.end || one.index - other.index);
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const parts: string[] = [];
  let at = 0;
  for (const splice of ordered) {
    if (splice.start < at) throw new RangeError(`Two edits overlap at ${splice.start}.`);
    const inserted = splice.text.replace(/\r?\n/g, () => lineEnd);
    parts.push(text.slice(at, splice.start), inserted);
    at = splice.end;
  }
  parts.push(text.slice(at));
  return parts.join('');
}

/** The range widened to whole lines when nothing else stands on them, so that removing it leaves no empty line. */
export function wholeLines(text: string, range: SourceRange): SourceRange {
  let start = range.start;
  while (start > 0 && (text[start - 1] === ' ' || text[start - 1] === '\t')) start -= 1;
  let end = range.end;
  while (end < text.length && (text[end] === ' ' || text[end] === '\t' || text[end] === '\r')) end += 1;
  const isLineStart = start === 0 || text[start - 1] === '\n';
  const isLineEnd = end === text.length || text[end] === '\n';
  if (!isLineStart || !isLineEnd) return range;
  end = Math.min(text.length, end + 1);
  // One of two blank lines around the removed lines goes too.
  const isBlankBefore = start === 0 || /\n[ \t]*\r?\n$/.test(text.slice(Math.max(0, start - 200), start));
  const blankAfter = /^[ \t]*\r?\n/.exec(text.slice(end, end + 200));
  if (isBlankBefore && blankAfter) end += blankAfter[0].length;
  return { start, end };
}

/** Markup put on lines of its own behind a range, as far in as the line where that begins. */
export function spliceAfter(text: string, range: SourceRange, markup: string): Splice {
  const indent = indentAt(text, range.start);
  const lines = markup.trimEnd().split('\n');
  return { start: range.end, end: range.end, text: lines.map((line) => `\n${indent}${line}`).join('') };
}

/** The white space in front of an offset on its line. */
export function indentAt(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart, offset))?.[0] ?? '';
}

/** Text as HTML content. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Text as the content of a double-quoted attribute. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replace(/"/g, '&quot;');
}
