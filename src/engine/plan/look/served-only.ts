import { findMotif } from '../../compose/art/find-motif';

// Each is what a house is known for: who says tacos serves no ice cream.
const meals = new Set(['burger', 'taco', 'pizza', 'ice-cream', 'sushi', 'noodles']);

/** Of dishes that a house is known for only those that are told, where any are. */
export function servedOnly(art: readonly string[], prompt: string): readonly string[] {
  if (art.filter((motif) => meals.has(motif)).length < 2) return art;
  const told = new Set(
    prompt.split(/[^\p{L}]+/u, 120).map((word) => (word.length > 3 ? findMotif(word) : null)),
  );
  return [...told].some((motif) => meals.has(motif ?? ''))
    ? art.filter((motif) => !meals.has(motif) || told.has(motif))
    : art;
}
