import type { Span } from '@/domain/site/brief';
import type { Reading } from './reading';

/** One entry of a list in running text. */
export type ListEntry = { readonly text: string; readonly span: Span };

const separators =
  /\s*(?:[,،;、\n•|]|\s\/\s|\/(?=\s)|(?<=\s)(?:and|or|&|y|o|e|et|ou|und|oder|en|of|i|lub|ve|veya)(?=\s)|(?<=\s)و(?=\p{L}))\s*/giu;
const stops =
  /[.!?؟。](?=\s|$)|\n\s*\n|[)\]]|;(?=\s)|\s[–—]\s|:\s|,?\s(?:with|where|which|that|using|columns?|tabs?|buttons?|filters?|and (?:a|an|the|it|you|people|each|live|everything)|mit|con|avec|com)(?=\s)/iu;

/** Splits running text from an offset into the entries of a list, up to the end of the sentence or the next turn of it. */
export function listEntries(reading: Reading, start: number, most = 40): ListEntry[] {
  const whole = reading.text.slice(start, start + 1200);
  const stop = stops.exec(whole);
  const raw = stop ? whole.slice(0, stop.index) : whole;
  const entries: ListEntry[] = [];
  let from = 0;
  const add = (to: number): void => {
    const piece = raw.slice(from, to);
    const text = piece
      .trim()
      .replace(/^["“”«»'(-]+|["“”«»').,:]+$/gu, '')
      .trim();
    if (text === '' || entries.length >= most) return;
    const at = start + from + piece.indexOf(text);
    entries.push({ text, span: { start: at, end: at + text.length } });
  };
  for (const match of raw.matchAll(separators)) {
    add(match.index);
    from = match.index + match[0].length;
  }
  add(raw.length);
  return entries;
}
