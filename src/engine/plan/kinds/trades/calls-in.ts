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
  [...text.matchAll(trade.calls())].map(({ index, 0: words }) => ({
    trade,
    start: index,
    end: index + words.length,
  }));

const longestHead = 7;

/** The first letters of a text, read on over gaps and hyphens: "bikesho" of "bike shop". */
const lettersOf = (text: string): string => text.replace(/[\s-]/gu, '').slice(0, longestHead);
const plainRun = /^[\p{L}\p{N}\s-]*/u;

/** How a name begins, up to where its pattern leaves a choice: "tyre" of "tyres? fitter". */
export const headOf = (name: string): string => {
  const pattern = name.trim().toLowerCase();
  const [plain = ''] = plainRun.exec(pattern) ?? [];
  return lettersOf(/^[?*{|]/u.test(pattern.slice(plain.length)) ? plain.slice(0, -1) : plain);
};

/** All beginnings of the words of a text, each read on as the names are. */
const headsIn = (text: string): string[] =>
  [...text.toLowerCase().matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].flatMap(({ index, input }) => {
    const letters = lettersOf(plainRun.exec(input.slice(index, index + 3 * longestHead))?.[0] ?? '');
    return Array.from(letters, (_, at) => letters.slice(0, at + 1));
  });
