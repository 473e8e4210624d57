import { templateOwner } from '../templates/template';
import type { Project } from './project';

/** Whether an account (null: nobody) may see a project: it is in use, and public, or the account's, or of its template. */
export function isVisibleTo(project: Project, accountId: string | null): boolean {
  if (project.deletedAt !== null) return false;
  if (project.privacy === 'public') return true;
  return (
    accountId !== null && (project.ownerId === accountId || project.ownerId === templateOwner(accountId))
  );
}
