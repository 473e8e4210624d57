type Modules = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };
/** Parts that are fetched together: one file of a middle size instead of many small ones. */
type ChunkGroup =
  | { readonly name: string; readonly test: RegExp }
  | { readonly name: (id: string, modules: Modules) => string | null; readonly priority: number };

/** A module of the source and all that it imports before it runs. */
function importsOf(path: string, modules: Modules, seen = new Set<string>()): ReadonlySet<string> {
  const visit = (id: string): void => {
    const info = seen.has(id) ? null : modules.getModuleInfo(id);
    if (!info) return;
    seen.add(id);
    for (const next of info.importedIds) visit(next);
  };
  visit(path);
  return seen;
}

const known = new Map<string, ReadonlySet<string>>();
/** The parts that one module needs at once; small files that several readers share pack worse than one that holds them. */
const neededBy = (module: string, id: string, modules: Modules): boolean => {
  const path = `${id.slice(0, id.indexOf('/src/'))}/src/${module}`;
  const found = known.get(path) ?? importsOf(path, modules);
  if (found.size > 0) known.set(path, found);
  return id !== path && found.has(id);
};

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
  {
    name: (id, modules) =>
      !id.includes('/src/')
        ? null
        : neededBy('workers/compose.ts', id, modules)
          ? 'reads-and-plans'
          : neededBy('engine/compose/compose-with-type.ts', id, modules)
            ? 'writes-pages'
            : null,
    priority: 1,
  },
  ...Object.entries(languages).map(([code, names]) => ({
    name: `language-${code}`,
    test: new RegExp(`/src/engine/(?:${wordFolders})/(?:[a-z-]+/)?(?:${names})(?:-[a-z-]+|/[a-z-]+)?\\.ts$`),
  })),
  {
    name: 'behaviours',
    test: /\/src\/engine\/compose\/behaviours\/(?!find-|behaviour|form\.|lightbox|mobile-menu|read-)[a-z-]+\.ts$/,
  },
];
