import { gatherDrafts, spreadDraft } from '@/domain/project/draft-row';
import type { Draft } from '@/domain/project/file';
import { hashBytes } from '@/storage/content/hash-bytes';
import { withDatabase } from '@/storage/open-database';
import * as store from '@/storage/project/draft-store';
import { findFile } from '@/storage/project/file-store';
import { now } from '../clock';
import { dropSpareDraft, keepSpareDraft, listSpareDrafts } from './spare-drafts';
import { findLivingOthers, showLife, writer } from './writer';

export type TextOrder = {
  readonly projectId: string;
  readonly path: string;
  readonly text: string;
  /** `rev` of the file that the text was made from; 0 when there was none. */
  readonly baseRev: number;
};

/**
 * Keeps this tab's unsaved text of a file; to be called at most half a second after a keystroke. What another tab
 * typed into the same file stays. When the database has no room it is kept beside it; rejects only when there is no
 * room anywhere.
 */
export async function keepDraft({ projectId, path, text, baseRev }: TextOrder): Promise<void> {
  showLife();
  const draft = { projectId, path, text, baseRev, updatedAt: now(), writer };
  try {
    await withDatabase((database) => store.keepDraft(database, draft));
    dropSpareDraft(draft);
  } catch (error) {
    try {
      keepSpareDraft(draft);
    } catch {
      throw error;
    }
  }
}

/** Forgets this tab's unsaved text of a file. */
export async function discardDraft(projectId: string, path: string): Promise<void> {
  await discardKeptDraft({ projectId, path, writer });
}

/** Forgets an unsaved text that was offered, whoever typed it. */
export async function discardKeptDraft(draft: Pick<Draft, 'projectId' | 'path' | 'writer'>): Promise<void> {
  dropSpareDraft(draft);
  await withDatabase((database) => store.discardDraft(database, draft));
}

/** Makes an offered text this tab's own: it is kept under this tab's name before the other goes. */
export async function adoptDraft(draft: Draft): Promise<void> {
  if (draft.writer === writer) return;
  await keepDraft(draft);
  await discardKeptDraft(draft);
}

/**
 * Unsaved texts that no tab has in hand, newest first per file; two tabs that typed into one file left two. Those
 * that say what is saved anyway, or the same as another, are forgotten, not offered.
 */
export async function takeUpDrafts(projectId: string): Promise<Draft[]> {
  const rows = await withDatabase((database) => store.listDrafts(database, projectId));
  const newest = new Map<string, Draft>();
  for (const draft of [...rows.flatMap(spreadDraft), ...listSpareDrafts(projectId)]) {
    const key = `${draft.path}\n${draft.writer ?? ''}`;
    if (draft.updatedAt > (newest.get(key)?.updatedAt ?? 0)) newest.set(key, draft);
  }
  const writers = [...newest.values()].flatMap((draft) => draft.writer ?? []);
  const living = await findLivingOthers(writers);
  const free = [...newest.values()].filter((draft) => !living.has(draft.writer ?? ''));
  const paths = [...new Set(free.map(({ path }) => path))];
  const offered = await Promise.all(
    paths.map((path) =>
      offerTexts(
        projectId,
        free.filter((draft) => draft.path === path),
      ),
    ),
  );
  return offered.flat();
}

async function offerTexts(projectId: string, drafts: readonly Draft[]): Promise<readonly Draft[]> {
  const row = gatherDrafts(drafts);
  if (!row) return [];
  const file = await withDatabase((database) => findFile(database, projectId, row.path));
  const known = new Set([file?.hash]);
  const offered: Draft[] = [];
  for (const draft of spreadDraft(row)) {
    // oxlint-disable-next-line no-await-in-loop -- each is compared with those before it
    const hash = await hashBytes(new TextEncoder().encode(draft.text));
    // oxlint-disable-next-line no-await-in-loop -- see above
    if (known.has(hash)) await discardKeptDraft(draft);
    else offered.push(draft);
    known.add(hash);
  }
  return offered;
}
