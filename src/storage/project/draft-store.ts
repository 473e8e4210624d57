import Dexie from 'dexie';
import { gatherDrafts, layDraft, spreadDraft } from '@/domain/project/draft-row';
import { draftSchema, type Draft } from '@/domain/project/file';
import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';
import { checkRow, checkRows } from '../rows/check-rows';

/**
 * Keeps unsaved text in place of what the same writer kept for the file; what other writers typed stays beside it.
 * Rejects with `storage-full` when there is no room.
 */
export async function keepDraft(database: SitewrightDatabase, draft: Draft): Promise<void> {
  await runWrite(database, [database.drafts, database.quarantine], async () => {
    const row = await findDraft(database, draft.projectId, draft.path);
    await database.drafts.put(layDraft(row, draft));
  });
}

/** Forgets the unsaved text of one writer. */
export async function discardDraft(
  database: SitewrightDatabase,
  { projectId, path, writer }: Pick<Draft, 'projectId' | 'path' | 'writer'>,
): Promise<void> {
  await runWrite(database, [database.drafts, database.quarantine], () =>
    keepOnly(database, projectId, path, (draft) => draft.writer !== writer),
  );
}

/** Forgets the unsaved texts of a file that are not wanted any more. Called inside a transaction over `drafts`. */
export async function keepOnly(
  database: SitewrightDatabase,
  projectId: string,
  path: string,
  isWanted: (draft: Draft) => boolean,
): Promise<void> {
  const row = await findDraft(database, projectId, path);
  if (!row) return;
  const rest = gatherDrafts(spreadDraft(row).filter(isWanted));
  if (rest) await database.drafts.put(rest);
  else await database.drafts.delete([projectId, path]);
}

/** The unsaved texts of one file as its row holds them; undefined when there is none. */
export async function findDraft(
  database: SitewrightDatabase,
  projectId: string,
  path: string,
): Promise<Draft | undefined> {
  return checkRow(database, database.drafts, draftSchema, await database.drafts.get([projectId, path]));
}

/** The rows of a project's unsaved texts, by path: each has the newest text of its file in front. */
export async function listDrafts(database: SitewrightDatabase, projectId: string): Promise<Draft[]> {
  const rows = await database.drafts
    .where('[projectId+path]')
    .between([projectId, Dexie.minKey], [projectId, Dexie.maxKey])
    .toArray();
  return checkRows(database, database.drafts, draftSchema, rows);
}
