import { AppError } from '@/domain/errors';
import { limits } from '@/domain/limits';
import type { SitewrightDatabase } from '../database';
import { contentTables, runWrite, type Stamp } from '../guard/run-write';
import { writeVersion } from '../version/write-version';
import { listFiles } from './file-store';
import { listMessages } from './message-store';
import { findProject } from './project-store';

const suffix = ' copy';

/**
 * Makes a project of its own with the same files and chat, as a draft of the given owner. Content is shared by hash,
 * so nothing is stored twice. The history begins anew with the copy. Throws `not-found`.
 */
export async function duplicateProject(
  database: SitewrightDatabase,
  { projectId, copyId, ownerId }: { projectId: string; copyId: string; ownerId: string },
  stamp: Stamp,
): Promise<void> {
  await runWrite(database, contentTables(database), async () => {
    const original = await findProject(database, projectId);
    if (!original) throw new AppError('not-found', { path: projectId });
    await database.projects.add({
      ...original,
      id: copyId,
      ownerId,
      name: original.name.slice(0, limits.projectNameMaxCharacters - suffix.length) + suffix,
      status: 'draft',
      createdAt: stamp.now,
      updatedAt: stamp.now,
      headVersionId: null,
      headSeq: 0,
      fileCount: 0,
      bytes: 0,
      deletedAt: null,
    });
    const files = await listFiles(database, projectId);
    if (files.length > 0) {
      const note = `Copied from ${original.name}`.slice(0, limits.projectNameMaxCharacters);
      await writeVersion(database, { projectId: copyId, files, deleted: [], author: 'user', note }, stamp);
    }
    // A message's version belongs to the original's history; the copy has none of those versions.
    const messages = await listMessages(database, projectId);
    await database.messages.bulkAdd(
      messages.map((message) => {
        const copy = { ...message, id: stamp.newId(), projectId: copyId };
        delete copy.versionId;
        return copy;
      }),
    );
  });
}
