import type { ContentItem } from '../../content';

/** Figures with what they count. They are made up, so each is a sample. */
export const figures = (
  rows: readonly (readonly [value: string, title: string, text?: string])[],
): readonly ContentItem[] =>
  rows.map(([value, title, text]) => ({ value, title, sample: true, ...(text ? { text } : {}) }));
