import type { Table } from 'dexie';
import type { IntegrityProblem, IntegrityReport } from '@/domain/system/integrity';
import { hashBytes } from '../content/hash-bytes';
import type { SitewrightDatabase } from '../database';
import { walkRows } from '../rows/walk-rows';
import { findRowProblem, type Known } from './find-row-problem';

type Progress = (done: number, total: number) => void;

/** Contents held in memory at once while they are hashed. */
const blobsPerRead = 16;

/**
 * Hashes all content, and follows every row to the project, account and content it names. Reads in short steps and
 * changes nothing, so people can go on working meanwhile. `clock` gives milliseconds.
 */
export async function checkIntegrity(
  database: SitewrightDatabase,
  onProgress: Progress,
  clock: () => number,
): Promise<IntegrityReport> {
  const startedAt = clock();
  const tables = linkedTables(database);
  const counts = await Promise.all([database.blobs, ...tables].map((table) => table.count()));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const problems: IntegrityProblem[] = [];
  let done = 0;
  const tick = (rows: readonly unknown[]) => {
    done += rows.length;
    onProgress(Math.min(done, total), total);
  };
  const { damaged, bytes } = await checkBlobs(database, problems, tick);
  const known = await readKnown(database, damaged);
  const suspects: { readonly table: Table; readonly row: unknown }[] = [];
  for (const table of tables) {
    // oxlint-disable-next-line no-await-in-loop -- one table after the other: each read stays short
    await walkRows(table, (rows) => {
      for (const row of rows) if (findRowProblem(table, row, known)) suspects.push({ table, row });
      tick(rows);
    });
  }
  // What a row names was written before the row or with it. Looked at again, only what is truly gone is left.
  const knownNow = suspects.length === 0 ? known : await readKnown(database, damaged);
  for (const { table, row } of suspects) {
    const problem = findRowProblem(table, row, knownNow);
    if (problem) problems.push(problem);
  }
  return {
    blobs: counts[0] ?? 0,
    rows: total - (counts[0] ?? 0),
    bytes,
    milliseconds: clock() - startedAt,
    problems,
  };
}

/** Every table whose rows name a project, an account or content. */
export function linkedTables(database: SitewrightDatabase): readonly Table[] {
  const { files, versions, trees, messages, drafts } = database;
  const { sessions, loginAttempts, vault, notifications, feedback, team, usage, planChanges } = database;
  return [
    files,
    versions,
    trees,
    messages,
    drafts,
    sessions,
    loginAttempts,
    vault,
    notifications,
    feedback,
    team,
    usage,
    planChanges,
  ];
}

/** Keys of what rows can name, as they are now. */
async function readKnown(database: SitewrightDatabase, damaged: ReadonlySet<string>): Promise<Known> {
  const [projects, accounts, versions, content] = await Promise.all([
    database.projects.toCollection().primaryKeys(),
    database.accounts.toCollection().primaryKeys(),
    database.versions.toCollection().primaryKeys(),
    database.blobs.toCollection().primaryKeys(),
  ]);
  return {
    projects: new Set(projects),
    accounts: new Set(accounts),
    versions: new Set(versions),
    content: new Set(content.filter((hash) => !damaged.has(hash))),
  };
}

async function checkBlobs(
  database: SitewrightDatabase,
  problems: IntegrityProblem[],
  tick: (rows: readonly unknown[]) => void,
): Promise<{ damaged: ReadonlySet<string>; bytes: number }> {
  const damaged = new Set<string>();
  let bytes = 0;
  await walkRows(
    database.blobs,
    async (rows) => {
      for (const row of rows) {
        const { hash, content } = readBlobRow(row);
        bytes += content?.length ?? 0;
        // oxlint-disable-next-line no-await-in-loop -- one content at a time in memory
        if (content && (await hashBytes(content)) === hash) continue;
        damaged.add(hash);
        problems.push({
          kind: 'damaged-content',
          table: 'blobs',
          key: hash,
          projectId: null,
          meaning: 'The bytes of one content are not what they were when it was saved.',
        });
      }
      tick(rows);
    },
    blobsPerRead,
  );
  return { damaged, bytes };
}

function readBlobRow(row: unknown): { hash: string; content: Uint8Array | null } {
  const hash: unknown = typeof row === 'object' && row !== null && 'hash' in row ? row.hash : '';
  const bytes: unknown = typeof row === 'object' && row !== null && 'bytes' in row ? row.bytes : null;
  const content = ArrayBuffer.isView(bytes)
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : null;
  return { hash: String(hash), content };
}
