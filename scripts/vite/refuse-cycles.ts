import type { Plugin } from 'vite';

/**
 * Vite plugin: fails the build when two of its files import each other. Such a file can run before what it imports has: its
 * constants are then read before they are set, in the built app alone.
 */
export function refuseCycles(): Plugin {
  return {
    name: 'sitewright:refuse-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const cycle = findCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (cycle)
        this.error(
          `These files of the build import each other: ${cycle.join(' → ')}. Mend the groups in scripts/vite/chunk-groups.ts.`,
        );
    },
  };
}

/** The first way found from a file back to itself by what each file imports: its names in order, the first one again at the end. */
export function findCycle(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const follow = (file: string, trail: readonly string[]): readonly string[] | undefined => {
    const met = trail.indexOf(file);
    if (met !== -1) return [...trail.slice(met), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const cycle = follow(next, [...trail, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const cycle = follow(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}
