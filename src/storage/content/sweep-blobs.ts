import Dexie, { type Table } from 'dexie';
import { readSetting } from '../account/settings-store';
import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';
import { walkRows } from '../rows/walk-rows';

const settingKey = 'sweep-due';
const hashPattern = /^[0-9a-f]{64}$/;

/** Notes that content may have lost its last use. Called inside a transaction that covers `settings`. */
export async function noteSweepDue(database: SitewrightDatabase): Promise<void> {
  const noted = await readSetting(database, settingKey);
  await database.settings.put({ key: settingKey, value: typeof noted === 'number' ? noted + 1 : 1 });
}

/**
 * Removes content that no file, no version and nothing in the quarantine names any more, if some may have lost its last
 * use since the last sweep. Answers how many went.
 *
 * The long part reads in small steps, so that a save never waits for it. What is then removed is decided in one short
 * transaction: it reads again what was written since the sweep began. New uses come with a version alone, and every
 * version counts its project up, so nothing new goes unseen; a save that brings the bytes itself finds them gone, and
 * writes them again, in its own transaction.
 */
export async function sweepBlobs(database: SitewrightDatabase): Promise<number> {
  const due = await readSetting(database, settingKey);
  if (due === undefined) return 0;
  const heads = new Map((await database.projects.toArray()).map(({ id, headSeq }) => [id, headSeq]));
  const unused = new Set<unknown>(await database.blobs.toCollection().primaryKeys());
  for (const table of usersOf(database)) {
    // oxlint-disable-next-line no-await-in-loop -- one table after the other: each read must stay short
    await walkRows(table, (rows) => dropNamed(rows, unused));
  }
  const tables = [database.projects, database.versions, database.blobs, database.settings];
  return runWrite(database, tables, async () => {
    for (const { id, headSeq } of await database.projects.toArray()) {
      const known = heads.get(id) ?? 0;
      if (headSeq === known) continue;
      const since = database.versions
        .where('[projectId+seq]')
        .between([id, known], [id, Dexie.maxKey], false, true);
      // oxlint-disable-next-line no-await-in-loop -- few projects changed, and a transaction runs one request at a time
      dropNamed(await since.toArray(), unused);
    }
    await database.blobs.bulkDelete([...unused].map(String));
    // Noted again meanwhile: the next sweep looks once more.
    if ((await readSetting(database, settingKey)) === due) await database.settings.delete(settingKey);
    return unused.size;
  });
}

/**
 * Every table whose rows name content; a new one that does must stand here. The quarantine counts, for what lies there
 * may be mended, and is read twice: a row that moves there or back during the walk is met on one of its sides.
 */
function usersOf({ files, versions, trees, quarantine }: SitewrightDatabase): readonly Table[] {
  return [quarantine, files, versions, trees, quarantine];
}

/** Takes every hash that stands anywhere in a value out of the set. Broken rows may hold anything, loops too. */
function dropNamed(value: unknown, unused: Set<unknown>): void {
  const seen = new Set<unknown>();
  const open: unknown[] = [value];
  while (open.length > 0) {
    const part = open.pop();
    if (typeof part === 'string') {
      if (hashPattern.test(part)) unused.delete(part);
    } else if (typeof part === 'object' && part !== null && !ArrayBuffer.isView(part) && !seen.has(part)) {
      seen.add(part);
      for (const inner of Object.values(part)) open.push(inner);
    }
  }
}
