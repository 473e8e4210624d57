import type { ContentItem, Facts } from '../../content';
import { money } from './money';

type Row = readonly [title: string, euros: number, text?: string, art?: string];

/** Things with a price: dishes, treatments, goods. Prices are made up, so every item is a sample. */
export const priced = (
  facts: Facts,
  rows: readonly Row[],
  group?: string,
  note?: string,
): readonly ContentItem[] =>
  rows.map(([title, euros, text, art]) => ({
    title,
    price: money(facts, euros),
    sample: true,
    ...(text ? { text } : {}),
    ...(art ? { art } : {}),
    ...(group ? { group } : {}),
    ...(note ? { note } : {}),
  }));
