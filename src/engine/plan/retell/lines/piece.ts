import type { ListSort } from '../told-lists/list-sort';

/** One statement of a prompt: a sentence, a row of a list, a line of a table. `text` is `prompt.slice(start, end)`. */
export type Piece = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What it stands under: "Membership", "What to bring". */
  readonly heading: string | null;
  /** The page that an outline tells it of; null outside outlines. */
  readonly page: string | null;
  /** One entry of several that stand side by side, and no sentence. */
  readonly isRow: boolean;
  /** Number of the line that it stands on. */
  readonly line: number;
  /** What the list told in prose is of whose entry it is. */
  readonly list?: ListSort;
};
