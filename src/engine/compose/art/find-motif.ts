import { createShelf } from '../../shelf';

type MatchMotif = (words: string, passed?: ReadonlySet<string>) => string | null;

const shelf = createShelf<'every word', MatchMotif>('words for drawings', {
  'every word': () => import('./match-motif').then(({ matchMotif }) => matchMotif),
});

/** Fetches the words by which drawings are found. */
export const loadMotifWords = (): Promise<void> => shelf.load('every word');

/**
 * The motif for a word or phrase of any supported language: "falconry" gives `falcon`, "pan de masa madre" gives `loaf`.
 * Motifs in `passed` do not count. Null: nothing known in it. Throws when the words were not fetched first.
 */
export function findMotif(words: string, passed?: ReadonlySet<string>): string | null {
  return shelf.get('every word')?.(words, passed) ?? null;
}
