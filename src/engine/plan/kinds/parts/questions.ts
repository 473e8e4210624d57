import type { ContentItem } from '../../content';

/** Questions with their answers. */
export const questions = (
  rows: readonly (readonly [question: string, answer: string])[],
): readonly ContentItem[] => rows.map(([title, text]) => ({ title, text }));
