import Dexie from 'dexie';
import { draftSchema, type Draft } from '@/domain/project/file';
import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';
import { checkRow, checkRows } from '../rows/check-rows';

/** Keeps unsaved text in place of an earlier draft of the same file. Rejects with `storage-full` when there is no room. */
export async function keepDraft(database: SitewrightDatabase, draft: Draft): Promise<void> {
  await runWrite(database, [database.drafts], () => database.drafts.put(draft));
}

/** Forgets unsaved text. */
export async function discardDraft(
  database: SitewrightDatabase,
  projectId: string,
  path: string,
): Promise<void> {
  await runWrite(database, [database.drafts], () => database.drafts.delete([projectId, path]));
}

/** The unsaved text of one file; undefined when there is none. */
export async function findDraft(
  database: SitewrightDatabase,
  projectId: string,
  path: string,
): Promise<Draft | undefined> {
  return checkRow(database, database.drafts, draftSchema, await database.drafts.get([projectId, path]));
}

/** All unsaved texts of a project, by path. */
export async function listDrafts(database: SitewrightDatabase, projectId: string): Promise<Draft[]> {
  const rows = await database.drafts
    .where('[projectId+path]')
    .between([projectId, Dexie.minKey], [projectId, Dexie.maxKey])
    .toArray();
  return checkRows(database, database.drafts, draftSchema, rows);
}
