const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const others: Readonly<Record<string, number>> = { once: 1, twice: 2, both: 2, couple: 2 };

/** The whole number from 1 on that one of the engine's words says ("three", "3", "twice"); null when it says none. */
export function countIn(word: string): number | null {
  const count = /^\d{1,3}$/.test(word) ? Number(word) : (others[word] ?? words.indexOf(word));
  return count > 0 ? count : null;
}
