import { limits } from '@/domain/limits';
import { describeProject as describePrompt } from '@/domain/project/describe-project';
import type { Privacy, ProjectReferences, ProjectStatus } from '@/domain/project/project';
import { withDatabase } from '@/storage/open-database';
import { duplicateProject as copyProject } from '@/storage/project/duplicate-project';
import {
  changeProject,
  changeProjects as changeMany,
  createProject as addProject,
  type ProjectChange,
} from '@/storage/project/project-store';
import { removeTrashed } from '@/storage/project/purge-trash';
import { now } from '../clock';
import { newId, newSeed } from '../ids';
import { requireHeldProject, requireOwnProject, requireUser } from './own-project';
import { checkRoomFor } from '../plans/plan-limits';
import { cleanProjectName } from './project-name';
import { stamp } from '../stamp';
import { noteUserSave } from '../storage-health';

export type NewProjectOrder = {
  readonly name: string;
  /** Kept as the first chat message. */
  readonly prompt?: string;
  /** Public unless told. */
  readonly privacy?: Privacy;
  /** Taken from the prompt unless told. */
  readonly description?: string;
  readonly seed?: number;
  /** What was given along with the description and is not among the files. */
  readonly references?: ProjectReferences;
};

/**
 * Creates a project of the signed-in account; answers its id. Throws `project-name-blank`, `forbidden`, `storage-full`, and
 * what `checkRoomFor` throws.
 */
export async function createProject(order: NewProjectOrder): Promise<string> {
  const id = newId();
  const prompt = order.prompt?.trim().slice(0, limits.promptMaxCharacters);
  const project = {
    id,
    ownerId: requireUser().id,
    name: cleanProjectName(order.name),
    description: order.description?.trim() || describePrompt(prompt ?? ''),
    privacy: order.privacy ?? 'public',
    seed: order.seed ?? newSeed(),
    ...(prompt ? { prompt } : {}),
    ...(order.references ? { references: order.references } : {}),
  };
  await checkRoomFor('project');
  await withDatabase((database) => addProject(database, project, stamp()));
  noteUserSave();
  return id;
}

/** Renames a project; control and direction characters are left out, at most 100 characters stay. Throws `project-name-blank`. */
export async function renameProject(projectId: string, name: string): Promise<void> {
  await change(projectId, { name: cleanProjectName(name) });
}

/**
 * Changes a project's description.
 * @public
 */
export async function describeProject(projectId: string, description: string): Promise<void> {
  await change(projectId, { description: description.trim() });
}

/** Sets a project's status; every status may follow every other. */
export async function setProjectStatus(projectId: string, status: ProjectStatus): Promise<void> {
  await change(projectId, { status });
}

/** Makes a project private or public. */
export async function setPrivacy(projectId: string, privacy: Privacy): Promise<void> {
  await change(projectId, { privacy });
}

/** Copies a project with its files and chat; answers the copy's id. */
export async function duplicateProject(projectId: string): Promise<string> {
  const copyId = newId();
  await checkRoomFor('project');
  await withDatabase(async (database) => {
    await requireOwnProject(database, projectId);
    await copyProject(database, { projectId, copyId, ownerId: requireUser().id }, stamp());
  });
  noteUserSave();
  return copyId;
}

/** Moves a project to the trash, where it stays whole for 30 days. */
export async function trashProject(projectId: string): Promise<void> {
  await change(projectId, { deletedAt: now() });
}

/** Takes a project out of the trash. */
export async function recoverProject(projectId: string): Promise<void> {
  await change(projectId, { deletedAt: null });
}

/** What can be done to many projects at once. */
export type ManyChange = Pick<ProjectChange, 'status' | 'privacy'> | 'trash' | 'recover';

/**
 * Does the same to many projects of the signed-in account in one transaction: all of them or none. Answers how many
 * there were. Throws `forbidden`, `storage-full`.
 */
export async function changeManyProjects(ids: readonly string[], asked: ManyChange): Promise<number> {
  const change = asked === 'trash' ? { deletedAt: now() } : asked === 'recover' ? { deletedAt: null } : asked;
  const order = { ids, ownerId: requireUser().id, change };
  const count = await withDatabase((database) => changeMany(database, order, now()));
  noteUserSave();
  return count;
}

/** Removes projects from the trash for good, all or none; answers how many went. Their content goes with the next sweep. */
export async function removeProjects(ids: readonly string[]): Promise<number> {
  const ownerId = requireUser().id;
  return withDatabase((database) => removeTrashed(database, ids, ownerId));
}

async function change(projectId: string, fields: ProjectChange): Promise<void> {
  await withDatabase(async (database) => {
    // What was shared for viewing may be thrown away, and nothing else.
    if (fields.deletedAt === undefined) await requireOwnProject(database, projectId);
    else await requireHeldProject(database, projectId);
    await changeProject(database, projectId, fields, now());
  });
  noteUserSave();
}
