import type { Span } from '@/domain/site/brief';

/** A run of the prompt: what was read is marked, the words around it are not. */
export type ExcerptPart = { readonly text: string; readonly isMarked: boolean };

const contextCharacters = 42;

/**
 * The words of a prompt that spans point at, with a little of what stands around them. Spans that lie close share
 * one excerpt; what is left out becomes an ellipsis. Empty when there are no spans.
 */
export function excerptWords(prompt: string, spans: readonly Span[]): readonly ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let shownTo = 0;
  for (const { start, end } of mergeSpans(spans, prompt.length)) {
    const from = Math.max(shownTo, wordStart(prompt, start - contextCharacters));
    if (from > shownTo) {
      if (parts.length > 0)
        addPlain(parts, prompt.slice(shownTo, wordEnd(prompt, shownTo + contextCharacters, from)));
      addPlain(parts, '… ');
    }
    addPlain(parts, prompt.slice(from, start));
    parts.push({ text: prompt.slice(start, end), isMarked: true });
    shownTo = end;
  }
  if (parts.length === 0) return [];
  const to = wordEnd(prompt, shownTo + contextCharacters, prompt.length);
  addPlain(parts, prompt.slice(shownTo, to));
  if (to < prompt.length) addPlain(parts, ' …');
  return parts;
}

function mergeSpans(spans: readonly Span[], length: number): readonly Span[] {
  const merged: Span[] = [];
  const inside = spans.filter(({ start, end }) => start >= 0 && end > start && end <= length);
  for (const span of inside.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && span.start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else merged.push(span);
  }
  return merged;
}

function addPlain(parts: ExcerptPart[], text: string): void {
  if (text === '') return;
  const last = parts.at(-1);
  if (last && !last.isMarked) parts[parts.length - 1] = { text: last.text + text, isMarked: false };
  else parts.push({ text, isMarked: false });
}

/** The start of the word that an offset lies in; the prompt's start when it lies before it. */
function wordStart(prompt: string, offset: number): number {
  if (offset <= 0) return 0;
  const space = prompt.slice(0, offset).search(/\s\S*$/u);
  return space < 0 ? 0 : space + 1;
}

function wordEnd(prompt: string, offset: number, most: number): number {
  if (offset >= most) return most;
  const rest = prompt.slice(offset, most).search(/\s/u);
  return rest < 0 ? most : offset + rest;
}
