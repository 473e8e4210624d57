import type { Project } from '@/domain/project/project';
import type { HashedFile } from '../content/hash-files';
import type { SitewrightDatabase } from '../database';
import { contentTables, runWrite, type Stamp } from '../guard/run-write';
import { appendMessage } from './message-store';
import { writeVersion } from '../version/write-version';

export type ImportOrder = {
  readonly project: Omit<
    Project,
    'createdAt' | 'updatedAt' | 'headVersionId' | 'headSeq' | 'fileCount' | 'bytes' | 'deletedAt'
  >;
  readonly files: readonly HashedFile[];
  /** One line on where the files came from, for the list of versions. */
  readonly note: string;
  /** What the chat begins with. */
  readonly messages: readonly { readonly role: 'user' | 'ai'; readonly text: string }[];
};

/** Adds a project with its files as the first version, in one transaction: all of it or nothing. */
export async function importProject(
  database: SitewrightDatabase,
  { project, files, note, messages }: ImportOrder,
  stamp: Stamp,
): Promise<void> {
  await runWrite(database, contentTables(database), async () => {
    await database.projects.add({
      ...project,
      createdAt: stamp.now,
      updatedAt: stamp.now,
      headVersionId: null,
      headSeq: 0,
      fileCount: 0,
      bytes: 0,
      deletedAt: null,
    });
    const { id: projectId } = project;
    await writeVersion(database, { projectId, files, deleted: [], author: 'import', note }, stamp);
    for (const message of messages) {
      // oxlint-disable-next-line no-await-in-loop -- each message stands after the one before
      await appendMessage(database, { ...message, projectId, actions: [] }, stamp);
    }
  });
}
