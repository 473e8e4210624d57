/** One replacement in a source text, by UTF-16 offsets. */
export type TextEdit = { readonly start: number; readonly end: number; readonly text: string };

/**
 * Applies replacements to a text. Insertions at one place keep their order; of two that overlap the first one
 * wins, so that a mangled page never gets the same stretch twice.
 */
export function applyEdits(source: string, edits: readonly TextEdit[]): string {
  const ordered = edits
    .map((edit, order) => ({ ...edit, order }))
    .sort((one, other) => one.start - other.start || one.end - other.end || one.order - other.order);
  const pieces: string[] = [];
  let position = 0;
  for (const { start, end, text } of ordered) {
    if (start < position) continue;
    pieces.push(source.slice(position, start), text);
    position = end;
  }
  pieces.push(source.slice(position));
  return pieces.join('');
}

/** Escapes a text for a double-quoted HTML attribute. */
export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** Keeps the text of a style element from ending it. */
export function escapeStyle(text: string): string {
  return text.replace(/<\/(?=style)/gi, '<\\/');
}
