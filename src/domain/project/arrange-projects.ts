import type { Project, ProjectStatus } from './project';

export const projectSorts = ['updated', 'created', 'name'] as const;
export type ProjectSort = (typeof projectSorts)[number];

export type Arrangement = {
  /** Words that name or description must hold, all of them, in any order. */
  readonly search: string;
  readonly status: ProjectStatus | 'all';
  readonly sort: ProjectSort;
};

// Ten thousand names are folded once, not at every letter typed.
const foldedRows = new WeakMap<Project, string>();
const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** The projects that are asked for, in the order asked for: newest first, or by name from A. */
export function arrangeProjects(
  projects: readonly Project[],
  { search, status, sort }: Arrangement,
): readonly Project[] {
  const words = fold(search).split(/\s+/u).filter(Boolean);
  const found =
    words.length === 0 && status === 'all'
      ? projects
      : projects.filter(
          (project) =>
            (status === 'all' || project.status === status) &&
            words.every((word) => foldedRow(project).includes(word)),
        );
  if (sort === 'name') return found.toSorted((first, second) => byName.compare(first.name, second.name));
  const field = sort === 'created' ? 'createdAt' : 'updatedAt';
  return found.toSorted((first, second) => second[field] - first[field]);
}

function foldedRow(project: Project): string {
  const known = foldedRows.get(project);
  if (known !== undefined) return known;
  const folded = fold(`${project.name} ${project.description}`);
  foldedRows.set(project, folded);
  return folded;
}

/** Without case and accents: "sao" finds "São". */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
