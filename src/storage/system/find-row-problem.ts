import type { Table } from 'dexie';
import type { IntegrityProblem } from '@/domain/system/integrity';

/** What is there to be named: keys by what they are of. */
export type Known = {
  readonly projects: ReadonlySet<string>;
  readonly accounts: ReadonlySet<string>;
  readonly versions: ReadonlySet<string>;
  readonly content: ReadonlySet<string>;
};

const ofProjects = new Set(['files', 'versions', 'trees', 'messages', 'drafts']);

/** What is wrong with where a row points; null when nothing is. Rows that do not parse are the readers' matter. */
export function findRowProblem(table: Table, row: unknown, known: Known): IntegrityProblem | null {
  if (typeof row !== 'object' || row === null) return null;
  const projectId = textAt(row, 'projectId');
  const owner = ofProjects.has(table.name) ? null : ownerOf(row);
  const place = { table: table.name, key: keyOf(table, row), projectId };
  if (ofProjects.has(table.name) && projectId !== null && !known.projects.has(projectId)) {
    return {
      ...place,
      kind: 'orphan',
      meaning: `One row of ${table.name} belongs to a project that is gone.`,
    };
  }
  if (owner !== null && !known.accounts.has(owner)) {
    return {
      ...place,
      kind: 'orphan',
      meaning: `One row of ${table.name} belongs to an account that is gone.`,
    };
  }
  if (table.name === 'trees' && !known.versions.has(textAt(row, 'versionId') ?? '')) {
    return { ...place, kind: 'orphan', meaning: 'One kept file tree belongs to a version that is gone.' };
  }
  return findMissingContent(row, place, known);
}

function findMissingContent(
  row: object,
  place: Pick<IntegrityProblem, 'table' | 'key' | 'projectId'>,
  { content }: Known,
): IntegrityProblem | null {
  if (place.table === 'files' && !content.has(textAt(row, 'hash') ?? '')) {
    return { ...place, kind: 'missing-content', meaning: 'The content of one file is missing or damaged.' };
  }
  if (place.table !== 'versions') return null;
  const changed = [...listAt(row, 'added'), ...listAt(row, 'modified')];
  return changed.every((file) => content.has(textAt(file, 'hash') ?? ''))
    ? null
    : {
        ...place,
        kind: 'missing-content',
        meaning: 'One earlier version names content that is missing or damaged.',
      };
}

function ownerOf(row: object): string | null {
  return textAt(row, 'accountId') ?? textAt(row, 'ownerId');
}

function keyOf(table: Table, row: object): string {
  const path = table.schema.primKey.keyPath ?? '';
  return [path]
    .flat()
    .map((part) => String(Reflect.get(row, part)))
    .join('/');
}

function textAt(row: object, name: string): string | null {
  const value: unknown = Reflect.get(row, name);
  return typeof value === 'string' ? value : null;
}

function listAt(row: object, name: string): object[] {
  const value: unknown = Reflect.get(row, name);
  if (!Array.isArray(value)) return [];
  return value.filter((each): each is object => typeof each === 'object' && each !== null);
}
