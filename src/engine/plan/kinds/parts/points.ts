import type { ContentItem } from '../../content';

type Row = readonly [title: string, text: string, art?: string];

/** Plain statements: what is offered, how it goes, what we hold to. Each row is a title, a sentence and a motif. */
export const points = (rows: readonly Row[], group?: string): readonly ContentItem[] =>
  rows.map(([title, text, art]) => ({ title, text, ...(art ? { art } : {}), ...(group ? { group } : {}) }));
