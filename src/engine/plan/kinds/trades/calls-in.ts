import { keepLatest } from '../../../keep-latest';
import type { Trade } from './trade';

/** A trade named in a text. */
export type Call = { readonly trade: Trade; readonly start: number; readonly end: number };

// The same offer, name and prompt are asked about by one reader after another.
const latestTexts = 12;
const readers = new WeakMap<readonly Trade[], (text: string) => readonly Call[]>();

/** Wherever a text names one of these trades, in the order of the trades. */
export const callsIn = (text: string, trades: readonly Trade[]): readonly Call[] => {
  let read = readers.get(trades);
  if (!read) {
    read = keepLatest(latestTexts, readerOf(trades));
    readers.set(trades, read);
  }
  return read(text);
};

/** Hundreds of patterns, of which a text can match the few that begin as one of its words does. */
const readerOf = (trades: readonly Trade[]): ((text: string) => readonly Call[]) => {
  const byHead = new Map<string, number[]>();
  for (const [at, { heads }] of trades.entries())
    for (const head of heads) byHead.set(head, [...(byHead.get(head) ?? []), at]);
  return (text) =>
    [...new Set(headsIn(text).flatMap((head) => byHead.get(head) ?? []))]
      .toSorted((one, other) => one - other)
      .flatMap((at) => (trades[at] ? callsOf(trades[at], text) : []));
};

const callsOf = (trade: Trade, text: string): Call[] =>
  [...text.matchAll(trade.calls)].map(({ index, 0: words }) => ({
    trade,
    start: index,
    end: index + words.length,
  }));

/** How a word begins: its first three letters, or fewer where it has no more. */
export const headOf = (word: string): string =>
  /^[\p{L}\p{N}]{1,3}/u.exec(word.trim().toLowerCase())?.[0] ?? '';

const headsIn = (text: string): string[] =>
  [...text.toLowerCase().matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,3}/gu)].flatMap(([word]) =>
    Array.from(word, (_, at) => word.slice(0, at + 1)),
  );
