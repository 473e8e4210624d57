import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ProjectListItem } from '@/domain/project/project';
import { logger } from '@/services/logger';
import { session } from '@/services/account/session';

const most = 50;
// A page drawn ahead of time is nobody's.
const readNobody = () => null;

/** The newest projects of who is signed in, asked for at the route that is described here. */
export function useOwnProjects() {
  const user = useSyncExternalStore(session.subscribe, session.read, readNobody);
  const [answered, setAnswered] = useState<{
    readonly userId: string;
    readonly projects: readonly ProjectListItem[];
  } | null>(null);
  const userId = user?.id ?? null;
  useEffect(() => {
    if (userId === null) return undefined;
    const controller = new AbortController();
    import('@/services/api-client')
      .then(({ fetchProjects }) => fetchProjects(controller.signal, most))
      .then((projects) => setAnswered({ userId, projects }))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) logger.error('project list not loaded', error);
      });
    return () => controller.abort();
  }, [userId]);
  return { isSignedIn: user !== null, projects: answered?.userId === userId ? answered.projects : [] };
}
