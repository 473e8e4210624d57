import type { FileCount, MessageDetail } from '@/domain/project/message';
import type { Version } from '@/domain/project/version';
import type { SiteFile } from '@/domain/site/site-file';
import { hashFiles } from '@/storage/content/hash-files';
import { withDatabase } from '@/storage/open-database';
import { commitFiles as storeFiles } from '@/storage/version/commit-files';
import * as history from '@/storage/version/restore-version';
import { mimeOf, requireSafePath } from './file-path';
import { requireOwnProject } from './own-project';
import { checkReach } from '../plans/plan-limits';
import { stamp } from '../stamp';
import { noteUserSave } from '../storage-health';

export type CommitOrder = {
  readonly projectId: string;
  readonly files: readonly SiteFile[];
  readonly deleted: readonly string[];
  readonly author: Version['author'];
  /** One line on what changed, for the list of versions. */
  readonly note: string;
  readonly message?: {
    readonly text: string;
    readonly brain?: string;
    readonly actions: readonly string[];
    readonly detail?: MessageDetail;
  };
};

/**
 * Commits a change of many files as one version with its chat message: all or nothing. The message's detail gets the
 * counts of lines that are answered too. Throws `path-invalid`, `not-found`, `forbidden`, `storage-full`.
 */
export async function commitFiles(order: CommitOrder): Promise<{ versionId: string; counts: FileCount[] }> {
  for (const { path } of order.files) requireSafePath(path);
  const files = await hashFiles(order.files, mimeOf);
  const committed = await withDatabase(async (database) => {
    await requireOwnProject(database, order.projectId);
    return storeFiles(database, { ...order, files }, stamp());
  });
  noteUserSave();
  return committed;
}

/** Brings an earlier version back as a new one; answers the version that stands then. Throws `not-found`, `plan-history`. */
export async function restoreVersion(projectId: string, versionId: string): Promise<string> {
  await checkReach(versionId);
  return withDatabase(async (database) => {
    await requireOwnProject(database, projectId);
    return history.restoreVersion(database, { projectId, versionId, mimeOf }, stamp());
  });
}

/**
 * Steps back or forward that many changes, or as many as there are; null when there was none. Each step is a version of
 * its own, so that they can be taken back one by one.
 */
export async function travelVersions(
  projectId: string,
  direction: 'undo' | 'redo',
  steps: number | 'all',
): Promise<{ readonly versionId: string; readonly count: number } | null> {
  const reached: string[] = [];
  while (steps === 'all' || reached.length < steps) {
    const next = await step(projectId, direction);
    if (!next) break;
    reached.push(next.versionId);
  }
  const versionId = reached.at(-1);
  return versionId === undefined ? null : { versionId, count: reached.length };
}

function step(projectId: string, direction: 'undo' | 'redo'): Promise<{ versionId: string } | null> {
  return withDatabase(async (database) => {
    await requireOwnProject(database, projectId);
    return history.stepVersion(database, { projectId, step: direction, mimeOf }, stamp());
  });
}
