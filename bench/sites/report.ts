import { percentile } from '../measure';
import type { Diversity } from './diversity';
import { groups } from './mark';
import type { Group, Score } from './mark';

/** A site's score with the gates that it failed. */
export type SiteResult = Score & { readonly id: string; readonly gates: readonly string[] };

/** Prints every site with its groups and worst three findings, then means and what costs most over all. */
export function printReport(
  results: readonly SiteResult[],
  diversity: Diversity,
  wavering: readonly string[],
): void {
  const names = Object.keys(groups) as Group[];
  console.log(`${'site'.padEnd(24)} total  ${names.map((name) => name.slice(0, 6).padStart(6)).join(' ')}`);
  for (const { id, total, groups: points, losses, gates } of results) {
    console.log(
      `${id.padEnd(24)} ${total.toFixed(1).padStart(5)}  ${names.map((name) => points[name].toFixed(1).padStart(6)).join(' ')}`,
    );
    for (const gate of gates) console.log(`    GATE ${gate.slice(0, 160)}`);
    for (const { check, lost, faults } of losses.slice(0, 3))
      console.log(
        `    -${lost.toFixed(2)} ${check}: ${faults[0]?.slice(0, 130) ?? ''}${faults.length > 1 ? ` (and ${faults.length - 1} more)` : ''}`,
      );
  }
  const totals = results.map(({ total }) => total);
  const mean = (numbers: readonly number[]) =>
    numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
  console.log(
    `\n${results.length} sites: mean ${mean(totals).toFixed(2)}, tenth percentile ${percentile(totals, 0.1).toFixed(2)}, lowest ${Math.min(...totals).toFixed(2)}`,
  );
  console.log(
    names
      .map(
        (name) => `${name} ${mean(results.map((result) => result.groups[name])).toFixed(2)}/${groups[name]}`,
      )
      .join(', '),
  );
  console.log(
    `gates failed: ${results.filter(({ gates }) => gates.length > 0).length}; same prompt and seed, other bytes: ${wavering.length === 0 ? 'none' : wavering.join(', ')}`,
  );
  console.log(
    `mean distance of two sites: structure ${diversity.structure.toFixed(2)}, colour ${diversity.colour.toFixed(2)}, type ${diversity.type.toFixed(2)}`,
  );
  printKinds(results);
}

function printKinds(results: readonly SiteResult[]): void {
  const kinds = new Map<string, { lost: number; sites: number; first: string }>();
  for (const { id, losses } of results)
    for (const { check, lost, faults } of losses) {
      const kind = kinds.get(check) ?? { lost: 0, sites: 0, first: `${id} ${faults[0] ?? ''}` };
      kinds.set(check, { ...kind, lost: kind.lost + lost, sites: kind.sites + 1 });
    }
  console.log('\nWhat costs most, in points over all sites:');
  for (const [check, { lost, sites, first }] of [...kinds].sort(
    ([, one], [, other]) => other.lost - one.lost,
  ))
    console.log(
      `  ${lost.toFixed(1).padStart(6)} in ${String(sites).padStart(3)} sites  ${check}: ${first.slice(0, 120)}`,
    );
}
