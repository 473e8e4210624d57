import { AppError } from '@/domain/errors';
import type { FileCount, Message, MessageDetail } from '@/domain/project/message';
import type { Version } from '@/domain/project/version';
import type { HashedFile } from '../content/hash-files';
import type { SitewrightDatabase } from '../database';
import { contentTables, runWrite, type Stamp } from '../guard/run-write';
import { appendMessage } from '../project/message-store';
import { countChanges } from './count-changes';
import { writeVersion } from './write-version';

export type CommitOrder = {
  readonly projectId: string;
  readonly files: readonly HashedFile[];
  readonly deleted: readonly string[];
  readonly author: Version['author'];
  readonly note: string;
  /** The assistant's answer that goes with the version; its counts are filled in here. */
  readonly message?: {
    readonly text: string;
    readonly brain?: string;
    readonly actions: readonly string[];
    readonly detail?: MessageDetail;
  };
};

/**
 * Writes a change of many files as one version, with its message, in one transaction: all of it or nothing.
 * When no file differs there is no new version; the message is kept and names the version that stands.
 */
export async function commitFiles(
  database: SitewrightDatabase,
  order: CommitOrder,
  stamp: Stamp,
): Promise<{ versionId: string; counts: FileCount[] }> {
  return runWrite(database, contentTables(database), async () => {
    const written = await writeVersion(database, order, stamp);
    const counts = written ? await countChanges(database, written) : [];
    const versionId = written?.version.id ?? (await database.projects.get(order.projectId))?.headVersionId;
    if (!versionId) throw new AppError('not-found', { path: order.projectId });
    if (order.message)
      await appendMessage(database, messageOf(order, order.message, versionId, counts), stamp);
    return { versionId, counts };
  });
}

function messageOf(
  { projectId }: CommitOrder,
  { text, brain, actions, detail }: NonNullable<CommitOrder['message']>,
  versionId: string,
  counts: readonly FileCount[],
): Omit<Message, 'id' | 'seq' | 'createdAt'> {
  return {
    projectId,
    role: 'ai',
    text,
    versionId,
    actions: [...actions],
    detail: { ...detail, files: counts },
    ...(brain === undefined ? {} : { brain }),
  };
}
