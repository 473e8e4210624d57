const words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** How many "three", "Twelve" or "12" are; not a number for words that tell none, nothing for no word at all. */
export function numberOf(said: string): number {
  const at = words.indexOf(said.toLowerCase());
  return at < 0 ? Number(said) : at + 1;
}
