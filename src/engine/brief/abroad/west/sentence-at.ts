import type { Slot, Span } from '@/domain/site/brief';

const openEnd = /[.!?](?=\s|$)|\n/u;

/** Where the sentence round an offset begins and ends. */
export function sentenceAt(prompt: string, at: number): Span {
  let start = 0;
  for (const mark of prompt.slice(0, at).matchAll(/[.!?](?=\s)|\n/gu)) start = mark.index + 1;
  const length = openEnd.exec(prompt.slice(at))?.index ?? prompt.length - at;
  return { start, end: at + length };
}

/** Whether a slot was read within a stretch. */
export const isIn = (slot: Slot<unknown>, { start, end }: Span): boolean =>
  slot.spans.some((one) => one.start >= start && one.end <= end);

/** The piece of a list that stands round an offset. */
export function pieceAt(prompt: string, at: number, sentence: Span): { text: string; span: Span } {
  const from = Math.max(sentence.start, prompt.lastIndexOf(',', at) + 1, prompt.lastIndexOf(':', at) + 1);
  const comma = prompt.indexOf(',', at);
  const to = comma < 0 ? sentence.end : Math.min(comma, sentence.end);
  const text = prompt.slice(from, to).trim();
  const start = from + prompt.slice(from, to).indexOf(text);
  return { text, span: { start, end: start + text.length } };
}
