import { AppError } from '@/domain/errors';
import type { ProjectFile } from '@/domain/project/file';
import { isVisibleTo } from '@/domain/project/is-visible-to';
import type { Message } from '@/domain/project/message';
import type { Project } from '@/domain/project/project';
import { findStandingBuild as standingBuildOf } from '@/domain/project/standing-build';
import type { Version } from '@/domain/project/version';
import type { SiteFile } from '@/domain/site/site-file';
import { pictureFolder } from '@/domain/site/site-picture';
import { readBlob } from '@/storage/content/blob-store';
import { readSiteFiles } from '@/storage/content/site-content';
import { withDatabase } from '@/storage/open-database';
import * as teamCounts from '@/storage/project/count-team';
import * as fileStore from '@/storage/project/file-store';
import * as messageStore from '@/storage/project/message-store';
import * as projectStore from '@/storage/project/project-store';
import * as quarantine from '@/storage/rows/quarantine-store';
import type { QuarantinedRow } from '@/storage/rows/stored-rows';
import * as versionStore from '@/storage/version/version-store';
import { readVersionTree } from '@/storage/version/version-tree';
import { mimeOf } from './file-path';
import { session } from '../account/session';

/** A project that may be shown to whoever is signed in; undefined when there is none, it is in the trash, or another's private one. */
export async function findProject(projectId: string): Promise<Project | undefined> {
  const project = await withDatabase((database) => projectStore.findProject(database, projectId));
  return project && isVisibleTo(project, session.read()?.id ?? null) ? project : undefined;
}

/** Projects of one account, newest first, without those in the trash. */
export function listOwnProjects(ownerId: string): Promise<Project[]> {
  return withDatabase((database) => projectStore.listProjects(database, ownerId));
}

/** Own projects of one account, and those it has from share files, each newest first and without the trash. */
export function listHeldProjects(
  ownerId: string,
): Promise<{ readonly own: readonly Project[]; readonly shared: readonly Project[] }> {
  return withDatabase((database) => projectStore.listHeld(database, ownerId));
}

/** Projects of one account that lie in the trash, shared ones too, last deleted first. */
export function listTrashedProjects(ownerId: string): Promise<Project[]> {
  return withDatabase((database) => projectStore.listTrashed(database, ownerId));
}

/** How many people who accepted an invitation work on each project of an account; projects without any are left out. */
export function countTeam(ownerId: string): Promise<ReadonlyMap<string, number>> {
  return withDatabase((database) => teamCounts.countTeam(database, ownerId));
}

/** Files of a project as saved, by path; no content. */
export function listFiles(projectId: string): Promise<ProjectFile[]> {
  return withDatabase((database) => fileStore.listFiles(database, projectId));
}

/** One file as saved, with the `rev` to base an edit on. */
export function findFile(projectId: string, path: string): Promise<ProjectFile | undefined> {
  return withDatabase((database) => fileStore.findFile(database, projectId, path));
}

/** The text of a saved file. Throws `not-found`. */
export function readFileText(projectId: string, path: string): Promise<string> {
  return withDatabase(async (database) => {
    const file = await fileStore.findFile(database, projectId, path);
    const bytes = file && (await readBlob(database, file.hash));
    if (!bytes) throw new AppError('not-found', { path });
    // A byte order mark is part of the file and must survive being saved again.
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  });
}

/** The whole saved site of a project, by path. */
export function readSite(projectId: string): Promise<SiteFile[]> {
  return withDatabase(async (database) =>
    readSiteFiles(database, await fileStore.listFiles(database, projectId)),
  );
}

/** The person's own pictures in a project, by path. */
export function readPictureFiles(projectId: string): Promise<SiteFile[]> {
  return withDatabase(async (database) => {
    const files = await fileStore.listFiles(database, projectId);
    const pictures = files.filter(
      ({ path, mime }) => path.startsWith(pictureFolder) && mime.startsWith('image/'),
    );
    return readSiteFiles(database, pictures);
  });
}

/** The whole site as one version had it, by path. Throws `not-found`. */
export function readVersionSite(versionId: string): Promise<SiteFile[]> {
  return withDatabase(async (database) => {
    const version = await versionStore.findVersion(database, versionId);
    if (!version) throw new AppError('not-found', { path: `version ${versionId}` });
    const tree = [...(await readVersionTree(database, version)).values()];
    const sorted = tree.toSorted((first, second) => (first.path < second.path ? -1 : 1));
    return readSiteFiles(
      database,
      sorted.map((file) => ({ ...file, mime: mimeOf(file.path) })),
    );
  });
}

/** Versions of a project, newest first. */
export async function listVersions(projectId: string): Promise<Version[]> {
  const versions = await withDatabase((database) => versionStore.listVersions(database, projectId));
  return versions.toReversed();
}

/** Messages of a project in the order they were said. */
export function listMessages(projectId: string): Promise<Message[]> {
  return withDatabase((database) => messageStore.listMessages(database, projectId));
}

/** The message of the build that the site as it stands goes back to; null when nobody built it. */
export function findStandingBuild(projectId: string): Promise<Message | null> {
  return withDatabase(async (database) => {
    const [project, versions, messages] = await Promise.all([
      projectStore.findProject(database, projectId),
      versionStore.listVersions(database, projectId),
      messageStore.listMessages(database, projectId),
    ]);
    return standingBuildOf(project?.headVersionId ?? null, versions, messages) ?? null;
  });
}

/** Stored records that could not be read and were set aside, newest first. */
export function listQuarantined(): Promise<QuarantinedRow[]> {
  return withDatabase((database) => quarantine.listQuarantined(database));
}
