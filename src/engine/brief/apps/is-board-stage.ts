import type { Span } from '@/domain/site/brief';

/** "Review" among the columns of a board is a stage of work, and nobody's praise. */
export const isBoardStage = (
  kind: string,
  section: string,
  spans: readonly Span[],
  prompt: string,
): boolean =>
  kind === 'kanban' &&
  section === 'testimonials' &&
  spans.length > 0 &&
  spans.every(({ start, end }) => /^(?:in )?review(?:ing|ed)?$/iu.test(prompt.slice(start, end)));
