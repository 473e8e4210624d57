import { isVisibleTo } from '@/domain/project/is-visible-to';
import type { Project } from '@/domain/project/project';
import type { RouteHints, RouterOptions } from './router';
import type { SealedCache } from './sealed-cache';

/** What a route knows while it answers one request. */
export type RouteContext = RouterOptions & {
  readonly request: Request;
  readonly url: URL;
  readonly hints: RouteHints;
  readonly sealed: SealedCache;
};

/**
 * The project, when it exists, is not in the trash, and may be seen by the account signed in here. A private project
 * of somebody else looks exactly like none.
 */
export async function readVisibleProject(
  { reader }: RouteContext,
  projectId: string,
): Promise<Project | undefined> {
  const [project, accountId] = await Promise.all([
    reader.readProject(projectId),
    reader.readCurrentAccountId(),
  ]);
  return project && isVisibleTo(project, accountId) ? project : undefined;
}
