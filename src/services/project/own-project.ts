import type { User } from '@/domain/account/account';
import { AppError } from '@/domain/errors';
import { isReadOnly, type Project } from '@/domain/project/project';
import type { SitewrightDatabase } from '@/storage/database';
import { findProject } from '@/storage/project/project-store';
import { session } from '../account/session';

/** The signed-in user. Throws `forbidden` when nobody is signed in. */
export function requireUser(): User {
  const user = session.read();
  if (!user) throw new AppError('forbidden');
  return user;
}

/** A project in the signed-in account's hands, be it for viewing only. Throws `not-found`, or `forbidden` for another account's. */
export async function requireHeldProject(database: SitewrightDatabase, projectId: string): Promise<Project> {
  const project = await findProject(database, projectId);
  if (!project) throw new AppError('not-found', { path: projectId });
  if (project.ownerId !== requireUser().id) throw new AppError('forbidden');
  return project;
}

/** A project that the signed-in account may change. Throws what `requireHeldProject` throws, and `project-read-only`. */
export async function requireOwnProject(database: SitewrightDatabase, projectId: string): Promise<Project> {
  const project = await requireHeldProject(database, projectId);
  if (isReadOnly(project)) throw new AppError('project-read-only', { by: project.share?.by ?? '' });
  return project;
}
