import type { ContentItem } from '../../content';

/** Pictures with a caption each and the motif they show. */
export const pictures = (
  rows: readonly (readonly [title: string, art: string, group?: string])[],
): readonly ContentItem[] => rows.map(([title, art, group]) => ({ title, art, ...(group ? { group } : {}) }));
