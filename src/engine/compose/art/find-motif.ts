import { createShelf } from '../../shelf';

type Words = {
  readonly matchMotif: (words: string, passed?: ReadonlySet<string>, isSure?: boolean) => string | null;
  readonly listCompany: (name: string) => readonly string[];
};

const shelf = createShelf<'every word', Words>('words for drawings', {
  'every word': async () => {
    const [{ matchMotif }, { listCompany }] = await Promise.all([
      import('./match-motif'),
      import('./company'),
    ]);
    return { matchMotif, listCompany };
  },
});

/** Fetches the words by which drawings are found. */
export const loadMotifWords = (): Promise<void> => shelf.load('every word');

/**
 * The motif for a word or phrase of any supported language: "falconry" gives `falcon`, "pan de masa madre" gives `loaf`.
 * Motifs in `passed` do not count, and with `isSure` no words that say only how, where or when something is done. Null:
 * nothing known in it. Throws when the words were not fetched first.
 */
export function findMotif(words: string, passed?: ReadonlySet<string>, isSure?: boolean): string | null {
  return shelf.get('every word')?.matchMotif(words, passed, isSure) ?? null;
}

/** Names of things that may stand beside one; none for a thing that stands alone. */
export function findCompany(name: string): readonly string[] {
  return shelf.get('every word')?.listCompany(name) ?? [];
}
