import type { Message } from '@/domain/project/message';
import type { Project } from '@/domain/project/project';
import type { HashedFile } from '../content/hash-files';
import type { SitewrightDatabase } from '../database';
import { contentTables, runWrite, type Stamp } from '../guard/run-write';
import { appendMessage } from './message-store';
import { writeVersion } from '../version/write-version';

/** A message that comes with a project; what it does not say is as of now. */
export type ImportedMessage = Pick<Message, 'role' | 'text'> &
  Partial<Pick<Message, 'createdAt' | 'brain' | 'actions' | 'detail'>> & {
    /** It tells of the build that the files are. */
    readonly isStanding?: boolean;
  };

export type ImportOrder = {
  readonly project: Omit<
    Project,
    'createdAt' | 'updatedAt' | 'headVersionId' | 'headSeq' | 'fileCount' | 'bytes' | 'deletedAt'
  > &
    Partial<Pick<Project, 'createdAt'>>;
  readonly files: readonly HashedFile[];
  /** One line on where the files came from, for the list of versions. */
  readonly note: string;
  /** What the chat begins with. */
  readonly messages: readonly ImportedMessage[];
};

/** Adds a project with its files as the first version, in one transaction: all of it or nothing. */
export async function importProject(
  database: SitewrightDatabase,
  order: ImportOrder,
  stamp: Stamp,
): Promise<void> {
  await runWrite(database, contentTables(database), () => addImported(database, order, stamp));
}

/** The same, called inside a transaction over `contentTables`. */
export async function addImported(
  database: SitewrightDatabase,
  { project, files, note, messages }: ImportOrder,
  stamp: Stamp,
): Promise<void> {
  await database.projects.add({
    createdAt: stamp.now,
    ...project,
    updatedAt: stamp.now,
    headVersionId: null,
    headSeq: 0,
    fileCount: 0,
    bytes: 0,
    deletedAt: null,
  });
  const { id: projectId } = project;
  const order = { projectId, files, deleted: [], author: 'import', note } as const;
  const written = await writeVersion(database, order, stamp);
  for (const { isStanding, createdAt, ...message } of messages) {
    const standing = isStanding && written ? { versionId: written.version.id } : {};
    // oxlint-disable-next-line no-await-in-loop -- each message stands after the one before
    await appendMessage(
      database,
      { actions: [], ...message, ...standing, projectId },
      { ...stamp, now: createdAt ?? stamp.now },
    );
  }
}
