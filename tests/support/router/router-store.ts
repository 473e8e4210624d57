import Dexie from 'dexie';
import { putCurrentAccount } from '@/storage/account/current-account';
import { hashFiles } from '@/storage/content/hash-files';
import { databaseName } from '@/storage/database';
import { closeDatabase, withDatabase } from '@/storage/open-database';
import { projectReader } from '@/storage/project-reader';
import type { ProjectReader } from '@/domain/project/project-reader';
import { makeProject, memoryReader, type MemoryProject } from './memory-reader';

/** Projects behind a reader, with the one change that the routes' tests make to them. */
export type RouterStore = {
  readonly reader: ProjectReader;
  readonly write: (projectId: string, path: string, text: string) => Promise<void>;
};
export type MakeStore = (
  projects: readonly MemoryProject[],
  accountId: string | null,
) => Promise<RouterStore>;

/** Plain objects. */
export const makeMemoryStore: MakeStore = async (projects, accountId) => {
  const copies = projects.map((each) => ({ ...each, files: { ...each.files } }));
  return {
    reader: memoryReader(copies, accountId),
    async write(projectId, path, text) {
      Object.assign(copies.find(({ project }) => project.id === projectId)?.files ?? {}, { [path]: text });
    },
  };
};

/** The database that the app uses, made anew. */
export const makeDatabaseStore: MakeStore = async (projects, accountId) => {
  closeDatabase();
  await Dexie.delete(databaseName);
  await withDatabase((database) =>
    putCurrentAccount(database, accountId === null ? null : { accountId, sessionId: 's' }),
  );
  for (const { project, files = {}, drafts = {}, messages = [], versions = [] } of projects) {
    await withDatabase(async (database) => {
      await database.projects.add(makeProject(project));
      await database.drafts.bulkAdd(
        Object.entries(drafts).map(([path, text]) => ({
          projectId: project.id,
          path,
          text,
          baseRev: 1,
          updatedAt: 2,
        })),
      );
      await database.messages.bulkAdd(messages);
      await database.versions.bulkAdd(versions);
    });
    await writeFiles(project.id, files);
  }
  return {
    reader: projectReader,
    write: (projectId, path, text) => writeFiles(projectId, { [path]: text }),
  };
};

async function writeFiles(
  projectId: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  const hashed = await hashFiles(
    Object.entries(files).map(([path, content]) => ({ path, content })),
    () => '',
  );
  await withDatabase(async (database) => {
    await database.blobs.bulkPut(hashed.map(({ hash, size, bytes }) => ({ hash, size, bytes })));
    await database.files.bulkPut(
      hashed.map(({ path, hash, size, mime }) => ({
        projectId,
        path,
        hash,
        size,
        mime,
        rev: 1,
        updatedAt: 1,
      })),
    );
  });
}
