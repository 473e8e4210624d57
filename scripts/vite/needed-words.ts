/** What is known of a part of a pattern: all that it can match, where that is little; and words of which each match has one. */
type Told = { readonly exact: readonly string[] | null; readonly needed: readonly string[] | null };

const unknown: Told = { exact: null, needed: null };
const nothing: Told = { exact: [''], needed: null };
const mostExact = 32;
const mostWords = 128;
/** How often a prompt may have one of the words, for asking about them to be worth it. */
export const mostOften = 0.7;
/** How many of the prompts of `bench/sets` have one word of so many letters, on average, among those that patterns look for. */
const shares = [0.86, 0.9, 0.33, 0.07, 0.025, 0.01];
const shareOfLonger = 0.005;
const everyday = new Map([
  ...['and', 'for', 'with', 'site', 'page', 'website', 'the', 'our', 'all'].map(
    (word) => [word, 0.3] as const,
  ),
  ...[',', '.'].map((mark) => [mark, 0.8] as const),
  [':', 0.4],
  ...[...'0123456789'].map((digit) => [digit, 0.08] as const),
]);

function shareOf(word: string): number {
  const bare = word.trim();
  const isMark = /^[^a-z\d\s]$/.test(bare) || word === '\n';
  return everyday.get(bare) ?? (isMark ? 0.15 : (shares[bare.length] ?? shareOfLonger));
}

const known = new WeakMap<readonly string[], number>();
/** How many prompts have one of these words. */
export function shareOfAny(words: readonly string[]): number {
  const told = known.get(words) ?? 1 - words.reduce((none, word) => none * (1 - shareOf(word)), 1);
  known.set(words, told);
  return told;
}

const rarer = (one: Told['needed'], other: Told['needed']): Told['needed'] =>
  one && other ? (shareOfAny(one) <= shareOfAny(other) ? one : other) : (one ?? other);

const fewest = (told: Told): Told['needed'] =>
  rarer(told.needed, told.exact?.every((word) => word !== '') ? told.exact : null);

const each = (words: readonly string[]): string[] => [...new Set(words)];

const joined = (before: readonly string[], after: readonly string[]): readonly string[] => {
  const [only] = after;
  if (after.length === 1 && only !== undefined) return only === '' ? before : before.map((one) => one + only);
  return each(before.flatMap((one) => after.map((next) => one + next)));
};

const bar = /\|/y;
const count = /(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/y;
const opening = /\((?:\?(?:(<?[=!])|:|<[^>]+>))?/y;
const closing = /\)/y;
const anySet = /\[(?:[^\\\]]|\\[^])*\]/y;
const anchor = /\\[bB]|[$^]/y;
const digit = /\\d/y;
const lineEnd = /\\n/y;
const manyThings = /\\(?:[pP]\{[^}]+\}|k<[^>]+>|u(?:\{[\da-f]+\}|[\da-f]{4})|x[\da-f]{2}|[a-z]|\d+)|\./iy;
const oneThing = /\\?([^])/y;

/** Reads a pattern's source from left to right. */
class PatternReader {
  #at = 0;
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  read(): Told['needed'] {
    const told = this.#choice();
    if (this.#at < this.#source.length) throw new Error(`Not read to its end: ${this.#source}`);
    return fewest(told);
  }

  /** What stands next, if it has this shape (a sticky pattern). */
  #take(shape: RegExp): RegExpExecArray | null {
    shape.lastIndex = this.#at;
    const match = shape.exec(this.#source);
    if (match) this.#at += match[0].length;
    return match;
  }

  #choice(): Told {
    const branches = [this.#sequence()];
    while (this.#take(bar)) branches.push(this.#sequence());
    const [only] = branches;
    if (branches.length === 1 && only) return only;
    const exact = branches.flatMap((branch) => branch.exact ?? []);
    const needs = branches.map(fewest);
    return {
      exact: branches.every((branch) => branch.exact) && each(exact).length <= mostExact ? each(exact) : null,
      needed: needs.every((words) => words !== null) ? each(needs.flat()) : null,
    };
  }

  #sequence(): Told {
    let run: readonly string[] = [''];
    let needed: Told['needed'] = null;
    let isWhole = true;
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source[this.#at] ?? '')) {
      const part = this.#counted();
      needed = rarer(needed, part.needed);
      if (part.exact && run.length * part.exact.length <= mostExact) {
        run = joined(run, part.exact);
        continue;
      }
      isWhole = false;
      needed = rarer(needed, fewest({ exact: run, needed: null }));
      run = part.exact ?? [''];
    }
    return isWhole
      ? { exact: run, needed }
      : { exact: null, needed: rarer(needed, fewest({ exact: run, needed: null })) };
  }

  #counted(): Told {
    const part = this.#atom();
    const times = this.#take(count);
    if (!times) return part;
    const isOptional = /^[*?]/.test(times[0]) || Number(times[1] ?? 1) === 0;
    if (!isOptional) return { exact: null, needed: fewest(part) };
    return times[0].startsWith('?') && part.exact && part.exact.length < mostExact
      ? { exact: each([...part.exact, '']), needed: null }
      : unknown;
  }

  #atom(): Told {
    const group = this.#take(opening);
    if (group) {
      const inner = this.#choice();
      if (!this.#take(closing)) throw new Error(`A group without an end: ${this.#source}`);
      if (group[1] === undefined) return inner;
      // What must stand beside the match stands in the text; what must not tells nothing.
      return group[1].endsWith('=') ? { exact: [''], needed: fewest(inner) } : nothing;
    }
    const set = this.#take(anySet);
    if (set) return this.#set(set[0].slice(1, -1));
    if (this.#take(anchor)) return nothing;
    if (this.#take(digit)) return { exact: null, needed: [...'0123456789'] };
    if (this.#take(lineEnd)) return { exact: ['\n'], needed: null };
    if (this.#take(manyThings)) return unknown;
    return this.#letter(this.#take(oneThing)?.[1] ?? '');
  }

  /** Small sets are spelled out, as far as their members look the same in capitals and small letters. */
  #set(members: string): Told {
    if (!/^-?[a-z\d £$€,.:;!?()%]{0,6}-?$/i.test(members) || members === '') return unknown;
    return { exact: each([...members.toLowerCase()]), needed: null };
  }

  /** Letters beyond ASCII have capitals of their own kind, and a bar parts the words. */
  #letter(letter: string): Told {
    return /^[ -{}~£€]$/.test(letter) ? { exact: [letter.toLowerCase()], needed: null } : unknown;
  }
}

/**
 * Words in small letters of which every text that a pattern matches has at least one, if it is sure to and few enough texts
 * do; otherwise none.
 */
export function neededWords(source: string): readonly string[] {
  const words = each(new PatternReader(source).read() ?? []);
  const shortest = words.filter((word) => !words.some((other) => other !== word && word.includes(other)));
  return shortest.length <= mostWords && shareOfAny(shortest) <= mostOften ? shortest : [];
}
