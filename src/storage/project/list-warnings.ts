import { describeError } from '@/domain/errors';
import type { ProjectFile } from '@/domain/project/file';
import type { SitewrightDatabase } from '../database';
import type { QuarantinedRow } from '../rows/stored-rows';
import { listFiles } from './file-store';

/** Above this many files one listing of all hashes costs less than one question per hash. */
const askedOneByOneMost = 200;

/**
 * Sentences about what of a project could not be read: records that were set aside, then files whose content is
 * missing. Empty when everything is there.
 */
export async function listWarnings(database: SitewrightDatabase, projectId: string): Promise<string[]> {
  const [setAside, files] = await Promise.all([
    listSetAside(database, projectId),
    listFiles(database, projectId),
  ]);
  const present = await presentHashes(database, [...new Set(files.map(({ hash }) => hash))]);
  const missing = files.filter(({ hash }) => !present.has(hash));
  return [...setAside.map(describeRow), ...missing.map(describeMissing)];
}

/** Rows of the project by table and key. A row that lost its project is known by its key. */
async function listSetAside(database: SitewrightDatabase, projectId: string): Promise<QuarantinedRow[]> {
  const rows = await database.quarantine.toArray();
  return rows
    .filter(({ key, row }) => projectOf(row) === projectId || key.startsWith(`${projectId}/`))
    .toSorted((first, second) => (first.id < second.id ? -1 : 1));
}

function projectOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null ? Reflect.get(row, 'projectId') : undefined;
}

async function presentHashes(
  database: SitewrightDatabase,
  hashes: readonly string[],
): Promise<ReadonlySet<unknown>> {
  if (hashes.length > askedOneByOneMost) return new Set(await database.blobs.toCollection().primaryKeys());
  // Keys only: content of many megabytes is never read to learn that it is there.
  const found = await database.transaction('r', database.blobs, () =>
    Promise.all(hashes.map((hash) => database.blobs.where('hash').equals(hash).primaryKeys())),
  );
  return new Set(found.flat());
}

function describeRow({ table, name }: QuarantinedRow): string {
  return describeError('row-invalid', { table, key: name });
}

function describeMissing({ path }: ProjectFile): string {
  return `The content of ${path} is missing from this device.`;
}
