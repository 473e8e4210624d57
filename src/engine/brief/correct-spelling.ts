import type { Lexicon } from './compile-lexicon';
import { foldText } from './fold-text';
import { commonEnglishWords } from './lexicon/en/common-words';
import { cssColourNames } from './lexicon/colour-names';
import { languageLexicons } from './compile-lexicon';
import { listVariants } from './list-variants';
import type { Token } from './tokenise';

type Speller = {
  readonly known: ReadonlySet<string>;
  readonly deletes: ReadonlyMap<string, readonly string[]>;
};
const spellers = new Map<string, Speller>();

function listDeletes(word: string): string[] {
  const deletes = [word];
  for (let at = 0; at < word.length; at += 1) deletes.push(word.slice(0, at) + word.slice(at + 1));
  return deletes;
}

function spellerOf(language: string, lexicon: Lexicon): Speller {
  const cached = spellers.get(language);
  if (cached) return cached;
  const targets = new Set<string>();
  const indexes = [
    lexicon.kinds,
    lexicon.sections,
    lexicon.behaviours,
    lexicon.styles,
    lexicon.tones,
    lexicon.roles,
    lexicon.schemes,
    ...lexicon.cues.values(),
  ];
  for (const index of indexes)
    for (const word of index.words) if (/^\p{Script=Latin}{4,}$/u.test(word)) targets.add(word);
  for (const word of cssColourNames.split(/[\s,]+/u)) if (word.length > 4) targets.add(word);
  const known = new Set([...targets, ...commonEnglishWords.split(/\s+/u)]);
  for (const other of languageLexicons)
    for (const word of foldText(other.stopWords).split(/\s+/u)) known.add(word);
  for (const names of [lexicon.days, lexicon.months, lexicon.numbers])
    for (const word of names.keys()) known.add(word);
  const deletes = new Map<string, string[]>();
  for (const word of targets)
    for (const form of listDeletes(word)) deletes.set(form, [...(deletes.get(form) ?? []), word]);
  const speller = { known, deletes };
  spellers.set(language, speller);
  return speller;
}

/** Edits between two words, where swapping neighbours is one; counting stops being exact above `most`. */
export function countEdits(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let older: number[] = [];
  let old = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        (old[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (old[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, (older[column - 2] ?? 0) + 1);
      next.push(least);
    }
    older = old;
    old = next;
  }
  return old[other.length] ?? most + 1;
}

function isSlip(word: string, target: string): boolean {
  // Short words: only a letter left out, doubled or swapped. A different letter is more often a different word.
  if (word.length === 3) return target.length === 4 && word[0] === target[0] && word[2] === target[3];
  if (word[0] !== target[0] && word[0] !== target[1]) return false;
  if (word.length === 4) {
    if (word.length === target.length)
      return [...word].toSorted().join('') === [...target].toSorted().join('');
    return countEdits(word, target, 1) === 1 && word.at(-1) === target.at(-1);
  }
  const most = word.length >= 8 ? 2 : 1;
  return countEdits(word, target, most) <= most;
}

function findTarget(word: string, speller: Speller): string | null {
  const met = new Set<string>();
  for (const form of listDeletes(word))
    for (const target of speller.deletes.get(form) ?? []) if (isSlip(word, target)) met.add(target);
  let best: string | null = null;
  let bestScore = Infinity;
  for (const target of met) {
    const score =
      countEdits(word, target, 2) * 4 +
      Math.abs(target.length - word.length) +
      (target.length < word.length ? 1 : 0);
    if (score < bestScore) [best, bestScore] = [target, score];
  }
  return best;
}

/**
 * Forgives slips of the keyboard: a word no lexicon knows becomes the lexicon word next to it. Quoted text, names
 * (capitals inside a sentence) and words with digits stay as they are.
 */
export function correctSpelling(tokens: readonly Token[], language: string, lexicon: Lexicon): void {
  const speller = spellerOf(language, lexicon);
  for (const [at, token] of tokens.entries()) {
    if (token.isClosed || token.form.length < 3 || token.form.length > 24) continue;
    if (!/^\p{Script=Latin}+$/u.test(token.form)) continue;
    const isOpening = at === 0 || tokens[at - 1]?.sentence !== token.sentence;
    if (/^\p{Lu}/u.test(token.text) && !isOpening) continue;
    const variants = listVariants(token.form);
    if (variants.some((form) => speller.known.has(form))) continue;
    const target =
      findTarget(token.form, speller) ??
      (token.form.endsWith('s') ? findTarget(token.form.slice(0, -1), speller) : null);
    if (target !== null) token.form = target;
  }
}
