import Dexie from 'dexie';
import { versionSchema, type Version } from '@/domain/project/version';
import { noteSweepDue } from '../content/sweep-blobs';
import type { SitewrightDatabase } from '../database';
import { contentTables, runWrite } from '../guard/run-write';
import { checkRows } from '../rows/check-rows';
import { walkRows } from '../rows/walk-rows';
import { readVersionTree } from '../version/version-tree';

const rowsPerRemoval = 1000;

/** How many records are old, by account; lines of the log that belong to nobody count under ''. */
export type OldData = ReadonlyMap<string, number>;

/**
 * Counts versions, messages, log lines and notifications from before a time. The version that a project shows, with the
 * messages that go with it, is never old.
 */
export async function countOldData(database: SitewrightDatabase, before: number): Promise<OldData> {
  const counts = new Map<string, number>();
  const add = (accountId: string) => counts.set(accountId, (counts.get(accountId) ?? 0) + 1);
  for (const { id, ownerId } of await database.projects.toArray()) {
    // oxlint-disable-next-line no-await-in-loop -- one project at a time: each read stays short
    const { versions, messageIds } = await findOldOfProject(database, id, before);
    for (const _ of [...versions, ...messageIds]) add(ownerId);
  }
  await database.logs
    .where('at')
    .below(before)
    .each(({ accountId }) => add(accountId ?? ''));
  await walkRows(database.notifications, (rows) => {
    for (const row of rows) if (isBefore(row, before)) add(String(Reflect.get(row, 'accountId')));
  });
  return counts;
}

/** Lets go what `countOldData` counts, project by project and in batches, each one transaction. Answers how many went. */
export async function purgeOldData(database: SitewrightDatabase, before: number): Promise<number> {
  let gone = 0;
  for (const projectId of await database.projects.toCollection().primaryKeys()) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction per project, so that a crash leaves whole ones
    gone += await purgeProject(database, projectId, before);
  }
  gone += await purgeInBatches(database, 'logs', (most) =>
    database.logs.where('at').below(before).limit(most).primaryKeys(),
  );
  const old: string[] = [];
  await walkRows(database.notifications, (rows) => {
    for (const row of rows) if (isBefore(row, before)) old.push(String(Reflect.get(row, 'id')));
  });
  return gone + (await purgeInBatches(database, 'notifications', async (most) => old.splice(0, most)));
}

async function purgeInBatches(
  database: SitewrightDatabase,
  name: 'logs' | 'notifications',
  nextKeys: (most: number) => Promise<string[]>,
): Promise<number> {
  for (let gone = 0; ;) {
    // oxlint-disable-next-line no-await-in-loop -- short transactions, one after the other
    const keys = await nextKeys(rowsPerRemoval);
    if (keys.length === 0) return gone;
    // oxlint-disable-next-line no-await-in-loop
    await runWrite(database, [database[name]], () => database[name].bulkDelete(keys));
    gone += keys.length;
  }
}

async function purgeProject(
  database: SitewrightDatabase,
  projectId: string,
  before: number,
): Promise<number> {
  const tables = [...contentTables(database), database.settings];
  return runWrite(database, tables, async () => {
    const { versions, messageIds, firstKept } = await findOldOfProject(database, projectId, before);
    const last = versions.at(-1);
    if (last && firstKept) {
      // The oldest one left stands on its own from now on: its whole tree is written before those below it go.
      const tree = await readVersionTree(database, firstKept);
      const { id: versionId, seq } = firstKept;
      const files = [...tree.values()].map(({ path, hash, size }) => ({ path, hash, size }));
      await database.trees
        .where('[projectId+seq]')
        .between([projectId, Dexie.minKey], [projectId, seq], true, true)
        .delete();
      await database.trees.put({ versionId, projectId, seq, files });
      await database.versions.bulkDelete(versions.map(({ id }) => id));
      await noteSweepDue(database);
    }
    await database.messages.bulkDelete(messageIds);
    return versions.length + messageIds.length;
  });
}

async function findOldOfProject(
  database: SitewrightDatabase,
  projectId: string,
  before: number,
): Promise<{ versions: Version[]; messageIds: string[]; firstKept: Version | undefined }> {
  const within = [
    [projectId, Dexie.minKey],
    [projectId, Dexie.maxKey],
  ] as const;
  const rows = await database.versions
    .where('[projectId+seq]')
    .between(...within)
    .toArray();
  const versions = checkRows(database, database.versions, versionSchema, rows);
  // Only from the oldest on, and never the newest: what stands is current, however long it has stood.
  const cut = versions.findIndex(
    ({ createdAt }, index) => createdAt >= before || index === versions.length - 1,
  );
  const old = versions.slice(0, Math.max(cut, 0));
  const kept = new Set(versions.slice(Math.max(cut, 0)).map(({ id }) => id));
  const messages = await database.messages
    .where('[projectId+seq]')
    .between(...within)
    .toArray();
  const messageIds = messages
    .filter(({ createdAt, versionId }) => createdAt < before && !(versionId && kept.has(versionId)))
    .map(({ id }) => id);
  return { versions: old, messageIds, firstKept: versions[Math.max(cut, 0)] };
}

function isBefore(row: unknown, before: number): row is object {
  if (typeof row !== 'object' || row === null || !('at' in row)) return false;
  return typeof row.at === 'number' && row.at < before;
}
