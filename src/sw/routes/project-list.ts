import type { ProjectListItem } from '@/domain/project/project';
import { respondJson } from '../respond';
import type { RouteContext } from '../route-context';

/** GET /api/projects: the projects of the account signed in here, newest first; an empty list when nobody is. */
export async function answerList({ reader }: RouteContext): Promise<Response> {
  const accountId = await reader.readCurrentAccountId();
  const owned = accountId === null ? [] : await reader.listProjects(accountId);
  const projects = owned
    .filter((project) => project.deletedAt === null)
    .toSorted((one, other) => other.updatedAt - one.updatedAt)
    .map(({ id, name, updatedAt }): ProjectListItem => {
      return { id, name, updatedAt: new Date(updatedAt).toISOString() };
    });
  return respondJson({ projects });
}
