import type { ProjectListItem } from '@/domain/project/project';
import { respondJson } from '../respond';
import type { RouteContext } from '../route-context';

/** GET /api/projects: the projects of the account signed in here, newest first; an empty list when nobody is. `?most=n` answers the newest few. */
export async function answerList({ reader, url }: RouteContext): Promise<Response> {
  const accountId = await reader.readCurrentAccountId();
  const owned =
    accountId === null ? [] : await reader.listProjects(accountId, readMost(url.searchParams.get('most')));
  const projects = owned
    .filter((project) => project.deletedAt === null)
    .toSorted((one, other) => other.updatedAt - one.updatedAt)
    .map(({ id, name, updatedAt }): ProjectListItem => {
      return { id, name, updatedAt: new Date(updatedAt).toISOString() };
    });
  return respondJson({ projects });
}

/** A whole number from 1; anything else means all. */
function readMost(asked: string | null): number | undefined {
  return asked !== null && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : undefined;
}
