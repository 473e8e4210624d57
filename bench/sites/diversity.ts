import { differenceCiede2000, parse } from 'culori';
import type { SiteMeasure } from './site-measure';

/** Mean distance of all pairs of sites, 0 (the same) to 1, by what is compared. */
export type Diversity = { readonly structure: number; readonly colour: number; readonly type: number };

const distance = differenceCiede2000();

/** How different the sites of different prompts are: order and layouts of sections, painted colours, faces. */
export function measureDiversity(measures: readonly SiteMeasure[]): Diversity {
  let pairs = 0;
  const sums = { structure: 0, colour: 0, type: 0 };
  const traits = measures.map(({ pages }) => ({
    layouts: (pages[0]?.sections ?? []).map(({ type, variant }) => `${type}:${variant}`),
    colours: ['background', 'header', 'button', 'footer', 'hero'].map(
      (role) => pages[0]?.colours[role]?.[0] ?? null,
    ),
    faces: new Set(pages[0]?.faces ?? []),
  }));
  for (const [index, one] of traits.entries())
    for (const other of traits.slice(index + 1)) {
      pairs += 1;
      sums.structure += editShare(one.layouts, other.layouts);
      sums.colour += colourShare(one.colours, other.colours);
      const shared = [...one.faces].filter((face) => other.faces.has(face)).length;
      sums.type += 1 - shared / Math.max(1, one.faces.size, other.faces.size);
    }
  const mean = (sum: number) => (pairs === 0 ? 0 : sum / pairs);
  return { structure: mean(sums.structure), colour: mean(sums.colour), type: mean(sums.type) };
}

/** Edits that turn one list into the other, as a share of the longer one. */
function editShare(one: readonly string[], other: readonly string[]): number {
  let row = other.map((_, index) => index + 1);
  row.unshift(0);
  for (const [index, word] of one.entries()) {
    const next = [index + 1];
    for (const [place, counter] of other.entries())
      next.push(
        Math.min(
          (row[place] ?? 0) + (word === counter ? 0 : 1),
          (row[place + 1] ?? 0) + 1,
          (next[place] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return (row.at(-1) ?? 0) / Math.max(1, one.length, other.length);
}

function colourShare(one: readonly (string | null)[], other: readonly (string | null)[]): number {
  let sum = 0;
  for (const [index, colour] of one.entries()) {
    const counter = other[index];
    const [left, right] = [parse(colour ?? 'white'), parse(counter ?? 'white')];
    sum += left && right ? Math.min(1, distance(left, right) / 40) : 1;
  }
  return sum / Math.max(1, one.length);
}
