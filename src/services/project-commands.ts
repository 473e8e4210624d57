import { limits } from '@/domain/limits';
import { describeProject as describePrompt } from '@/domain/project/describe-project';
import type { Privacy, ProjectStatus } from '@/domain/project/project';
import { withDatabase } from '@/storage/open-database';
import { duplicateProject as copyProject } from '@/storage/project/duplicate-project';
import {
  changeProject,
  createProject as addProject,
  type ProjectChange,
} from '@/storage/project/project-store';
import { now } from './clock';
import { newId, newSeed } from './ids';
import { requireOwnProject, requireUser } from './own-project';
import { cleanProjectName } from './project-name';
import { stamp } from './stamp';
import { noteUserSave } from './storage-health';

export type NewProjectOrder = {
  readonly name: string;
  /** Kept as the first chat message. */
  readonly prompt?: string;
  /** Public unless told. */
  readonly privacy?: Privacy;
  /** Taken from the prompt unless told. */
  readonly description?: string;
  readonly seed?: number;
};

/** Creates a project of the signed-in account; answers its id. Throws `project-name-blank`, `forbidden`, `storage-full`. */
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
  };
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

async function change(projectId: string, fields: ProjectChange): Promise<void> {
  await withDatabase(async (database) => {
    await requireOwnProject(database, projectId);
    await changeProject(database, projectId, fields, now());
  });
  noteUserSave();
}
