import type { Span } from '@/domain/site/brief';

/** A prompt with stretches left out; all that stands behind them keeps its place. */
export const withoutSpans = (prompt: string, spans: readonly Span[]): string =>
  spans.reduce(
    (text, { start, end }) =>
      `${text.slice(0, start)}${' '.repeat(Math.max(0, Math.min(end, text.length) - start))}${text.slice(end)}`,
    prompt,
  );
