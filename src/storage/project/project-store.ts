import Dexie from 'dexie';
import { AppError } from '@/domain/errors';
import { projectSchema, type Privacy, type Project, type ProjectStatus } from '@/domain/project/project';
import type { SitewrightDatabase } from '../database';
import { runWrite, type Stamp } from '../guard/run-write';
import { checkRow, checkRows } from '../rows/check-rows';
import { appendMessage } from './message-store';
import { nextUpdatedAt } from './next-updated-at';

export type NewProject = Pick<
  Project,
  'id' | 'ownerId' | 'name' | 'description' | 'privacy' | 'seed' | 'references'
> & {
  /** Kept as the project's first message. */
  readonly prompt?: string;
};

/** What people change about a project by hand. */
export type ProjectChange = {
  readonly name?: string;
  readonly description?: string;
  readonly status?: ProjectStatus;
  readonly privacy?: Privacy;
  readonly deletedAt?: number | null;
};

/** Creates an empty project, with its prompt as the first message. */
export async function createProject(
  database: SitewrightDatabase,
  { prompt, ...given }: NewProject,
  stamp: Stamp,
): Promise<void> {
  await runWrite(database, [database.projects, database.messages], async () => {
    await database.projects.add({
      ...given,
      status: 'draft',
      createdAt: stamp.now,
      updatedAt: stamp.now,
      headVersionId: null,
      headSeq: 0,
      fileCount: 0,
      bytes: 0,
      deletedAt: null,
    });
    if (prompt === undefined) return;
    await appendMessage(database, { projectId: given.id, role: 'user', text: prompt, actions: [] }, stamp);
  });
}

/** Changes a project's own fields. Throws `not-found`. */
export async function changeProject(
  database: SitewrightDatabase,
  projectId: string,
  change: ProjectChange,
  now: number,
): Promise<void> {
  await runWrite(database, [database.projects, database.quarantine], async () => {
    const project = await findProject(database, projectId);
    if (!project) throw new AppError('not-found', { path: projectId });
    await database.projects.put({ ...project, ...change, updatedAt: nextUpdatedAt(project, now) });
  });
}

/**
 * Changes the same fields of many projects of one owner in one transaction: all of them or none. Those that are gone
 * are passed over. Answers how many changed.
 */
export async function changeProjects(
  database: SitewrightDatabase,
  { ids, ownerId, change }: { ids: readonly string[]; ownerId: string; change: ProjectChange },
  now: number,
): Promise<number> {
  return runWrite(database, [database.projects, database.quarantine], async () => {
    const rows = await database.projects.bulkGet([...new Set(ids)]);
    const projects = checkRows(
      database,
      database.projects,
      projectSchema,
      rows.filter((row) => row !== undefined),
    );
    if (projects.some((project) => project.ownerId !== ownerId)) throw new AppError('forbidden');
    await database.projects.bulkPut(
      projects.map((project) => ({ ...project, ...change, updatedAt: nextUpdatedAt(project, now) })),
    );
    return projects.length;
  });
}

/** A project's row, in the trash or not; undefined when there is none. */
export async function findProject(
  database: SitewrightDatabase,
  projectId: string,
): Promise<Project | undefined> {
  return checkRow(database, database.projects, projectSchema, await database.projects.get(projectId));
}

/** Own projects of one account that are not in the trash, newest first. Slim rows: no file is read. */
export async function listProjects(
  database: SitewrightDatabase,
  ownerId: string,
  most?: number,
): Promise<Project[]> {
  if (most !== undefined) return listNewest(database, ownerId, most);
  return (await listInUse(database, ownerId)).filter(isOwn);
}

/** Own projects of an account, and those it has from share files, each newest first and without the trash: one read. */
export async function listHeld(
  database: SitewrightDatabase,
  ownerId: string,
): Promise<{ readonly own: Project[]; readonly shared: Project[] }> {
  const projects = await listInUse(database, ownerId);
  return { own: projects.filter(isOwn), shared: projects.filter((project) => !isOwn(project)) };
}

async function listInUse(database: SitewrightDatabase, ownerId: string): Promise<Project[]> {
  // Fetched at once and sorted here: walking ten thousand rows backwards with a cursor takes many times as long.
  const rows = await database.projects.where('ownerId').equals(ownerId).toArray();
  return checkRows(database, database.projects, projectSchema, rows)
    .filter(({ deletedAt }) => deletedAt === null)
    .toSorted((first, second) => second.updatedAt - first.updatedAt);
}

function isOwn({ share }: Pick<Project, 'share'>): boolean {
  return share === undefined;
}

/** A few rows from the end of the index: a thousandth of the work of reading all of ten thousand. */
async function listNewest(database: SitewrightDatabase, ownerId: string, most: number): Promise<Project[]> {
  const rows = await database.projects
    .where('[ownerId+updatedAt]')
    .between([ownerId, Dexie.minKey], [ownerId, Dexie.maxKey])
    .reverse()
    .filter((project) => project.deletedAt === null && isOwn(project))
    .limit(most)
    .toArray();
  return checkRows(database, database.projects, projectSchema, rows);
}

/** Projects of one owner that lie in the trash, last deleted first. */
export async function listTrashed(database: SitewrightDatabase, ownerId: string): Promise<Project[]> {
  const rows = await database.projects.where('deletedAt').aboveOrEqual(Dexie.minKey).toArray();
  return checkRows(database, database.projects, projectSchema, rows)
    .filter((project) => project.ownerId === ownerId)
    .toSorted((first, second) => (second.deletedAt ?? 0) - (first.deletedAt ?? 0));
}
