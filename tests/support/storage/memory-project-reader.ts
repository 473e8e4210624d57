import type { Draft, ProjectFile } from '../../../src/domain/project/file';
import type { Message } from '../../../src/domain/project/message';
import type { Project } from '../../../src/domain/project/project';
import type { ProjectReader } from '../../../src/domain/project/project-reader';
import type { Version } from '../../../src/domain/project/version';

/** Everything a reader can be asked for, as plain rows. */
export type ReaderContent = {
  readonly currentAccountId: string | null;
  readonly projects: readonly Project[];
  readonly files: readonly ProjectFile[];
  readonly blobs: ReadonlyMap<string, Uint8Array>;
  readonly drafts: readonly Draft[];
  readonly messages: readonly Message[];
  readonly versions: readonly Version[];
};

/** A reader of projects over rows in memory, for tests that need no database. */
export function memoryProjectReader(content: ReaderContent): ProjectReader {
  const within = <T extends { readonly projectId: string }>(rows: readonly T[], projectId: string): T[] =>
    rows.filter((row) => row.projectId === projectId);
  const byPath = (first: { path: string }, second: { path: string }) => (first.path < second.path ? -1 : 1);
  const bySeq = (first: { seq: number }, second: { seq: number }) => first.seq - second.seq;
  const inUse = content.projects.filter(({ deletedAt }) => deletedAt === null);
  return {
    readCurrentAccountId: async () => content.currentAccountId,
    listProjects: async (ownerId, most = Infinity) =>
      inUse
        .filter((row) => row.ownerId === ownerId)
        .toSorted((first, second) => second.updatedAt - first.updatedAt)
        .slice(0, most),
    readProject: async (projectId) => inUse.find(({ id }) => id === projectId),
    listFiles: async (projectId) => within(content.files, projectId).toSorted(byPath),
    readFile: async (projectId, path) => within(content.files, projectId).find((file) => file.path === path),
    readBlob: async (hash) => content.blobs.get(hash),
    listDrafts: async (projectId) => within(content.drafts, projectId).toSorted(byPath),
    listMessages: async (projectId) => within(content.messages, projectId).toSorted(bySeq),
    listVersions: async (projectId) => within(content.versions, projectId).toSorted(bySeq),
  };
}
