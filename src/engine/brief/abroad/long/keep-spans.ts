import type { Span } from '@/domain/site/brief';

/** A prompt with all but some stretches blanked out, so that what is read of them stands where it stands in the whole. */
export const keepSpans = (prompt: string, spans: readonly Span[]): string => {
  let text = '';
  let at = 0;
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    text += prompt.slice(at, start).replaceAll(/[^\n]/gu, (letter) => ' '.repeat(letter.length));
    text += prompt.slice(start, end);
    at = end;
  }
  return text;
};
