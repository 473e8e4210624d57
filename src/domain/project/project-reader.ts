import type { Draft, ProjectFile } from './file';
import type { Message } from './message';
import type { Project } from './project';
import type { Version } from './version';

/**
 * What the routes read. Implemented over the database by storage, in memory by tests.
 * Every method resolves to what is committed; drafts apart.
 */
export interface ProjectReader {
  /** Account signed in on this device, null when nobody is. */
  readCurrentAccountId(): Promise<string | null>;
  /** Live projects of one owner, newest first, at most `most`; rows that do not parse are left out. */
  listProjects(ownerId: string, most?: number): Promise<readonly Project[]>;
  readProject(projectId: string): Promise<Project | undefined>;
  listFiles(projectId: string): Promise<readonly ProjectFile[]>;
  readFile(projectId: string, path: string): Promise<ProjectFile | undefined>;
  readBlob(hash: string): Promise<Uint8Array | undefined>;
  listDrafts(projectId: string): Promise<readonly Draft[]>;
  listMessages(projectId: string): Promise<readonly Message[]>;
  listVersions(projectId: string): Promise<readonly Version[]>;
  /** Sentences that name the project's records which could not be read and were set aside. */
  listWarnings?(projectId: string): Promise<readonly string[]>;
}
