/** Random choices that depend on a seed alone: the same seed gives the same sequence everywhere. */
export type Random = {
  /** A number from 0 (included) to 1 (excluded). */
  readonly next: () => number;
  /** A whole number from 0 to `count - 1`. */
  readonly below: (count: number) => number;
  /** One element of a list that is not empty. */
  readonly pick: <T>(choices: readonly T[]) => T;
  /** The list in another order. */
  readonly shuffle: <T>(list: readonly T[]) => T[];
};

/** Random choices for a seed and a key; other keys give independent sequences. */
export function createRandom(seed: number, key = ''): Random {
  let state = (hashText(key) ^ Math.imul(seed | 0, 0x9e3779b1)) >>> 0;
  // Mulberry32: small, quick and even enough for choosing layouts and phrases.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    pick: <T>(choices: readonly T[]) => {
      const choice = choices[below(choices.length)];
      if (choice === undefined) throw new RangeError('Nothing to pick from');
      return choice;
    },
    shuffle: <T>(list: readonly T[]) =>
      list
        .map((item) => ({ item, place: next() }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ item }) => item),
  };
}

/** The place `turn` steps after `start` on a ring of `count` places; `turn` may be any whole number. */
export function turnTo(start: number, turn: number, count: number): number {
  return (((start + turn) % count) + count) % count;
}

/** A 32-bit number for a text (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
