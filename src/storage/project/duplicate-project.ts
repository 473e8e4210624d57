import { AppError } from '@/domain/errors';
import { limits } from '@/domain/limits';
import { findStandingBuild } from '@/domain/project/standing-build';
import type { SitewrightDatabase } from '../database';
import { contentTables, runWrite, type Stamp } from '../guard/run-write';
import { listVersions } from '../version/version-store';
import { writeVersion } from '../version/write-version';
import { listFiles } from './file-store';
import { listMessages } from './message-store';
import { findProject } from './project-store';

const suffix = ' copy';

/**
 * Makes a project of its own with the same files and chat, as a draft of the given owner. Content is shared by hash,
 * so nothing is stored twice. It is called like the original, "copy" added, unless a name is given. The history begins anew with the copy. Throws `not-found`.
 */
export async function duplicateProject(
  database: SitewrightDatabase,
  { projectId, copyId, ownerId, name }: { projectId: string; copyId: string; ownerId: string; name?: string },
  stamp: Stamp,
): Promise<void> {
  await runWrite(database, contentTables(database), async () => {
    const original = await findProject(database, projectId);
    if (!original) throw new AppError('not-found', { path: projectId });
    // The copy is the account's own, wherever the original came from.
    const { share: _, ...own } = original;
    await database.projects.add({
      ...own,
      id: copyId,
      ownerId,
      name: name ?? original.name.slice(0, limits.projectNameMaxCharacters - suffix.length) + suffix,
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
    const note = `Copied from ${original.name}`.slice(0, limits.projectNameMaxCharacters);
    const order = { projectId: copyId, files, deleted: [], author: 'user', note } as const;
    const written = files.length > 0 ? await writeVersion(database, order, stamp) : null;
    // A message's version belongs to the original's history, which the copy has not: only the build that stands is in it.
    const messages = await listMessages(database, projectId);
    const versions = await listVersions(database, projectId);
    const standing = findStandingBuild(original.headVersionId, versions, messages);
    await database.messages.bulkAdd(
      messages.map((message) => {
        const copy = { ...message, id: stamp.newId(), projectId: copyId };
        delete copy.versionId;
        return message.id === standing?.id && written ? { ...copy, versionId: written.version.id } : copy;
      }),
    );
  });
}
