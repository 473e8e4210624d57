/** Parts that are fetched together: one file of a middle size instead of many small ones. */
type ChunkGroup = { readonly name: string; readonly test: RegExp };

const languages: Readonly<Record<string, string>> = {
  ar: 'arabic',
  de: 'german',
  // What only one of its files reads would else lie in a part that reads this one.
  es: 'spanish|say-in-america',
  fr: 'french',
  he: 'hebrew',
  it: 'italian',
  nl: 'dutch',
  pl: 'polish',
  pt: 'portuguese',
  tr: 'turkish',
};
const wordFolders = 'brief/lexicon|plan/words|plan/kinds/localized';

/** Of the composer: what a site in one language, or one with something to press, needs is needed at once. */
export const composerGroups: readonly ChunkGroup[] = [
  ...Object.entries(languages).map(([code, names]) => ({
    name: `language-${code}`,
    test: new RegExp(`/src/engine/(?:${wordFolders})/(?:[a-z-]+/)?(?:${names})(?:-[a-z-]+|/[a-z-]+)?\\.ts$`),
  })),
  {
    name: 'behaviours',
    test: /\/src\/engine\/compose\/behaviours\/(?!find-|behaviour|form\.|lightbox|mobile-menu|read-)[a-z-]+\.ts$/,
  },
];
