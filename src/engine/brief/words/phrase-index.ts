import type { Token } from './tokenise';
import { foldText } from './fold-text';
import { listVariants } from '../items/list-variants';

/** A lexicon entry: words, of which any may begin or end with `*`, and what they mean. */
export type PhraseEntry<T> = { readonly phrase: string; readonly value: T };

/** A phrase found: tokens `from` up to but not including `to`. */
export type PhraseMatch<T> = {
  readonly from: number;
  readonly to: number;
  readonly value: T;
  readonly phrase: string;
};

type Compiled<T> = { readonly words: readonly string[]; readonly value: T; readonly phrase: string };

/** Entries by their first word, each list longest first. */
export type PhraseIndex<T> = {
  readonly exact: ReadonlyMap<string, readonly Compiled<T>[]>;
  readonly prefixes: ReadonlyMap<string, readonly Compiled<T>[]>;
  readonly suffixes: ReadonlyMap<string, readonly Compiled<T>[]>;
  /** Lengths that stems have, so that only those are looked up. */
  readonly prefixLengths: readonly number[];
  readonly suffixLengths: readonly number[];
  readonly words: ReadonlySet<string>;
};

/** Stands for any one word inside a phrase: "what our _ say". */
const anyWord = '_';
const splitPattern = /[\s\-‐–/&."״]+/u;

/** Prepares a lexicon for {@link findPhrases}. Later entries of equal length win over earlier ones. */
export function indexPhrases<T>(entries: readonly PhraseEntry<T>[]): PhraseIndex<T> {
  const exact = new Map<string, Compiled<T>[]>();
  const prefixes = new Map<string, Compiled<T>[]>();
  const suffixes = new Map<string, Compiled<T>[]>();
  const vocabulary = new Set<string>();
  for (const { phrase, value } of entries) {
    const words = foldText(phrase)
      .split(splitPattern)
      .filter((word) => word !== '' && word !== '*');
    const first = words[0];
    if (first === undefined) continue;
    for (const word of words) if (!word.includes('*') && word !== anyWord) vocabulary.add(word);
    const [table, key] = first.startsWith('*')
      ? [suffixes, first.slice(1)]
      : first.endsWith('*')
        ? [prefixes, first.slice(0, -1)]
        : [exact, first];
    const list = table.get(key) ?? [];
    list.unshift({ words, value, phrase });
    table.set(key, list);
  }
  for (const table of [exact, prefixes, suffixes])
    for (const list of table.values()) list.sort((one, other) => other.words.length - one.words.length);
  const lengthsOf = (table: ReadonlyMap<string, unknown>): number[] => [
    ...new Set([...table.keys()].map((key) => key.length)),
  ];
  return {
    exact,
    prefixes,
    suffixes,
    prefixLengths: lengthsOf(prefixes),
    suffixLengths: lengthsOf(suffixes),
    words: vocabulary,
  };
}

function isWordMet(word: string, token: Token): boolean {
  if (word === anyWord) return true;
  if (word.startsWith('*')) return token.form.endsWith(word.slice(1)) && token.form.length > word.length;
  if (word.endsWith('*')) return listVariants(token.form).some((form) => form.startsWith(word.slice(0, -1)));
  return listVariants(token.form).includes(word);
}

const joiningGap = /^[\s\-‐–'’/_&+."״]{0,3}$/u;

function isPhraseMet<T>(
  entry: Compiled<T>,
  tokens: readonly Token[],
  from: number,
  inClosed: boolean,
): boolean {
  for (let index = 1; index < entry.words.length; index += 1) {
    const token = tokens[from + index];
    if (!token || (token.isClosed && !inClosed) || !joiningGap.test(token.gap)) return false;
    // "booking. email …": two sentences are no phrase.
    if (token.sentence !== tokens[from]?.sentence) return false;
    if (!isWordMet(entry.words[index] ?? '', token)) return false;
  }
  return true;
}

function findAt<T>(
  index: PhraseIndex<T>,
  tokens: readonly Token[],
  from: number,
  inClosed: boolean,
): Compiled<T>[] {
  const form = tokens[from]?.form ?? '';
  const met: Compiled<T>[] = [];
  const consider = (list: readonly Compiled<T>[] | undefined): void => {
    if (list) for (const entry of list) if (isPhraseMet(entry, tokens, from, inClosed)) met.push(entry);
  };
  for (const variant of listVariants(form)) {
    consider(index.exact.get(variant));
    for (const length of index.prefixLengths)
      if (length <= variant.length) consider(index.prefixes.get(variant.slice(0, length)));
  }
  for (const length of index.suffixLengths)
    if (length < form.length) consider(index.suffixes.get(form.slice(-length)));
  return met;
}

const wholeWords = 1000;

/** How exactly an entry names the words met: as they stand, then in another form, then by long stems, then by short ones. */
function measureCloseness<T>({ words }: Compiled<T>, tokens: readonly Token[], from: number): number {
  const stars = words.filter((word) => word.includes('*'));
  if (stars.length > 0) return stars.reduce((sum, word) => sum + word.length, 0);
  return wholeWords + (words.every((word, index) => tokens[from + index]?.form === word) ? 1 : 0);
}

/** Longest phrases first, from left to right, without overlap; `every` gives all meanings of the same words. */
export function findPhrases<T>(
  index: PhraseIndex<T>,
  tokens: readonly Token[],
  options: { readonly from?: number; readonly to?: number; readonly inClosed?: boolean } = {},
): PhraseMatch<T>[] {
  const matches: PhraseMatch<T>[] = [];
  let at = options.from ?? 0;
  const to = Math.min(options.to ?? tokens.length, tokens.length);
  while (at < to) {
    if (tokens[at]?.isClosed === true && options.inClosed !== true) {
      at += 1;
      continue;
    }
    const all = findAt(index, tokens, at, options.inClosed === true);
    if (all.length === 0) {
      at += 1;
      continue;
    }
    const met = all.filter((entry) => at + entry.words.length <= to);
    let longest = 0;
    for (const entry of met) longest = Math.max(longest, entry.words.length);
    const best = met.filter((entry) => entry.words.length === longest);
    // A word known as it stands ("Buchungsformular") says more than the end of it ("*formular").
    const closeness = Math.max(0, ...best.map((entry) => measureCloseness(entry, tokens, at)));
    const seen = new Set<T>();
    for (const entry of best) {
      if (measureCloseness(entry, tokens, at) !== closeness || seen.has(entry.value)) continue;
      seen.add(entry.value);
      matches.push({ from: at, to: at + longest, value: entry.value, phrase: entry.phrase });
    }
    at += Math.max(longest, 1);
  }
  return matches;
}
