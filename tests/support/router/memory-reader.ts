import { createHash } from 'node:crypto';
import type { Draft, ProjectFile } from '@/domain/project/file';
import type { Message } from '@/domain/project/message';
import type { Project } from '@/domain/project/project';
import type { ProjectReader } from '@/domain/project/project-reader';
import type { Version } from '@/domain/project/version';

export type MemoryProject = {
  readonly project: Partial<Project> & { readonly id: string };
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly drafts?: Readonly<Record<string, string>>;
  readonly messages?: readonly Message[];
  readonly versions?: readonly Version[];
};

/** A reader over plain objects, for the routes' tests. */
export function memoryReader(
  projects: readonly MemoryProject[],
  accountId: string | null = 'me',
): ProjectReader {
  const blobs = new Map<string, Uint8Array>();
  const find = (id: string) => projects.find((each) => each.project.id === id);
  const filesOf = (id: string): ProjectFile[] =>
    Object.entries(find(id)?.files ?? {}).map(([path, content]) => {
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      const hash = createHash('sha256').update(bytes).digest('hex');
      blobs.set(hash, bytes);
      return { projectId: id, path, hash, size: bytes.length, mime: '', rev: 1, updatedAt: 1 };
    });
  const draftsOf = (id: string): Draft[] =>
    Object.entries(find(id)?.drafts ?? {}).map(([path, text]) => {
      return { projectId: id, path, text, baseRev: 1, updatedAt: 2 };
    });
  return {
    readCurrentAccountId: () => Promise.resolve(accountId),
    listProjects: (ownerId) =>
      Promise.resolve(
        projects.map(({ project }) => makeProject(project)).filter((each) => each.ownerId === ownerId),
      ),
    readProject: (id) => Promise.resolve(find(id) && makeProject(find(id)?.project ?? {})),
    listFiles: (id) => Promise.resolve(filesOf(id)),
    readFile: (id, path) => Promise.resolve(filesOf(id).find((file) => file.path === path)),
    readBlob: (hash) => Promise.resolve(blobs.get(hash)),
    listDrafts: (id) => Promise.resolve(draftsOf(id)),
    listMessages: (id) => Promise.resolve(find(id)?.messages ?? []),
    listVersions: (id) => Promise.resolve(find(id)?.versions ?? []),
  };
}

/** A project with every field, the given ones as told. */
export function makeProject(given: Partial<Project>): Project {
  return {
    id: 'p1',
    ownerId: 'me',
    name: 'Bakery',
    description: '',
    status: 'draft',
    privacy: 'private',
    createdAt: Date.UTC(2026, 0, 1),
    updatedAt: Date.UTC(2026, 0, 2),
    headVersionId: null,
    headSeq: 0,
    fileCount: 0,
    bytes: 0,
    deletedAt: null,
    seed: 1,
    ...given,
  };
}
