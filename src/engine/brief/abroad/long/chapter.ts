import type { ChapterSort } from './label-sorts';
import type { Dated } from './read-dated';
import type { Person } from './read-people';
import type { PricedRow } from './read-sums';
import type { Answer, Voice } from './read-voices';

/** A thing that is listed, with what it costs where that is told. */
export type Row = Omit<PricedRow, 'price'> & { readonly price?: string; readonly group?: string };

/** What a long brief tells under one label, or of one thing without a label. */
export type Chapter = {
  readonly label: string | null;
  readonly sort: ChapterSort;
  /** The paragraph that it stands in, counted from the first. */
  readonly nth: number;
  readonly rows: readonly Row[];
  readonly people: readonly Person[];
  readonly answers: readonly Answer[];
  readonly voices: readonly Voice[];
  readonly dated: readonly Dated[];
  readonly sentences: readonly string[];
};

/** A chapter that is being filled. */
export type Draft = {
  -readonly [Key in keyof Chapter]: Chapter[Key] extends readonly (infer One)[] ? One[] : Chapter[Key];
};

/** A chapter that tells nothing yet. */
export const draft = (label: string | null, sort: ChapterSort, nth: number): Draft => ({
  label, sort, nth, rows: [], people: [], answers: [], voices: [], dated: [], sentences: [],
}); // prettier-ignore
