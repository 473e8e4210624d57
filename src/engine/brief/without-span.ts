import type { Span } from '@/domain/site/brief';

/** A prompt with a stretch left out; all that stands behind it keeps its place. */
export const withoutSpan = (prompt: string, { start, end }: Span): string =>
  `${prompt.slice(0, start)}${' '.repeat(Math.max(0, Math.min(end, prompt.length) - start))}${prompt.slice(end)}`;
