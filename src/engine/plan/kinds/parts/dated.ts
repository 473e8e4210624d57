import type { ContentItem } from '../../content';

type Row = readonly [value: string, title: string, text?: string, note?: string];

/** Entries with a time or date: programme points, classes, events. `group` is the day they belong to. */
export const dated = (rows: readonly Row[], group?: string, art?: string): readonly ContentItem[] =>
  rows.map(([value, title, text, note]) => ({
    value,
    title,
    sample: true,
    ...(text ? { text } : {}),
    ...(note ? { note } : {}),
    ...(group ? { group } : {}),
    ...(art ? { art } : {}),
  }));
