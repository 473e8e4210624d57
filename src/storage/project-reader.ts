import type { ProjectReader } from '@/domain/project/project-reader';
import { readCurrentAccount } from './account/current-account';
import { readBlob } from './content/blob-store';
import { withDatabase } from './open-database';
import { listDrafts } from './project/draft-store';
import { findFile, listFiles } from './project/file-store';
import { listWarnings } from './project/list-warnings';
import { listMessages } from './project/message-store';
import { findProject, listProjects } from './project/project-store';
import { listVersions } from './version/version-store';

/**
 * What the routes read, from the database of this device. Opens it when first asked; works in a page, a worker and the
 * service worker. Rejects with an AppError when the database cannot be opened.
 */
export const projectReader: ProjectReader = {
  readCurrentAccountId: () =>
    withDatabase(async (database) => (await readCurrentAccount(database))?.accountId ?? null),
  listProjects: (ownerId, most) => withDatabase((database) => listProjects(database, ownerId, most)),
  async readProject(projectId) {
    const project = await withDatabase((database) => findProject(database, projectId));
    return project?.deletedAt === null ? project : undefined;
  },
  listFiles: (projectId) => withDatabase((database) => listFiles(database, projectId)),
  readFile: (projectId, path) => withDatabase((database) => findFile(database, projectId, path)),
  readBlob: (hash) => withDatabase((database) => readBlob(database, hash)),
  listDrafts: (projectId) => withDatabase((database) => listDrafts(database, projectId)),
  listMessages: (projectId) => withDatabase((database) => listMessages(database, projectId)),
  listVersions: (projectId) => withDatabase((database) => listVersions(database, projectId)),
  listWarnings: (projectId) => withDatabase((database) => listWarnings(database, projectId)),
};
